import { useText } from '../../shared/text.tsx';
import type { DobroCheck } from './check.ts';

const named = ['ann', 'bo', 'cy', 'di'] as const;
const words = ['clockwise', 'counterclockwise', 'nobody', 'middle'] as const;

/** Players as the page calls them, and those that may be chosen. */
export function usePlayers({ situation, move }: DobroCheck) {
  const t = useText();
  const name = (player: string): string => {
    if (player === 'me') return t('rules:example.you');
    const number = /^rival (\d)$/.exec(player)?.[1];
    if (number !== undefined) return t('check:rival', { number });
    const word = words.find((id) => id === player);
    if (word !== undefined) return t(`rules:example.word.${word}`);
    const known = named.find((id) => id === player.toLowerCase());
    return known === undefined ? player : t(`rules:example.name.${known}`);
  };
  const said = [situation.forgot, situation.forgetful, move.forgetful].filter(
    (player) => player !== undefined && player !== 'nobody' && player !== 'middle',
  );
  const options = (none: 'nobody' | 'middle') =>
    [...new Set(['me', 'rival 1', 'rival 2', ...said, none])].flatMap(
      (player): (readonly [string, string])[] =>
        player === undefined ? [] : [[player, name(player)]],
    );
  return { name, options };
}
