import type { Language } from '#i18n/languages.ts';

/** A name as it is put on a list, with what its form in the sentence says. */
export interface NameForm {
  readonly name: string;
  /** `nom`, or the cases that the form may be in; `of` where it says whose something is. */
  readonly cases: readonly string[];
}

/** Ending in the sentence, ending in the nominative (none: -), cases. Those that are more likely come first. */
const russian = `
  ин(?:а|о|ы|у|ого|ой|ым|ому|ом|ых|ыми|е)? я of
  ин(?:а|о|ы|у|ого|ой|ым|ому|ом|ых|ыми|е)? а of
  ии ия gen,dat,pre
  ию ия acc
  ией ия ins
  (?<=[гкхжшчщ])и а gen
  и я gen
  ы а gen
  у а acc
  у - dat
  (?<=[аеиоуыэюя])я й gen,acc
  (?<=[аеиоуыэюя])ю й dat
  ю я acc
  ю ь dat
  я ь gen,acc
  (?<=[жшчщц])ей а ins
  [её]й я ins
  ой а ins
  ом - ins
  (?<=[аеиоуыэюя])ем й ins
  ем ь ins
  е я dat,pre
  е а dat,pre
  е - pre
  е й pre
  (?<=[бвгджзйклмнпрстфхцчшщ])а - gen,acc
  ка ок gen,acc
`;

const polish = `
  (?<=[bcdfghjlmnprstwzńćśź])ka ek gen,acc
  (?<=[bcdfghjlmnprstwz])ka iek gen,acc
  kowi ek dat
  kowi iek dat
  kiem iek ins
  kiem ek ins
  ku ek loc
  owi - dat
  sia ś gen,acc
  siowi ś dat
  siem ś ins
  (?<=[kg])i a gen
  i ia gen,dat,loc
  i a gen,dat,loc
  i j gen
  y a gen
  i[ęe] ia acc
  i[ąa] ia ins
  ę a acc
  e a acc
  ą a ins
  ce ka dat,loc
  cie ta dat,loc
  rze ra dat,loc
  ie a dat,loc
  ła eł gen,acc
  la el gen,acc
  iem - ins
  em - ins
  ego y gen,acc
  (?<=[bcdfghjklłmnprstwzż])a - gen,acc
`;

const endingsOf = (rows: string) =>
  rows
    .trim()
    .split(/\n */)
    .map((row) => {
      const [ending, instead = '', cases = ''] = row.split(' ');
      return { ending: RegExp(`${ending}$`, 'u'), instead: instead.replace('-', ''), cases };
    });

/** “bens yard”: typed without the apostrophe. */
const english = 's - of';

const endings = {
  en: endingsOf(english),
  ru: endingsOf(russian),
  pl: endingsOf(polish),
} satisfies Record<Language, ReturnType<typeof endingsOf>>;

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
  const forms = endings[language].flatMap(({ ending, instead, cases }) =>
    word.length > 2 && ending.test(word)
      ? [{ name: capital(softened(word.replace(ending, instead))), cases: cases.split(',') }]
      : [],
  );
  return [{ name: capital(word), cases: ['nom'] }, ...forms];
}
