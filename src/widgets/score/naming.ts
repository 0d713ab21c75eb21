import { useText } from '../shared/text.tsx';

/** The name of a player, or "Player 2" while there is none. */
export function useNaming(): (name: string | undefined, seat: number) => string {
  const t = useText();
  return (name, seat) => name?.trim() || t('score:player', { number: seat + 1 });
}

/** The hint at a name that somebody else has as well, which is not a mistake. */
export function useNameHint(names: readonly string[]): (seat: number) => string | undefined {
  const t = useText();
  const shown = names.map(useNaming());
  return (seat) =>
    names[seat] && shown.filter((own) => own === shown[seat]).length > 1
      ? t('score:same-name')
      : undefined;
}
