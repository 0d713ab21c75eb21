import { type Format, withSayer } from '#i18n/format.ts';
import { looseTranslator, type Translator } from '#i18n/index.ts';
import { type Language, languages } from '#i18n/languages.ts';

/** A document asks for the same texts at every size that is tried, and the next one asks again. */
function remembering(language: Language): Format {
  const find = looseTranslator(language);
  const known = new Map<string, string>();
  return withSayer(find, (key, values) => {
    const name = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const text = find(key, values);
    known.set(name, text);
    return text;
  });
}

const texts = new Map<Language, Format>(languages.map((lang) => [lang, remembering(lang)]));

/** For keys put together from ids. */
export const saying = (language: Language): Format => texts.get(language) ?? remembering(language);

export function translating(language: Language): Translator {
  const say = saying(language);
  return (key, ...values) => say(key, values[0]);
}
