import { join } from 'node:path';
import type { GameId, Language } from '#i18n/languages.ts';
import { typeset } from '#i18n/typography.ts';
import { listFiles, projectRoot, readText, savedAt } from '../files.ts';
import { type ParsedChapter, parseChapter } from './parse-chapter.ts';

const parsed = new Map<
  string,
  { readonly time: number | undefined; readonly chapter: ParsedChapter }
>();

/** Parsed once per saved version: pages ask for the same chapter again and again. */
function readChapter(root: string, file: string, game: GameId, language: Language): ParsedChapter {
  const path = join(root, file);
  const time = savedAt(root, file);
  const before = parsed.get(path);
  if (before !== undefined && before.time === time) return before.chapter;
  const chapter = parseChapter(typeset(readText(root, file), language), file, game);
  parsed.set(path, { time, chapter });
  return chapter;
}

/** All chapter files of a game in one language, sound or not, in the order of their names. */
export function readChapters(
  game: GameId,
  language: Language,
  root: string = projectRoot,
): ParsedChapter[] {
  const folder = `content/${game}/rules/${language}`;
  return listFiles(root, folder, '.mdx').map((name) =>
    readChapter(root, `${folder}/${name}`, game, language),
  );
}
