import { usePlayerName } from '#widgets/check/shared/players.ts';
import { useFormat } from '#widgets/shared/text.tsx';
import type { DobroCheck } from './check.ts';

const words = ['clockwise', 'counterclockwise', 'nobody', 'middle'];

/** Players as the page calls them, and those that may be chosen. */
export function usePlayers({ situation, move }: DobroCheck) {
  const t = useFormat();
  const known = usePlayerName();
  const name = (player: string): string =>
    words.includes(player) ? t(`rules:example.word.${player}`) : (known(player) ?? player);
  const said = [situation.forgot, situation['forgetful-before'], move.forgetful].filter(
    (player) => player !== undefined && player !== 'nobody' && player !== 'middle',
  );
  const options = (none: 'nobody' | 'middle') =>
    [...new Set(['me', 'rival 1', 'rival 2', ...said, none])].flatMap(
      (player): (readonly [string, string])[] =>
        player === undefined ? [] : [[player, name(player)]],
    );
  return { name, options };
}
