import type { z } from 'zod';
import { type Explained, valueAt } from '#cli/explain-issue.ts';
import { describedNames, repeatedNames, situationIn, stranger } from '#cli/players.ts';
import type { GameText } from '#cli/read.ts';
import { type Situation, situationSchema } from '#engine/fort/format/situation.ts';

/** Everyone who may be named: the players on the list, and the described rivals. */
function knownPlayers({ players, rivals }: Situation): string[] | undefined {
  if (typeof players === 'object')
    return players.includes('me') ? [...players] : [...players, 'me'];
  return rivals ? ['me', ...Object.keys(rivals)] : undefined;
}

/** A list of players has everyone once, including the asker, who can't be a rival. */
function wrongPlayers({ players, rivals = {} }: Situation): Explained[] {
  const path = ['situation', 'rivals', 'me'];
  const self = 'me' in rivals ? [{ path, key: true, code: 'me-as-rival', facts: {} }] : [];
  if (typeof players !== 'object') return self;
  const list = ['situation', 'players'];
  const missing = players.includes('me') ? [] : [{ path: list, code: 'no-me', facts: {} }];
  return [...missing, ...repeatedNames(players, (at) => [...list, at]), ...self];
}

/** Names that no player has; where only a number of players is described, or nothing, any name is accepted. */
function unknownPlayers(situation: Situation, parts: unknown, schema: z.ZodType): Explained[] {
  const known = knownPlayers(situation);
  if (!known || (typeof situation.players === 'number' && known.length < situation.players))
    return [];
  return describedNames(schema, parts)
    .filter(({ name }) => !known.includes(name))
    .map(({ path, name, key }) => ({ ...stranger(name, known, path), key }));
}

/** Impossible names, as far as the list of players can be read. */
export function wrongNames(parts: unknown, schema: z.ZodType, { value }: GameText): Explained[] {
  const situation = situationIn(parts, situationSchema);
  const listed = valueAt(value, ['situation', 'players']) !== undefined;
  const unread = listed && situation.players === undefined;
  return [...wrongPlayers(situation), ...(unread ? [] : unknownPlayers(situation, parts, schema))];
}
