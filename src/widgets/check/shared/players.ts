import { useFormat } from '#widgets/shared/text.tsx';

const named = ['ann', 'bo', 'cy', 'di'];

/** What the page calls players: you, rivals by number, those of the examples by name; else undefined. */
export function usePlayerName(): (player: string) => string | undefined {
  const t = useFormat();
  return (player) => {
    if (player === 'me') return t('rules:example.you');
    const number = /^rival (\d)$/.exec(player)?.[1];
    if (number !== undefined) return t('check:rival', { number });
    const known = player.toLowerCase();
    return named.includes(known) ? t(`rules:example.name.${known}`) : undefined;
  };
}
