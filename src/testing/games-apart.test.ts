import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GameId, games, languages } from '#i18n/languages.ts';
import { entries } from '#i18n/resource.ts';
import { keyPatterns } from '#model/check/unused.ts';
import { type ResourceFile, readResources } from '#model/interface-texts.ts';
import { inProject } from '#scripts/lib/root.ts';

/** A game lives in its own folders: nobody else names it, draws for it or keeps its words. */

const read = (file: string): string => readFileSync(inProject(file), 'utf8');
const sources = globSync('{src,scripts}/**/*.{ts,tsx,astro,css,mjs}', { cwd: inProject() })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|^src\/(?:generated|testing)\//.test(file));

/** Whose folder a file stands in. */
const ownerOf = (file: string): GameId | undefined =>
  games.find((game) => new RegExp(`^(?:src/(?:engine|games)|content)/${game}/`).test(file));

/** Comments may name a game as an example. */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');

const named = new RegExp(`(?<![a-z])(?:${games.join('|')})(?![a-z])`, 'i');

describe('nobody outside the folders of a game', () => {
  // The registry lists the games; pictures, races against others and visits in other browsers are about one of them.
  const mayName =
    /^(?:src\/games\/registry\.ts|scripts\/(?:bench\/.*|audit\/main-tasks\.ts|look\.ts|screenshots\.ts))$/;
  it('names it', () => {
    const naming = sources
      .filter((file) => ownerOf(file) === undefined && !mayName.test(file))
      .flatMap((file) =>
        withoutComments(read(file))
          .split('\n')
          .filter((line) => named.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(naming).toEqual([]);
  });

  it('has a file called after it', () => {
    expect(sources.filter((file) => ownerOf(file) === undefined && named.test(file))).toEqual([]);
  });
});

describe('interface texts', () => {
  const files = readResources().filter(({ language }) => language === languages[0]);
  const keysOf = (own: readonly ResourceFile[]): string[] =>
    own.flatMap(({ namespace, resource }) =>
      [...entries(resource).keys()].map((key) => `${namespace}:${key}`),
    );
  const ofGame = (game: GameId) => files.filter(({ file }) => ownerOf(file) === game);
  const shared = keysOf(files.filter(({ file }) => ownerOf(file) === undefined));
  const own = new Map(games.map((game) => [game, keysOf(ofGame(game))]));

  it('that all games share have no key for one of them', () => {
    expect(shared.filter((key) => named.test(key))).toEqual([]);
  });

  it.each(['nobody', ...games] as const)('that %s has are not asked for by others', (asker) => {
    const mine = asker === 'nobody' ? [] : (own.get(asker) ?? []);
    const foreign = sources
      .filter((file) => (ownerOf(file) ?? 'nobody') === asker)
      .flatMap((file) =>
        keyPatterns([read(file)])
          .filter((pattern) => {
            const finds = (keys: readonly string[]) => keys.some((key) => pattern.test(key));
            const others = games.filter((game) => game !== asker);
            if (finds(shared) || finds(mine) || !others.some((game) => finds(own.get(game) ?? [])))
              return false;
            // A page of every game asks each for its own.
            return asker !== 'nobody' || !pattern.source.includes('.+');
          })
          .map((pattern) => `${file}: ${pattern.source}`),
      );
    expect(foreign).toEqual([]);
  });
});
