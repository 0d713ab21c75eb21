import type { z } from 'zod';
import type { DescribedMove } from '#engine/fort/format/move.ts';
import { descriptionSchema, moveKinds, moveSchema } from '#engine/fort/format/schema.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { kindsOf, readMove, strayKeys } from '#engine/fort/format/written.ts';
import { type Explained, valueAt } from './explain-issue.ts';
import { unknownPlayers, wrongPlayers } from './players.ts';
import { inOrder, problemIn, type Reading, readAs, readableParts, type Text } from './read.ts';

export interface Description {
  readonly situation: Situation;
  readonly move: DescribedMove;
}

const knownKeys = Object.keys(moveSchema.shape);

/** Which move it is, and whether its keys belong together. */
function wrongMove(move: unknown): Explained[] {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return [];
  const kinds = kindsOf(move);
  const [kind, second] = kinds;
  const path = ['move'];
  if (!kind) return [{ path, code: 'no-move', facts: { kinds: moveKinds.join(', ') } }];
  if (second)
    return [
      { path: [...path, second], key: true, code: 'two-moves', facts: { value: kinds.join(', ') } },
    ];
  const stray = strayKeys(move, kind)
    .filter((key) => knownKeys.includes(key))
    .map((key) => ({ path: [...path, key], key: true, code: 'stray-key', facts: { value: key } }));
  const nobody = valueAt(move, ['claim']) === 'turn' && !('player' in move);
  return nobody ? [...stray, { path: [...path, 'player'], code: 'left-out', facts: {} }] : stray;
}

/** Names that can't be, as far as the list of players can be read. */
function wrongNames(parts: z.output<typeof descriptionSchema>, { value }: Text): Explained[] {
  const listed = valueAt(value, ['situation', 'players']) !== undefined;
  const unread = listed && parts.situation.players === undefined;
  return [...wrongPlayers(parts.situation), ...(unread ? [] : unknownPlayers(parts))];
}

/** A described Fort move, checked down to its last key; all that is wrong is told at once. */
export function readFortMove(text: Text): Reading<Description> {
  const read = readAs(text, descriptionSchema);
  const problemAt = problemIn(text.document);
  const parts = readableParts(text, descriptionSchema);
  const found = [
    ...wrongMove(valueAt(text.value, ['move'])),
    ...(parts ? wrongNames(parts, text) : []),
  ].map(problemAt);
  const misspelt = read.ok ? [] : read.problems;
  // A move without a kind has only keys that are wrong: they say more.
  const told = misspelt.some(({ entry }) => entry.startsWith('move.'))
    ? found.filter(({ code }) => code !== 'no-move')
    : found;
  const problems = inOrder([...misspelt, ...told]);
  const move = read.ok ? readMove(read.value.move) : undefined;
  return read.ok && move && problems.length === 0
    ? { ok: true, value: { situation: read.value.situation, move }, problemAt }
    : { ok: false, problems };
}
