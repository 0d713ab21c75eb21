import { same } from '#engine/core/same.ts';
import { isRecord } from '#engine/core/unknown-data.ts';
import { amount, formOfOwner, inflect, type Noun, type Owner } from '#i18n/nouns.ts';
import { type Form, folded, quotes, type Voice, voiceFor } from './voice.ts';

/**
 * A phrase says a value, and reads it back: both from the same text, so that what the site says is also
 * what it understands. Texts ask for forms by name; a slot that asks for none takes the form that is asked
 * of the whole.
 */

export type Path = readonly (string | number)[];

/** A part of a sentence, and the value of the description that it says. */
export interface Segment {
  readonly text: string;
  readonly path?: Path;
}

/** The text that is read, as written and folded for comparison. */
export interface ReadLine {
  readonly own: string;
  readonly text: string;
}

export interface Found {
  readonly value: unknown;
  readonly end: number;
}

export interface Phrase {
  /** Undefined where the value can't be said like this. */
  readonly say: (value: unknown, path: Path, form: Form, voice: Voice) => Segment[] | undefined;
  /** Every way to read the line from here on. */
  readonly read: (line: ReadLine, from: number, form: Form, voice: Voice) => Iterable<Found>;
}

export const lineOf = (text: string): ReadLine => ({ own: text, text: folded(text) });

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

const endOfFolded = (line: ReadLine, from: number, own: string): number | undefined => {
  if (!line.text.startsWith(own, from)) return undefined;
  const end = from + own.length;
  return isLetter(own.at(-1)) && isLetter(line.text[end]) ? undefined : end;
};

/** The end of a text that occurs here as a whole word; undefined where it does not. */
export const endOf = (line: ReadLine, from: number, text: string): number | undefined =>
  endOfFolded(line, from, folded(text));

const caseOf = ({ format }: Form): string => format ?? 'nom';

const inflected = (noun: Noun, form: Form, { language, owner }: Voice): string | undefined => {
  const own = inflect(noun, formOfOwner(caseOf(form), owner), language);
  if (own === undefined || noun.quoted === undefined) return own;
  const [open, close] = quotes[language];
  return `${open}${own}${close}`;
};

/** One of some words that inflect: a card, a place, a suit. */
export const word = (ids: readonly string[], nounOf: (id: string) => string): Phrase => {
  const formOf = (id: string, form: Form, voice: Voice): string | undefined => {
    const noun = voice.nouns[nounOf(id)];
    return noun && inflected(noun, form, voice);
  };
  /** The forms that begin with a letter, by voice, case and letter. */
  const known = new WeakMap<Voice, Map<string, Map<string, [string, string][]>>>();
  const formsIn = (voice: Voice, form: Form): Map<string, [string, string][]> => {
    const cases = known.get(voice) ?? new Map<string, Map<string, [string, string][]>>();
    known.set(voice, cases);
    const found = cases.get(caseOf(form));
    if (found) return found;
    const letters = new Map<string, [string, string][]>();
    for (const id of ids) {
      const own = folded(formOf(id, form, voice) ?? '');
      const first = own.charAt(0);
      if (own !== '') letters.set(first, [...(letters.get(first) ?? []), [own, id]]);
    }
    cases.set(caseOf(form), letters);
    return letters;
  };
  return {
    say: (value, path, form, voice) => {
      const id = ids.find((each) => each === value);
      const text = id === undefined ? undefined : formOf(id, form, voice);
      if (id === undefined || text === undefined) return undefined;
      return [{ text, path }];
    },
    *read(line, from, form, voice) {
      for (const [own, id] of formsIn(voice, form).get(line.text.charAt(from)) ?? []) {
        const end = endOfFolded(line, from, own);
        if (end !== undefined) yield { value: id, end };
      }
    },
  };
};

const sayAmount = (
  count: number,
  { format, options = {} }: Form,
  { nouns, language }: Voice,
): string => {
  const noun = format === 'amount' ? nouns[options.noun ?? ''] : undefined;
  return noun ? amount(noun, count, options.case ?? 'nom', language) : String(count);
};

/** A number, or an amount of what the text names: `{{value, amount(noun: card; case: acc)}}`. */
export const number: Phrase = {
  say: (value, path, form, voice) =>
    typeof value === 'number' ? [{ text: sayAmount(value, form, voice), path }] : undefined,
  *read(line, from, form, voice) {
    const [digits] = /^-?\d+/.exec(line.text.slice(from)) ?? [];
    const spelled = Object.keys(voice.nouns[form.options?.noun ?? '']?.spelled ?? {});
    for (const value of (digits === undefined ? spelled : [digits]).map(Number)) {
      const end = endOf(line, from, sayAmount(value, form, voice));
      if (end !== undefined) yield { value, end };
    }
  },
};

/** An amount of one thing, in the case that the text asks for. */
export const counted = (noun: string): Phrase => {
  const inCase = (form: Form): Form => ({
    format: 'amount',
    options: { noun, case: caseOf(form) },
  });
  return {
    say: (value, path, form, voice) => number.say(value, path, inCase(form), voice),
    read: (line, from, form, voice) => number.read(line, from, inCase(form), voice),
  };
};

/** A slot of a text: the value itself, one of its keys, or a word or number that is always the same. */
export interface Slot {
  readonly at?: string;
  readonly phrase?: Phrase;
  readonly noun?: string;
}

const withoutForm: Form = {};

/** The values for the slots of a text; undefined unless there is a slot for each. */
function valuesFor(
  value: unknown,
  slots: Readonly<Record<string, Slot>>,
): ((at: string | undefined) => unknown) | undefined {
  const keys = [
    ...new Set(Object.values(slots).flatMap(({ at }) => (at === undefined ? [] : [at]))),
  ];
  if (keys.length === 0) return () => value;
  if (!isRecord(value)) return undefined;
  const said = Object.keys(value).filter((key) => value[key] !== undefined);
  if (said.length !== keys.length || !keys.every((key) => said.includes(key))) return undefined;
  return (at) => value[at ?? ''];
}

/** A text with its slots. */
export const text = (key: string, slots: Readonly<Record<string, Slot>>): Phrase => ({
  say: (value, path, form, voice) => {
    const parts = voice.text(key);
    if (parts === undefined)
      throw new Error(
        `no text says "${key}" in ${voice.language}\n  → add it to say-<game>.json, in the form that other values of its kind have`,
      );
    const valueAt = valuesFor(value, slots);
    if (valueAt === undefined) return undefined;
    const said: Segment[] = [];
    for (const part of parts) {
      if ('words' in part) {
        said.push({ text: part.words });
        continue;
      }
      const { at, phrase, noun } = slots[part.slot] ?? {};
      const own = part.form ?? form;
      if (noun !== undefined) {
        const known = voice.nouns[noun];
        said.push({ text: (known && inflected(known, own, voice)) ?? noun });
        continue;
      }
      const inside = phrase?.say(valueAt(at), at === undefined ? path : [...path, at], own, voice);
      if (inside === undefined) return undefined;
      said.push(...inside);
    }
    return said;
  },
  *read(line, from, form, voice) {
    const parts = voice.text(key) ?? [];
    const hasKeys = Object.values(slots).some(({ at }) => at !== undefined);
    function* rest(at: number, here: number, value: unknown): Generator<Found> {
      const part = parts[at];
      if (part === undefined) {
        yield { value, end: here };
        return;
      }
      if ('words' in part) {
        if (line.text.startsWith(part.folded, here))
          yield* rest(at + 1, here + part.folded.length, value);
        return;
      }
      const { at: name, phrase, noun } = slots[part.slot] ?? {};
      const own = part.form ?? form;
      if (noun !== undefined) {
        const known = voice.nouns[noun];
        const end = endOf(line, here, (known && inflected(known, own, voice)) ?? noun);
        if (end !== undefined) yield* rest(at + 1, end, value);
        return;
      }
      for (const found of phrase?.read(line, here, own, voice) ?? []) {
        const next =
          name === undefined
            ? found.value
            : { ...(isRecord(value) ? value : {}), [name]: found.value };
        yield* rest(at + 1, found.end, next);
      }
    }
    if (parts.length > 0) yield* rest(0, from, hasKeys ? {} : undefined);
  },
});

/** A text that says one thing: yes, no, nobody. Undefined stands for an empty list or object. */
export const constant = (
  value: unknown,
  key: string,
  slots: Readonly<Record<string, Slot>> = {},
): Phrase => {
  const { say, read } = text(key, slots);
  return {
    say: (said, path, form, voice) => {
      if (!same(said, value)) return undefined;
      const words = say(undefined, path, form, voice);
      return words && [{ text: words.map((each) => each.text).join(''), path }];
    },
    *read(line, from, form, voice) {
      for (const { end } of read(line, from, form, voice)) yield { value, end };
    },
  };
};

/** Says a value in the first way that can; reads any of them. */
export const oneOf = (...ways: readonly Phrase[]): Phrase => ({
  say: (value, path, form, voice) => {
    for (const way of ways) {
      const said = way.say(value, path, form, voice);
      if (said !== undefined) return said;
    }
    return undefined;
  },
  *read(line, from, form, voice) {
    for (const way of ways) yield* way.read(line, from, form, voice);
  },
});

/** The same, but only for some values. */
export const when = (accept: (value: unknown) => boolean, { say, read }: Phrase): Phrase => ({
  say: (value, ...rest) => (accept(value) ? say(value, ...rest) : undefined),
  *read(...rest) {
    for (const found of read(...rest)) if (accept(found.value)) yield found;
  },
});

/** Adds values that a text implies without saying them. */
export const standingFor = (
  always: Readonly<Record<string, unknown>>,
  { say, read: readRest }: Phrase,
): Phrase => ({
  say: (value, ...rest) => {
    if (!isRecord(value)) return undefined;
    const isSo = Object.entries(always).every(([key, own]) => same(value[key], own));
    const others = Object.entries(value).filter(([key]) => !(key in always));
    return isSo ? say(Object.fromEntries(others), ...rest) : undefined;
  },
  *read(...rest) {
    for (const { value, end } of readRest(...rest))
      yield { value: { ...(isRecord(value) ? value : {}), ...always }, end };
  },
});

export const anyForm = withoutForm;

/** The same where the places are the asker's own, or somebody else's. */
export const ownedBy = (owner: Owner, { say, read }: Phrase): Phrase => ({
  say: (value, path, form, voice) => say(value, path, form, voiceFor(owner, voice)),
  read: (line, from, form, voice) => read(line, from, form, voiceFor(owner, voice)),
});
