import { z } from 'zod';
import { type AskedKey, askedKeys } from '#engine/core/format/asked-keys.ts';
import { keysByKind } from '#engine/core/format/kinds.ts';
import { inner, type Meaning } from '#engine/core/format/meaning.ts';
import { dobroFormat } from '#engine/dobro/format/schema.ts';
import { reachableValues } from '#engine/dobro/rules/value.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import { formatWords, keyWord } from '#words/format-words.ts';
import type { Control, Field, Forms } from './field.ts';

/** Written where no player is meant. */
const nobodies = ['nobody', 'middle'];

const player = ({ example }: Meaning): Control =>
  nobodies.includes(`${example}`) ? { as: 'player', also: `${example}` } : { as: 'player' };

/** How a form asks for each kind of value that descriptions consist of; null: it does not. */
const controls: Readonly<
  Record<string, (meaning: Meaning, schema: z.core.$ZodType) => Control | null>
> = {
  cards: () => ({ as: 'cards' }),
  hand: () => ({ as: 'cards' }),
  plays: () => ({ as: 'plays' }),
  count: () => ({ as: 'count', max: 20 }),
  'card-count': () => ({ as: 'count', max: 60 }),
  'joker-number': () => ({ as: 'joker' }),
  player,
  players: () => ({ as: 'players' }),
  'yes-no': () => ({ as: 'yes-no' }),
  direction: (_, schema) => {
    const own = inner(schema);
    const ways = own instanceof z.ZodEnum ? own.options.map(String) : [];
    return { as: 'pick', of: ways, words: 'rules:example.word.' };
  },
  true: () => null,
  'hands-by-player': () => null,
  'piles-by-player': () => null,
};

/** What is particular about the questions for some keys. */
const particular: Readonly<
  Record<string, { readonly control?: Control; readonly id?: string; readonly hint?: string }>
> = {
  'situation.value': {
    control: { as: 'count', stops: [0, ...reachableValues()] },
    hint: 'check:dobro.value-hint',
  },
  'play.announce': { control: { as: 'count', stops: reachableValues() } },
  'draw.late': { control: { as: 'tick' } },
  'forgetful.forgetful': { control: { as: 'player', also: 'middle' }, id: 'holder' },
};

/** Makes the questions about all that a schema has keys for, in one language. */
export function questions(language: Language, words = formatWords('dobro', language)) {
  const t = looseTranslator(language);
  const fieldsOf = ({ part, key, at, meaning, schema }: AskedKey): Field[] => {
    const control = controls[meaning.is];
    if (control === undefined)
      throw new Error(`the checker has no question for a value of kind "${meaning.is}"`);
    const {
      id,
      hint,
      control: own = control(meaning, schema),
    } = particular[`${part}.${key}`] ?? {};
    if (own === null) return [];
    return [
      {
        ...own,
        at,
        ...(id === undefined ? {} : { id }),
        label: words(part, key, 'ask') ?? keyWord(words, part, key, 'name'),
        ...(hint === undefined ? {} : { hint: t(hint) }),
      },
    ];
  };
  return (schema: z.core.$ZodType): Field[] => askedKeys(schema).flatMap(fieldsOf);
}

/** At build time: all questions of the checker, made from the format, for the page to hand over. */
export function dobroForms(language: Language): Forms {
  const fields = questions(language);
  const { moves, situation } = dobroFormat;
  return {
    move: Object.fromEntries(Object.entries(moves).map(([kind, move]) => [kind, fields(move)])),
    facts: fields(situation),
    keys: keysByKind(moves),
  };
}
