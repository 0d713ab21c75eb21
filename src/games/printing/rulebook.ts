import type { GameId, Language } from '#i18n/languages.ts';
import { fileName } from '#print/variant.ts';
import { allGames } from '../all.ts';
import { printedFiles } from './store.ts';

const rulebook = 'rulebook';

/** The rules on paper, which pages hand out without a way round by the page of all sheets. */
export interface Rulebook {
  readonly file: string;
  /** In kilobytes. */
  readonly size: number;
}

export async function rulebookOf(game: GameId, lang: Language): Promise<Rulebook | undefined> {
  const own = (await allGames()).find(({ id }) => id === game);
  if (!own?.documents.some(({ id }) => id === rulebook)) return undefined;
  const { files } = await printedFiles();
  const file = fileName({ game, lang, doc: rulebook, paper: 'a4', ink: 'colour' });
  return { file, size: Math.ceil((files[file]?.bytes ?? 0) / 1000) };
}
