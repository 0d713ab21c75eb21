import type { Language } from './languages.ts';
import {
  agreeing,
  amount,
  counted,
  inflect,
  inflectWord,
  isWord,
  knownName,
  type Nouns,
  type Word,
} from './nouns.ts';

/** What a placeholder is filled with; several values are joined in the way of the language. */
export type Value = string | number | Word | readonly Value[];
export type Values = Readonly<Record<string, Value>>;

/** `{{name}}` or `{{name, format(option: value; option: value)}}`, as i18next writes them. */
export interface Placeholder {
  readonly name: string;
  readonly format?: string;
  readonly options: Readonly<Record<string, string>>;
}

export const placeholderPattern = /\{\{\s*(\w+)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g;

export function readFormat(text: string): Pick<Placeholder, 'format' | 'options'> {
  const [, format = text, list = ''] = /^([\w-]+)\s*\(([^)]*)\)$/.exec(text) ?? [];
  const options = list
    .split(';')
    .map((option) => option.split(':').map((part) => part.trim()))
    .filter(([name]) => name);
  return { format, options: Object.fromEntries(options) };
}

/** Formats that take a number, and the noun that is counted. */
const numbered = { amount, counted } as const;
const isNumbered = (format: string): format is keyof typeof numbered => format in numbered;

const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

/** What stands before each of several things that are all not so: „ani w Gratach, ani w Plecaku”. */
const neither: Readonly<Partial<Record<Language, string>>> = { ru: 'ни', pl: 'ani' };

/** Several things in one: all of them, or with `join` one `or` the other, or none (`nor`). */
function listOf(said: readonly string[], join: string | undefined, language: Language): string {
  const not = join === 'nor' ? neither[language] : undefined;
  if (not !== undefined && said.length > 1) return said.map((one) => `${not} ${one}`).join(', ');
  const type = join === undefined ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(language, { type }).format(withOneBeginning(said, language));
}

/** The verb of several: plural, unless it is one or the other of them. Polish `p` is “you”. */
const verbOfSeveral = (
  count: number,
  { join, n, m = n, pp, p }: Readonly<Record<string, string>>,
): string | undefined => (count === 1 || join === 'or' ? m : (pp ?? p));

/** A card with a name that does not inflect: «карту Tiny». */
const isNamedCard = (value: Value): value is Word & { readonly name: string } =>
  isWord(value) && value.word === 'card' && value.name !== undefined;

/** A word of a game, as opposed to a player's name or a number of things. */
const isPlain = (value: Value): value is Word =>
  isNamedCard(value) ||
  (isWord(value) &&
    value.word.includes('/') &&
    value.name === undefined &&
    value.count === undefined);

/** A name that occurs twice is said once with its number: two Jokers, not a Joker and a Joker. */
function countedTwins(list: readonly Value[]): { one: Value; count: number }[] {
  const found: { one: Value; count: number }[] = [];
  for (const one of list) {
    const twin = found.find(
      ({ one: other }) =>
        isPlain(one) && isPlain(other) && one.word === other.word && one.name === other.name,
    );
    if (twin) twin.count++;
    else found.push({ one, count: 1 });
  }
  return found;
}

/** What several cards have in common is said once: «карты Tiny, Doc и «Шпион»». */
function cardsInOne(
  list: readonly Value[],
  format: string,
  { language, nouns }: { language: Language; nouns: Nouns },
): string | undefined {
  const hasOneHead = list.length > 1 && list.every(isPlain) && list.some(isNamedCard);
  const inCase = format.replace('card-', '');
  const head = nouns.card && inflect(nouns.card, `many-${inCase}`, language);
  if (!hasOneHead || inCase === 'nom' || head === undefined) return undefined;
  const titles = list.map((one) => {
    const noun = nouns[one.word];
    return noun && inflectWord(one, noun, 'nom', language);
  });
  if (!titles.every((title) => title !== undefined)) return undefined;
  return `${head} ${new Intl.ListFormat(language).format(titles)}`;
}

function severalOf(
  value: Value,
  count: number,
  format: string,
  { language, nouns }: { language: Language; nouns: Nouns },
): string | undefined {
  const noun = isWord(value) ? nouns[value.word] : undefined;
  if (!noun || !isWord(value)) return undefined;
  if (isNamedCard(value))
    return `${amount(noun, count, format.replace('card-', ''), language)} ${value.name}`;
  const { dress = (form) => form } = value;
  // „2 karty «Joker»”
  if (format.startsWith('card-') && nouns.card !== undefined)
    return `${amount(nouns.card, count, format.slice('card-'.length), language)} ${dress(inflect(noun, 'nom', language) ?? '')}`;
  return `${count}\u00a0${dress(counted(noun, count, format, language))}`;
}

/** In English only the first of several places has “in your”: “in your Stuff and Pack”. */
function withOneBeginning(said: readonly string[], language: Language): readonly string[] {
  const [, beginning] = /^((?:in|from|into|onto) (?:my|your|their) )/.exec(said[0] ?? '') ?? [];
  return language === 'en' && beginning && said.every((one) => one.startsWith(beginning))
    ? said.map((one, at) => (at === 0 ? one : one.slice(beginning.length)))
    : said;
}

/**
 * A value in the form that its text asks for; undefined where there is no such form. A `noun` option names
 * another value (`resource`) or is the id of a word itself (`card`, `fort/pizza`).
 */
function formatted(
  value: Value | undefined,
  { format = 'nom', options }: Omit<Placeholder, 'name'>,
  { values, language, nouns }: { values: Values; language: Language; nouns: Nouns },
): string | undefined {
  if (isList(value)) {
    const verb = verbOfSeveral(value.length, options);
    if (format === 'agree') return verb;
    const form = format === 'does' ? 'nom' : format;
    const found = countedTwins(value);
    const cards =
      found.length === value.length && options.join !== 'or'
        ? cardsInOne(value, form, { language, nouns })
        : undefined;
    if (cards !== undefined) return cards;
    const said = found.map(({ one, count }) =>
      count === 1
        ? formatted(one, { format: form, options }, { values, language, nouns })
        : severalOf(one, count, form, { language, nouns }),
    );
    if (!said.every((one) => one !== undefined)) return undefined;
    const list = listOf(said, options.join, language);
    return format === 'does' ? verb && `${list} ${verb}` : list;
  }
  if (isNumbered(format)) {
    const { noun: name = '' } = options;
    const named = values[name];
    const noun = nouns[isWord(named) ? named.word : name];
    if (noun === undefined || typeof value !== 'number') return undefined;
    return numbered[format](noun, value, options.case ?? 'nom', language);
  }
  if (!isWord(value)) {
    if (format === 'agree') return verbOfSeveral(typeof value === 'number' ? value : 1, options);
    return value === undefined ? undefined : String(value);
  }
  const noun = nouns[value.word];
  if (noun === undefined) return undefined;
  if (format === 'does') {
    const verb = agreeing(noun, options);
    const who = formatted(value, { options: {} }, { values, language, nouns });
    // Polish verbs need no word for “you”.
    return value.word === 'you' && language === 'pl' ? verb : verb && who && `${who} ${verb}`;
  }
  if (format.startsWith('card-') && nouns.card !== undefined) {
    const inCase = format.slice('card-'.length);
    const card = inflect(nouns.card, inCase, language);
    if (isNamedCard(value)) return card && `${card} ${value.name}`;
    // Where only its symbol is known the word is there already: „karta z łopatą”.
    if (value.word === 'card') return inflectWord(value, noun, inCase, language);
    const title = inflectWord(value, noun, 'nom', language);
    return card && title && `${card} ${title}`;
  }
  const known = value.name === undefined ? undefined : knownName(value.name, nouns);
  if (known !== undefined && format !== 'agree') return inflect(known, format, language);
  return format === 'agree' ? agreeing(noun, options) : inflectWord(value, noun, format, language);
}

/** A text with its values put in, each in the form that the text asks for. */
export function filled(
  text: string,
  values: Values,
  { language, nouns }: { language: Language; nouns: Nouns },
  /** What is shown for a missing value. */
  instead: (placeholder: string) => string,
): string {
  return text.replace(placeholderPattern, (whole, name: string, format?: string) => {
    const asked = format === undefined ? { options: {} } : readFormat(format);
    return formatted(values[name], asked, { values, language, nouns }) ?? instead(whole);
  });
}
