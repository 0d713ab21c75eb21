/** A name as it is put on a list, with what its form in the sentence says. */
export interface NameForm {
  readonly name: string;
  /** `nom`, or the cases that the form may be in; `of` where it says whose something is. */
  readonly cases: readonly string[];
}

/** „Heńkowi”, „Krzyśka”: a soft consonant is written otherwise before a vowel. */
const soft: Readonly<Record<string, string>> = { ń: 'ni', ć: 'ci', ś: 'si', ź: 'zi' };
const softened = (name: string): string =>
  name.replace(/([ńćśź])(?=ek$)/u, (letter) => soft[letter] ?? letter);

/** No name ends like this unless it is inflected: „Bartkowi”, «Димой». */
export const isInflected = (text: string): boolean => /(?:owi|iem|ой|ою|ом)$/u.test(text);

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** All that a word may be the form of, as names go: the word itself first. */
export function readNameForms(table: string): (text: string) => NameForm[] {
  const endings = table.split('\n').map((row) => {
    const [ending, instead = '', cases = ''] = row.split(' ');
    return { ending: RegExp(`${ending}$`, 'u'), instead: instead.replace('-', ''), cases };
  });
  return (text) => {
    const word = text.toLowerCase();
    const forms = endings.flatMap(({ ending, instead, cases }) =>
      word.length > 2 && ending.test(word)
        ? [{ name: capital(softened(word.replace(ending, instead))), cases: cases.split(',') }]
        : [],
    );
    return [{ name: capital(word), cases: ['nom'] }, ...forms];
  };
}
