import type { GameFormat } from '#engine/core/format/description.ts';
import { jsonSchema } from '#engine/core/format/json-schema.ts';
import type { Language } from '#i18n/languages.ts';
import { formatWords, keyWord } from '#words/format-words.ts';

const files = { judge: 'description', score: 'sheetFile' } as const;

/** The format of a file as JSON Schema, for editors that check while one types. */
export function jsonSchemaOf(
  task: keyof typeof files,
  format: GameFormat,
  language: Language = 'en',
) {
  const words = formatWords(format.game, language);
  return jsonSchema(format[files[task]], (part, key) => keyWord(words, part, key, 'about'));
}
