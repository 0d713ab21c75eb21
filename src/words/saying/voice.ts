import type { Language } from '#i18n/languages.ts';
import type { Nouns, Owner } from '#i18n/nouns.ts';
import { placeholderPattern, readFormat } from '#i18n/placeholder.ts';
import type { Resource } from '#i18n/resource.ts';

/** The form that a text asks of a word: a case, a phrase of a place, or an amount of something. */
export interface Form {
  readonly format?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** A piece of a text: words as they stand, or a slot to be filled. */
type TextPart =
  | { readonly words: string; readonly folded: string }
  | { readonly slot: string; readonly form: Form | undefined };

/** What sentences are said and read with, in one language. */
export interface Voice {
  readonly language: Language;
  readonly nouns: Nouns;
  /** The pieces of a text by its key; undefined where there is no such text. */
  readonly text: (key: string) => readonly TextPart[] | undefined;
  /** The separators of a list: `", "` and `" and "`. */
  readonly joints: Joints;
  /** Whose places are meant: “my Pack” where the asker asks about themselves. */
  readonly owner?: Owner;
}

export interface Joints {
  readonly pair: string;
  readonly middle: string;
  readonly last: string;
  /** Before the last where the things themselves are lists: “…, and …”, «…, …», „… oraz …”. */
  readonly loose: string;
  /** Before the last of several clauses: “…, and …”, «…, …», „…, a …”. */
  readonly clause: string;
  /** Before the last action, if verbs alone are enough in the language; and after a clause between commas. */
  readonly action?: { readonly plain?: string; readonly behindComma: string };
  /** The beginning of an action that says where it is done: as a list, it is a clause of its own. */
  readonly there?: string;
}

function jointsOf(language: Language): Joints {
  const literals = (items: readonly string[]) =>
    new Intl.ListFormat(language)
      .formatToParts(items)
      .flatMap(({ type, value }) => (type === 'literal' ? [value] : []));
  const [pair = ' '] = literals(['a', 'b']);
  const [middle = ', ', last = ', '] = literals(['a', 'b', 'c']);
  const loose = { en: last, ru: middle, pl: ' oraz ' };
  const behindComma = `,${pair}`;
  const actions: Readonly<Partial<Record<Language, Required<Joints>['action']>>> = {
    // «добавить Кротов и Лося и получить 2 пиццы», «подражать, сбросив Лося, и получить пиццу»
    ru: { plain: pair, behindComma },
    // „odrzucić Łosia, by naśladować, i wziąć Pizzę”
    pl: { behindComma },
  };
  const action = actions[language];
  const clause = { en: last, ru: middle, pl: ', a ' }[language];
  // „zagrać Wart, a w akcji prywatnej zdobyć punkt i wyrzucić zagraną kartę”
  const there = language === 'pl' ? { there: 'w ' } : {};
  return {
    pair,
    middle,
    last,
    loose: loose[language],
    clause,
    ...(action && { action }),
    ...there,
  };
}

const small = (letter: string): string => {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
};

/** Quotation marks of each language, for nicknames and for names that are no plain words. */
export const quotes = { en: ['“', '”'], ru: ['«', '»'], pl: ['„', '”'] } as const;

/** A text for comparison, of the same length: capitals and kinds of spaces and apostrophes make no difference. */
export const folded = (text: string): string =>
  text
    .replace(/[\u00a0\u202f\n\t]/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\p{Lu}/gu, small);

const literal = (words: string): TextPart => ({ words, folded: folded(words) });

function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(placeholderPattern)) {
    const [whole, slot = '', format] = found;
    if (found.index > end) parts.push(literal(text.slice(end, found.index)));
    parts.push({ slot, form: format === undefined ? undefined : readFormat(format) });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push(literal(text.slice(end)));
  return parts;
}

/**
 * The texts of a game (`say-<game>`), and those that all games share (`say`). Texts that several parts share
 * are under `any`.
 */
export function voiceOf(
  language: Language,
  game: string,
  texts: Readonly<Record<string, Resource>>,
  nouns: Nouns,
): Voice {
  const known = new Map<string, readonly TextPart[] | undefined>();
  const find = (name: string): string | undefined => {
    const [namespace = '', path = ''] = name.split(':');
    const found = path
      .split('.')
      .reduce<string | Resource | undefined>(
        (node, key) => (typeof node === 'object' ? node[key] : undefined),
        texts[namespace],
      );
    return typeof found === 'string' ? found : undefined;
  };
  const look = (key: string): string | undefined =>
    find(`say-${game}:${key}`) ??
    find(`say-${game}:any.${key.slice(key.indexOf('.') + 1)}`) ??
    find(`say:${key}`);
  return {
    language,
    nouns,
    joints: jointsOf(language),
    text: (key) => {
      if (!known.has(key)) {
        const text = look(key);
        known.set(key, text === undefined ? undefined : partsOf(text));
      }
      return known.get(key);
    },
  };
}

const spoken = new WeakMap<Voice, Map<Owner, Voice>>();

/** The same voice where the places are those of the asker, or of somebody else. */
export function voiceFor(owner: Owner, voice: Voice): Voice {
  const known = spoken.get(voice) ?? new Map<Owner, Voice>();
  spoken.set(voice, known);
  const own = known.get(owner) ?? { ...voice, owner };
  known.set(owner, own);
  return own;
}
