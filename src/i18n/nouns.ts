import type { Language } from './languages.ts';

/**
 * Words that inflect. A term or a card name carries its forms as data (content/<game>/forms/<language>.yaml);
 * a text asks for one by name: `{{place, from}}`, `{{card, gen}}`, `{{need, amount(noun: resource; case: acc)}}`.
 */

/** Cases in the order in which the data lists them. English has one form for all of them. */
export const cases = {
  en: ['nom'],
  ru: ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'],
  pl: ['nom', 'gen', 'dat', 'acc', 'ins', 'loc', 'voc'],
} as const satisfies Record<Language, readonly string[]>;

/** Phrases of a place: “in the Pack”, “from the Pack”, “into the Pack”. */
export const placePhrases = ['in', 'from', 'into'] as const;
type PlacePhrase = (typeof placePhrases)[number];

/** m, f, n as in grammars; Polish splits m into persons, animals and things; p: plural only, pp: of persons. */
export const genders = ['m', 'f', 'n', 'p', 'mp', 'ma', 'mi', 'pp'] as const;
type Gender = (typeof genders)[number];

export interface Noun {
  /** Left out in English. */
  readonly gender?: Gender;
  /** The singular by case; left out where the word is plural only. */
  readonly one?: readonly string[];
  readonly many: readonly string[];
  /** After 2, 3 and 4, where the genitive singular will not do: «2 победных очка». */
  readonly few?: string;
  /** For the kind rather than a number of things, where that is not the plural: «взял пиццу», but «взял игрушки». */
  readonly kind?: readonly string[];
  /** English: “Bug’s”, “a shovel”. */
  readonly of?: string;
  readonly article?: string;
  /** Amounts that have a word of their own: “once”, “twice”. */
  readonly spelled?: Readonly<Record<string, string>>;
  readonly in?: string;
  readonly from?: string;
  readonly into?: string;
  /** A nickname printed in this language: questions put it in quotation marks, as answers do. */
  readonly quoted?: true;
  /** English: a place that every player has, which can be “my” or “your” own. */
  readonly own?: boolean;
}

/** Nouns by id; both games know some words, so ids begin with the game: `fort/hand`. */
export type Nouns = Readonly<Record<string, Noun>>;

/** A word to be inflected by the text that it is put into; by itself it reads as its nominative. */
export interface Word {
  readonly word: string;
  /** How many there are: “2 pizza”. */
  readonly count?: number;
  /**
   * The name of the person or thing: by itself in the nominative, after the word in other cases
   * («у игрока Max», «карту Tiny»).
   */
  readonly name?: string;
  /** Adds something around its form: quotation marks, a number. */
  readonly dress?: (form: string) => string;
  toString(): string;
}

export const isWord = (value: unknown): value is Word =>
  typeof value === 'object' && value !== null && 'word' in value;

/** Names of players whose forms are known, those of the examples: they inflect by themselves («у Ани»). */
export const knownName = (name: string, nouns: Nouns): Noun | undefined =>
  Object.entries(nouns).find(([id, { one }]) => id.startsWith('player-') && one?.[0] === name)?.[1];

const isPlace = (form: string): form is PlacePhrase =>
  placePhrases.some((phrase) => phrase === form);

/** Whose a place is, in English: `from-my`, “from my Pack”; a place of all players stays as it is. */
export const owners = ['my', 'your', 'their', 'the'] as const;
export type Owner = (typeof owners)[number];

/** The phrase of a place that belongs to somebody; undefined for any other form. */
function ownPlace(noun: Noun, form: string): string | undefined {
  const [phrase = '', owner] = form.split('-');
  if (!isPlace(phrase) || !owners.some((each) => each === owner)) return undefined;
  const [preposition] = noun[phrase]?.split(' ') ?? [];
  return noun.own ? `${preposition} ${owner} ${(noun.one ?? noun.many)[0]}` : noun[phrase];
}

/** The form of a place that belongs to somebody; any other form stays as it is. */
export const formOfOwner = (form: string, owner: Owner | undefined): string =>
  owner !== undefined && isPlace(form) ? `${form}-${owner}` : form;

function caseOf(forms: readonly string[], name: string, language: Language): string | undefined {
  const at = (cases[language] as readonly string[]).indexOf(name);
  return at < 0 ? undefined : forms[Math.min(at, forms.length - 1)];
}

/** «с лопаткой», but «со скейтбордом»; „z łopatą”, but „ze skuterem”: before a cluster that begins alike. */
const withPrepositions: Readonly<Partial<Record<Language, readonly [string, string, RegExp]>>> = {
  ru: ['с', 'со', /^[сзшж][бвгджзклмнпрстфхцчшщ]/iu],
  pl: ['z', 'ze', /^[szśźż][bcdfghjklłmnprstwzż]/iu],
};

function withNoun(noun: Noun, language: Language): string | undefined {
  const [plain, longer, cluster] = withPrepositions[language] ?? [];
  const form = caseOf(noun.one ?? noun.many, 'ins', language);
  return form && `${cluster?.test(form) ? longer : plain} ${form}`;
}

/** A form of a noun: a case, `many` or `many-` or `kind-` and a case, a phrase of a place, or an English helper. */
export function inflect(noun: Noun, form: string, language: Language): string | undefined {
  if (isPlace(form)) return noun[form];
  const own = ownPlace(noun, form);
  if (own !== undefined) return own;
  const [nominative = ''] = noun.one ?? noun.many;
  if (form === 'a') return noun.article ? `${noun.article} ${nominative}` : nominative;
  if (form === 'of') return noun.of ?? `${nominative}’s`;
  if (form === 'with') return withNoun(noun, language);
  if (form === 'many') return noun.many[0];
  if (form.startsWith('many-')) return caseOf(noun.many, form.slice(5), language);
  if (form.startsWith('kind-')) return caseOf(noun.kind ?? noun.many, form.slice(5), language);
  return caseOf(noun.one ?? noun.many, form, language);
}

/** The noun alone, as it follows a number: «пиццу», «пиццы», «пицц». */
export function counted(noun: Noun, count: number, name: string, language: Language): string {
  const { one = noun.many, many } = noun;
  const inCase = (forms: readonly string[], which: string) =>
    caseOf(forms, which, language) ?? forms[0] ?? '';
  const category = new Intl.PluralRules(language).select(count);
  if (category === 'one') return inCase(one, name);
  if (language === 'en') return inCase(many, 'nom');
  // Only the nominative, and the accusative like it, take the genitive after a number.
  if (name !== 'nom' && name !== 'acc') return inCase(many, name);
  if (category === 'many') return inCase(many, 'gen');
  if (category === 'other') return inCase(one, 'gen');
  if (noun.few !== undefined) return noun.few;
  if (language === 'ru') return inCase(one, 'gen');
  // Polish: «2 karty», but of persons «2 rywali».
  return noun.gender === 'mp' || noun.gender === 'pp' ? inCase(many, 'gen') : inCase(many, 'nom');
}

/** Number and noun, which no line break parts: “2 pizza”. */
export const amount = (noun: Noun, count: number, name: string, language: Language): string =>
  noun.spelled?.[count] ?? `${count}\u00a0${counted(noun, count, name, language)}`;

/** A word as a text asks for it, with its number, name or dress. */
export function inflectWord(
  { count, name, dress = (form) => form }: Word,
  noun: Noun,
  form: string,
  language: Language,
): string | undefined {
  if (count !== undefined) return dress(amount(noun, count, form, language));
  const plain = inflect(noun, form, language);
  if (name !== undefined) {
    if (form === 'of') return `${name}’s`;
    return form === 'nom' || language === 'en' ? name : plain && `${plain} ${name}`;
  }
  // A number or a printed name comes before the English ending: “rival 1’s”.
  if (form === 'of' && noun.of === undefined)
    return `${dress(inflect(noun, 'nom', language) ?? '')}’s`;
  return plain && dress(plain);
}

/** The word of a choice that agrees with a noun: masculine, feminine, neuter or plural. */
export function agreeing(
  { gender, one }: Noun,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const kind = one === undefined ? 'p' : (gender ?? 'n').charAt(0);
  return words[gender ?? kind] ?? words[kind];
}
