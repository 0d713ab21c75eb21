import type { WrittenMove } from '#engine/fort/format/schema.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { closest } from '#model/closest.ts';
import type { Path } from './document.ts';
import type { Explained } from './explain-issue.ts';

interface Said {
  readonly situation: Situation;
  readonly move: WrittenMove;
}

/** Everyone who may be named: those of the list, and the rivals that are described. */
function knownPlayers({ players, rivals }: Situation): string[] | undefined {
  if (typeof players === 'object')
    return players.includes('me') ? [...players] : [...players, 'me'];
  return rivals ? ['me', ...Object.keys(rivals)] : undefined;
}

function* namesSaid(situation: Situation, move: WrittenMove): Generator<[Path, string]> {
  const { first, turn, leader, rivals = {}, players } = situation;
  if (first) yield [['situation', 'first'], first];
  if (turn) yield [['situation', 'turn'], turn];
  for (const list of ['followed', 'declined'] as const)
    for (const [at, name] of (leader?.[list] ?? []).entries())
      yield [['situation', 'leader', list, at], name];
  if (typeof players === 'object')
    for (const name of Object.keys(rivals)) yield [['situation', 'rivals', name], name];
  if (move.player) yield [['move', 'player'], move.player];
  yield* rivalsIn(move, ['move']);
}

/** Rivals that choices name, wherever they stand; beside a box `of` names a card. */
function* rivalsIn(said: object, path: Path): Generator<[Path, string]> {
  for (const [name, value] of Object.entries(said)) {
    const key = Array.isArray(said) ? Number(name) : name;
    const isRival =
      key === 'rival' || (key === 'of' && !('public' in said) && !('private' in said));
    if (typeof value === 'object' && value !== null) yield* rivalsIn(value, [...path, key]);
    else if (isRival && typeof value === 'string') yield [[...path, key], value];
  }
}

/** Names that stand twice in a list, each at its second place. */
export const repeatedNames = (names: readonly string[], path: (at: number) => Path): Explained[] =>
  names.flatMap((name, at) =>
    names.indexOf(name) < at ? [{ path: path(at), code: 'same-name', facts: { value: name } }] : [],
  );

/** Names that are nobody's among the known ones, with the nearest of those. */
export const unknownNames = (
  names: readonly string[],
  known: readonly string[],
  path: (at: number) => Path,
): Explained[] =>
  names.flatMap((name, at) => (known.includes(name) ? [] : [stranger(name, known, path(at))]));

function stranger(name: string, known: readonly string[], path: Path): Explained {
  const suggestion = closest(name, known);
  return {
    path,
    code: 'unknown-player',
    facts: { value: name },
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** A list of players holds everyone once, the asker among them, who is nobody's rival. */
export function wrongPlayers({ players, rivals = {} }: Situation): Explained[] {
  const path = ['situation', 'rivals', 'me'];
  const self = 'me' in rivals ? [{ path, key: true, code: 'me-as-rival', facts: {} }] : [];
  if (typeof players !== 'object') return self;
  const list = ['situation', 'players'];
  const missing = players.includes('me') ? [] : [{ path: list, code: 'no-me', facts: {} }];
  return [...missing, ...repeatedNames(players, (at) => [...list, at]), ...self];
}

/** Names that are nobody's: with a number of players, or nobody described, any name is taken. */
export function unknownPlayers({ situation, move }: Said): Explained[] {
  const known = knownPlayers(situation);
  if (!known || (typeof situation.players === 'number' && known.length < situation.players))
    return [];
  return [...namesSaid(situation, move)]
    .filter(([, name]) => !known.includes(name))
    .map(([path, name]) => stranger(name, known, path));
}
