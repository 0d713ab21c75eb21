import { useText } from '../shared/text.tsx';

/** The name of a player, or "Player 2" while there is none. */
export function useNaming(): (name: string | undefined, seat: number) => string {
  const t = useText();
  return (name, seat) => name?.trim() || t('score:player', { number: seat + 1 });
}
