import type { Language } from '#i18n/languages.ts';

/** The name of a player as it is put on a list: out of the genitive, where the sentence has it there. */
const genitives: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [[/['’]?s$/, '']],
  ru: [
    [/(?<=[гкхжшчщ])и$/u, 'а'],
    [/(?<=[аеёиоуыэюя])и$/u, 'я'],
    [/и$/u, 'я'],
    [/ы$/u, 'а'],
    [/(?<=[аеёиоуыэюя])я$/u, 'й'],
    [/я$/u, 'ь'],
    [/(?<=[бвгджзйклмнпрстфхцчшщ])а$/u, ''],
  ],
  pl: [
    [/(?<=[nsczd])i$/u, 'ia'],
    [/(?<=[kg])i$/u, 'a'],
    [/y$/u, 'a'],
    [/(?<=[bcdfghjklłmnprstwzż])a$/u, ''],
  ],
};

export function nominative(name: string, language: Language, known: readonly string[]): string {
  for (const [ending, instead] of genitives[language]) {
    if (!ending.test(name)) continue;
    const first = name.replace(ending, instead);
    // Anna in “Anna played” is a nominative already.
    return known.includes(name) ? name : first;
  }
  return name;
}
