import type { Language } from '#i18n/languages.ts';

/** A name as it is put on a list, with what its form in the sentence says. */
export interface NameForm {
  readonly name: string;
  /** `nom`, or the cases that the form may be in; `of` where it says whose something is. */
  readonly cases: readonly string[];
}

/** Ending in the sentence, ending in the nominative, cases. Those that are more likely come first. */
type Ending = readonly [RegExp, string, string];

const russian: readonly Ending[] = [
  [/ин(?:а|о|ы|у|ого|ой|ым|ому|ом|ых|ыми|е)?$/u, 'я', 'of'],
  [/ин(?:а|о|ы|у|ого|ой|ым|ому|ом|ых|ыми|е)?$/u, 'а', 'of'],
  [/ии$/u, 'ия', 'gen,dat,pre'],
  [/ию$/u, 'ия', 'acc'],
  [/ией$/u, 'ия', 'ins'],
  [/(?<=[гкхжшчщ])и$/u, 'а', 'gen'],
  [/и$/u, 'я', 'gen'],
  [/ы$/u, 'а', 'gen'],
  [/у$/u, 'а', 'acc'],
  [/у$/u, '', 'dat'],
  [/(?<=[аеиоуыэюя])я$/u, 'й', 'gen,acc'],
  [/(?<=[аеиоуыэюя])ю$/u, 'й', 'dat'],
  [/ю$/u, 'я', 'acc'],
  [/ю$/u, 'ь', 'dat'],
  [/я$/u, 'ь', 'gen,acc'],
  [/(?<=[жшчщц])ей$/u, 'а', 'ins'],
  [/[её]й$/u, 'я', 'ins'],
  [/ой$/u, 'а', 'ins'],
  [/ом$/u, '', 'ins'],
  [/(?<=[аеиоуыэюя])ем$/u, 'й', 'ins'],
  [/ем$/u, 'ь', 'ins'],
  [/е$/u, 'я', 'dat,pre'],
  [/е$/u, 'а', 'dat,pre'],
  [/е$/u, '', 'pre'],
  [/е$/u, 'й', 'pre'],
  [/(?<=[бвгджзйклмнпрстфхцчшщ])а$/u, '', 'gen,acc'],
  [/ка$/u, 'ок', 'gen,acc'],
];

const polish: readonly Ending[] = [
  [/(?<=[bcdfghjlmnprstwz])ka$/u, 'ek', 'gen,acc'],
  [/(?<=[bcdfghjlmnprstwz])ka$/u, 'iek', 'gen,acc'],
  [/kowi$/u, 'ek', 'dat'],
  [/kowi$/u, 'iek', 'dat'],
  [/kiem$/u, 'iek', 'ins'],
  [/kiem$/u, 'ek', 'ins'],
  [/ku$/u, 'ek', 'loc'],
  [/(?<=[kg])i$/u, 'a', 'gen'],
  [/i$/u, 'ia', 'gen,dat,loc'],
  [/i$/u, 'a', 'gen,dat,loc'],
  [/i$/u, 'j', 'gen'],
  [/y$/u, 'a', 'gen'],
  [/i[ęe]$/u, 'ia', 'acc'],
  [/i[ąa]$/u, 'ia', 'ins'],
  [/ę$/u, 'a', 'acc'],
  [/e$/u, 'a', 'acc'],
  [/ą$/u, 'a', 'ins'],
  [/ce$/u, 'ka', 'dat,loc'],
  [/cie$/u, 'ta', 'dat,loc'],
  [/rze$/u, 'ra', 'dat,loc'],
  [/ie$/u, 'a', 'dat,loc'],
  [/ła$/u, 'eł', 'gen,acc'],
  [/la$/u, 'el', 'gen,acc'],
  [/owi$/u, '', 'dat'],
  [/iem$/u, '', 'ins'],
  [/em$/u, '', 'ins'],
  [/ego$/u, 'y', 'gen,acc'],
  [/(?<=[bcdfghjklłmnprstwzż])a$/u, '', 'gen,acc'],
];

const endings: Readonly<Record<Language, readonly Ending[]>> = { en: [], ru: russian, pl: polish };

/** „Heńkowi”, „Krzyśka”: a soft consonant is written otherwise before a vowel. */
const soft: Readonly<Record<string, string>> = { ń: 'ni', ć: 'ci', ś: 'si', ź: 'zi' };
const softened = (name: string): string =>
  name.replace(/([ńćśź])(?=ek$)/u, (letter) => soft[letter] ?? letter);

/** No name ends like this unless it is inflected: „Bartkowi”, «Димой». */
export const isInflected = (text: string): boolean => /(?:owi|iem|ой|ою|ом)$/u.test(text);

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** All that a word may be the form of, as names go: the word itself first. */
export function nameForms(text: string, language: Language): NameForm[] {
  const word = text.toLowerCase();
  const forms = endings[language].flatMap(([ending, instead, cases]) =>
    word.length > 2 && ending.test(word)
      ? [{ name: capital(softened(word.replace(ending, instead))), cases: cases.split(',') }]
      : [],
  );
  return [{ name: capital(word), cases: ['nom'] }, ...forms];
}
