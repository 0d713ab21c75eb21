import { z } from 'zod';
import { type GameId, games } from '#i18n/languages.ts';
import { projectRoot, readChecked } from './files.ts';
import { remember } from './remember.ts';
import { readChapters } from './rules/read-chapters.ts';
import { sourceLanguage } from './rules/translation.ts';
import { clauseIdSchema } from './schemas/names.ts';

/**
 * content/changes.yaml: the versions of the rules texts. Each holds the fingerprints of the English
 * clauses that were new or changed then; `null` stands for a clause that was taken out.
 */
export const changesFile = 'content/changes.yaml';

const fingerprint = z.string().regex(/^[0-9a-f]{8}$/, 'is not a fingerprint of eight hex digits');
const versionSchema = z.strictObject({
  version: z.int().min(1),
  date: z.iso.date(),
  clauses: z.partialRecord(z.enum(games), z.record(clauseIdSchema, fingerprint.nullable())),
});
const changesSchema = z.array(versionSchema).min(1);
export type TextVersion = z.infer<typeof versionSchema>;

export const readChanges = (root: string = projectRoot): TextVersion[] =>
  readChecked(changesSchema, root, changesFile);

type Prints = ReadonlyMap<string, string>;

/** The clauses of a game as they are now, each with its fingerprint. */
export const printsNow = (game: GameId, root: string = projectRoot): Prints =>
  new Map(
    readChapters(game, sourceLanguage, root).flatMap(({ clauses }) =>
      clauses.map(({ id, revision }) => [id, revision] as const),
    ),
  );

/** The clauses of a game as a version left them. */
export function printsOf(versions: readonly TextVersion[], game: GameId): Prints {
  const prints = new Map<string, string>();
  for (const { clauses } of versions)
    for (const [id, print] of Object.entries(clauses[game] ?? {}))
      if (print === null) prints.delete(id);
      else prints.set(id, print);
  return prints;
}

export interface Difference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export function difference(before: Prints, after: Prints): Difference {
  const ids = [...after.keys()];
  return {
    added: ids.filter((id) => !before.has(id)),
    changed: ids.filter((id) => before.has(id) && before.get(id) !== after.get(id)),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  };
}

export const isNothing = ({ added, changed, removed }: Difference): boolean =>
  added.length + changed.length + removed.length === 0;

/** The version after these, if anything has changed since. */
export function nextVersion(
  versions: readonly TextVersion[],
  date: string,
  root: string = projectRoot,
): TextVersion | undefined {
  const clauses = Object.fromEntries(
    games.flatMap((game) => {
      const after = printsNow(game, root);
      const { added, changed, removed } = difference(printsOf(versions, game), after);
      const own = [
        ...[...after].filter(([id]) => added.includes(id) || changed.includes(id)),
        ...removed.map((id) => [id, null] as const),
      ];
      return own.length === 0 ? [] : [[game, Object.fromEntries(own)] as const];
    }),
  );
  if (Object.keys(clauses).length === 0) return undefined;
  return { version: (versions.at(-1)?.version ?? 0) + 1, date, clauses };
}

export interface TextHistory {
  /** The last version that was recorded. */
  readonly version: number;
  readonly date: string;
  /** What it changed in the texts of each game, and what has changed since. */
  readonly inIt: ReadonlyMap<GameId, Difference>;
  readonly since: ReadonlyMap<GameId, Difference>;
}

const ofGames = (of: (game: GameId) => Difference): ReadonlyMap<GameId, Difference> =>
  new Map(games.map((game) => [game, of(game)]));

/** What the last version changed in the rules texts, and what has changed since. */
export const textHistory = remember((root: string = projectRoot): TextHistory => {
  const versions = readChanges(root);
  const { version, date } = versions.at(-1) ?? { version: 0, date: '' };
  const before = versions.slice(0, -1);
  return {
    version,
    date,
    inIt: ofGames((game) => difference(printsOf(before, game), printsOf(versions, game))),
    since: ofGames((game) => difference(printsOf(versions, game), printsNow(game, root))),
  };
});
