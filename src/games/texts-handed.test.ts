import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { inProject } from '#scripts/lib/root.ts';
import { surroundingsOf } from '#widgets/shared/surroundings.ts';
import { needs as dobroCheck } from './dobro/widgets/check/needs.ts';
import { needs as dobroScore } from './dobro/widgets/score/needs.ts';
import { needs as fortCheck } from './fort/widgets/check/needs.ts';
import { needs as fortScore } from './fort/widgets/score/needs.ts';

/** A page hands its widget only the texts that the widget says: a key that is missing would be shown as it is. */

const source = inProject('src');

/** What a module says and imports, without what only names a type. */
function read(file: string): string {
  const text = readFileSync(file, 'utf8');
  return text.replaceAll(/import type [^;]*;|\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
}

/** The texts of all modules that a widget may load, now or later. */
function modulesOf(entry: string): string[] {
  const files = new Set([join(source, entry)]);
  for (const file of files)
    for (const [, path = ''] of read(file).matchAll(
      /(?:from|import\(|new URL\()\s*'([#.][^']+\.tsx?)'/g,
    )) {
      const found = path.startsWith('#')
        ? join(source, path.slice(1))
        : resolve(dirname(file), path);
      if (existsSync(found)) files.add(found);
    }
  return [...files].map(read);
}

/** `games:share`: the namespace and the chapter of every key that stands in the code. */
const keysOf = (modules: readonly string[]): Set<string> =>
  new Set(
    modules.flatMap((text) =>
      [...text.matchAll(/['"`]([a-z][a-z-]*:[a-z][a-z-]*)/g)].map(([, key = '']) => key),
    ),
  );

describe.each([
  ['fort', 'check', fortCheck],
  ['fort', 'score', fortScore],
  ['dobro', 'check', dobroCheck],
  ['dobro', 'score', dobroScore],
] as const)('%s: the widget of %s', (game, widget, needs) => {
  const keys = keysOf(modulesOf(`games/${game}/widgets/${widget}/widget.tsx`));

  it.each(languages)('is handed all that it says in %s', (language) => {
    const { texts } = surroundingsOf(language, game, needs);
    const missing = [...keys].filter((key) => {
      const [of = '', chapter = ''] = key.split(':');
      const handed = texts[of];
      return (
        handed !== undefined &&
        !Object.keys(handed).some((name) => name === chapter || name.startsWith(`${chapter}_`))
      );
    });
    expect(keys.size).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});
