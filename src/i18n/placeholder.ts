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

/** What a text is filled with; several of them are joined as the language joins them. */
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

/**
 * A value in the form that its text asks for; undefined where that can't be had. A `noun` option names
 * another value (`resource`) or is the id of a word itself (`card`, `fort/pizza`).
 */
function formatted(
  value: Value | undefined,
  { format = 'nom', options }: Omit<Placeholder, 'name'>,
  { values, language, nouns }: { values: Values; language: Language; nouns: Nouns },
): string | undefined {
  if (isList(value)) {
    const said = value.map((one) =>
      formatted(one, { format, options }, { values, language, nouns }),
    );
    const type = options.join === 'or' ? 'disjunction' : 'conjunction';
    return said.every((one) => one !== undefined)
      ? new Intl.ListFormat(language, { type }).format(said)
      : undefined;
  }
  if (isNumbered(format)) {
    const { noun: name = '' } = options;
    const named = values[name];
    const noun = nouns[isWord(named) ? named.word : name];
    if (noun === undefined || typeof value !== 'number') return undefined;
    return numbered[format](noun, value, options.case ?? 'nom', language);
  }
  if (!isWord(value)) return value === undefined ? undefined : String(value);
  const noun = nouns[value.word];
  if (noun === undefined) return undefined;
  if (format === 'does') {
    const verb = agreeing(noun, options);
    const who = formatted(value, { options: {} }, { values, language, nouns });
    // Polish verbs say “you” by themselves.
    return value.word === 'you' && language === 'pl' ? verb : verb && who && `${who} ${verb}`;
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
  /** What is shown for a value that can't be had. */
  instead: (placeholder: string) => string,
): string {
  return text.replace(placeholderPattern, (whole, name: string, format?: string) => {
    const asked = format === undefined ? { options: {} } : readFormat(format);
    return formatted(values[name], asked, { values, language, nouns }) ?? instead(whole);
  });
}
