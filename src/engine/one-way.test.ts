import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const engine = resolve('src/engine');

/** The folder of a file inside its game; a file that stands beside the folders counts by itself. */
function partOf(game: string, file: string): string {
  const path = relative(join(engine, game), file).split('/');
  return path.length > 1 ? path.slice(0, -1).join('/') : (path[0] ?? '');
}

/** Which parts of a game each part imports, tests aside. */
function importsOf(game: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = readdirSync(join(engine, game), { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => /(?<!\.test)\.ts$/.test(file))) {
    const file = join(engine, game, name);
    const part = partOf(game, file);
    const others = found.get(part) ?? new Set();
    found.set(part, others);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/ from '([#.][^']+)'/g)) {
      const target = from.startsWith('#')
        ? resolve('src', from.slice(1))
        : resolve(dirname(file), from);
      if (target.startsWith(join(engine, game, '/')) && partOf(game, target) !== part)
        others.add(partOf(game, target));
    }
  }
  return found;
}

/** A way along the imports that comes back to where it began. */
function cycleIn(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const done = new Set<string>();
  const follow = (part: string, way: readonly string[]): readonly string[] => {
    if (way.includes(part)) return [...way.slice(way.indexOf(part)), part];
    if (done.has(part)) return [];
    for (const other of imports.get(part) ?? []) {
      const cycle = follow(other, [...way, part]);
      if (cycle.length > 0) return cycle;
    }
    done.add(part);
    return [];
  };
  return [...imports.keys()].map((part) => follow(part, [])).find((way) => way.length > 0) ?? [];
}

it.each(['fort', 'dobro'])('folders of %s import one way', (game) => {
  const imports = importsOf(game);
  expect(imports.size).toBeGreaterThan(5);
  expect(cycleIn(imports)).toEqual([]);
});

it.each(['fort', 'dobro'])(
  'the judge of %s and whole games are not built on each other',
  (game) => {
    const imports = [...importsOf(game)];
    const madeOf = (part: string) =>
      imports.flatMap(([from, others]) => (from.startsWith(part) ? [...others] : []));
    expect(madeOf('judging')).toContain('rules');
    expect(madeOf('judging').filter((other) => other.startsWith('playing'))).toEqual([]);
    expect(madeOf('playing').filter((other) => other.startsWith('judging'))).toEqual([]);
  },
);

it('finds a cycle', () => {
  const imports = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set<string>()],
    ['d', new Set(['b'])],
  ]);
  expect(cycleIn(imports)).toEqual(['b', 'd', 'b']);
});
