import { isList } from '#engine/core/unknown-data.ts';
import { usePlayerName } from '#widgets/check/shared/players.ts';
import { useFormat } from '#widgets/shared/text.tsx';
import type { DobroCheck } from './check.ts';

const words = ['clockwise', 'counterclockwise', 'nobody', 'middle'];

/** What the page calls players, and which may be chosen. */
export function usePlayers({ situation: { players, forgot, ...situation }, move }: DobroCheck) {
  const t = useFormat();
  const known = usePlayerName();
  const name = (player: string): string =>
    words.includes(player) ? t(`rules:example.word.${player}`) : (known(player) ?? player);
  const said = [forgot, situation['forgetful-before'], move.forgetful].filter(
    (player) => player !== undefined && !words.includes(player),
  );
  /** Everybody known at the table, and the other possible answers. */
  const options = (...also: readonly (string | undefined)[]) =>
    [...new Set([...(isList(players) ? players : ['me', 'rival 1', 'rival 2']), ...said, ...also])]
      .filter((player) => player !== undefined)
      .map((player) => [player, name(player)] as const);
  return { name, options };
}
