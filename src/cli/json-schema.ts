import { jsonSchema } from '#engine/core/format/json-schema.ts';
import { dobroFormat } from '#engine/dobro/format/schema.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { formatWords, keyWord } from '#words/format-words.ts';

const formats = { fort: fortFormat, dobro: dobroFormat };
const files = { judge: 'description', score: 'sheetFile' } as const;

/** The format of a file as JSON Schema, for editors that check while one types. */
export function jsonSchemaOf(task: keyof typeof files, game: GameId, language: Language = 'en') {
  const words = formatWords(game, language);
  return jsonSchema(formats[game][files[task]], (part, key) => keyWord(words, part, key, 'about'));
}
