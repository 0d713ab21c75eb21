import type { z } from 'zod';
import { said } from '#engine/core/format/walk.ts';
import { type Situation, situationSchema } from '#engine/fort/format/situation.ts';
import { closest } from '#model/closest.ts';
import type { Path } from './document.ts';
import { type Explained, valueAt } from './explain-issue.ts';
import type { Text } from './read.ts';

interface NameSaid {
  readonly path: Path;
  readonly name: string;
  /** It is a key: `rivals: {Ann: …}`. */
  readonly key: boolean;
}

/** The players that a description names, wherever its format has a name, the list of players aside. */
export const namesSaid = (schema: z.ZodType, description: unknown): NameSaid[] =>
  [...said(schema, description)].flatMap(({ path, value, meaning, key = false }) =>
    (meaning.is === 'player' || meaning.is === 'rival') &&
    typeof value === 'string' &&
    path[1] !== 'players'
      ? [{ path, name: value, key }]
      : [],
  );

/** Everyone who may be named: those of the list, and the rivals that are described. */
function knownPlayers({ players, rivals }: Situation): string[] | undefined {
  if (typeof players === 'object')
    return players.includes('me') ? [...players] : [...players, 'me'];
  return rivals ? ['me', ...Object.keys(rivals)] : undefined;
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
function wrongPlayers({ players, rivals = {} }: Situation): Explained[] {
  const path = ['situation', 'rivals', 'me'];
  const self = 'me' in rivals ? [{ path, key: true, code: 'me-as-rival', facts: {} }] : [];
  if (typeof players !== 'object') return self;
  const list = ['situation', 'players'];
  const missing = players.includes('me') ? [] : [{ path: list, code: 'no-me', facts: {} }];
  return [...missing, ...repeatedNames(players, (at) => [...list, at]), ...self];
}

/** The situation of what could be read; nothing, where that is not enough. */
export const situationIn = <Schema extends z.ZodType>(
  parts: unknown,
  schema: Schema,
): Partial<z.output<Schema>> => schema.safeParse(valueAt(parts, ['situation'])).data ?? {};

/** Names that are nobody's: with a number of players, or nobody described, any name is taken. */
function unknownPlayers(situation: Situation, parts: unknown, schema: z.ZodType): Explained[] {
  const known = knownPlayers(situation);
  if (!known || (typeof situation.players === 'number' && known.length < situation.players))
    return [];
  return namesSaid(schema, parts)
    .filter(({ name }) => !known.includes(name))
    .map(({ path, name, key }) => ({ ...stranger(name, known, path), key }));
}

/** Names that can't be, as far as the list of players can be read. */
export function wrongFortNames(parts: unknown, schema: z.ZodType, { value }: Text): Explained[] {
  const situation = situationIn(parts, situationSchema);
  const listed = valueAt(value, ['situation', 'players']) !== undefined;
  const unread = listed && situation.players === undefined;
  return [...wrongPlayers(situation), ...(unread ? [] : unknownPlayers(situation, parts, schema))];
}
