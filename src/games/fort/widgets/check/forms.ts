import type { z } from 'zod';
import { type AskedKey, askedKeys } from '#engine/core/format/asked-keys.ts';
import { keysByKind } from '#engine/core/format/kinds.ts';
import { choices, moveSchemas } from '#engine/fort/format/move.ts';
import { seenOfRivals, side, situationSchema } from '#engine/fort/format/situation.ts';
import { steps } from '#engine/fort/format/vocabulary.ts';
import { perkIds } from '#generated/fort.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import { formatWords, keyWord } from '#words/format-words.ts';
import { namesOf } from '../cards.ts';
import { kinds } from './check.ts';
import type { Condition } from './conditions.ts';
import { type AskedControl, controls } from './controls.ts';
import type { Field, Forms } from './field.ts';

/** When a key is asked for that is not asked for always. */
const conditions: Readonly<Record<string, Condition>> = {
  'play.add': 'card',
  'play.add-from-lookout': 'card',
  'play.suit': 'one-suit',
  'play.declare': 'declares',
  'play.perk': 'situation.me.played',
  'follow.box': 'move.follow',
  'follow.perk': 'situation.me.perks=copy-cat',
  'recruit.to': 'recruits',
  'recruit.perk': 'recruits-one',
  'perk.take': 'move.perk=recycling',
  'perk.pay': 'move.perk=diy',
  'draw.reshuffle': 'move.draw',
  'claim.player': 'move.claim=next-turn',
  'choices.full': 'divisible',
  'choices.times': 'box.per',
  'choices.pay': 'advances',
  'choices.choose': 'advances',
};

/** The facts that a kind of move is about besides the move itself. */
const always: Forms['always'] = {
  follow: ['leader.played'],
  decline: ['leader.played'],
  discard: ['me.played', 'me.hand'],
  cleanup: ['me.yard'],
  draw: ['me.deck'],
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Makes the questions about all that a schema has keys for, in one language. */
export function questions(language: Language, words = formatWords('fort', language)) {
  const t = looseTranslator(language);
  const perks = new Map<string, string>(namesOf(perkIds, language));

  const fieldsOf = ({ part, key, at, meaning, schema }: AskedKey, own: boolean): Field[] => {
    const control = controls[meaning.is];
    if (control === undefined)
      throw new Error(`the checker has no question for a value of kind "${meaning.is}"`);
    const when = conditions[`${part}.${key}`];
    const name = capital(keyWord(words, part, key, 'name'));
    const field = (question: AskedControl, label: string, place = at): Field => ({
      ...(when ? { when } : meaning.icon ? { icon: meaning.icon } : {}),
      ...question,
      at: place,
      label,
    });
    return control(meaning, schema).flatMap((question) => {
      if (meaning.is === 'costs-by-step')
        return steps.map((step) => {
          const [from = '', to = ''] = step.split('-');
          return field(question, words(part, key, 'ask', { from, to }) ?? name, `${at}.${step}`);
        });
      const perk = question.as === 'flag' ? (perks.get(question.said) ?? '') : '';
      const asked = own ? words(part, key, 'ask', { perk }) : undefined;
      return [field(question, question.label ? t(question.label) : (asked ?? name))];
    });
  };

  return (schema: z.core.$ZodType, own = true): Field[] =>
    askedKeys(schema).flatMap((key) => fieldsOf(key, own));
}

/** At build time: all questions of the checker, made from the format, for the page to hand over. */
export function fortForms(language: Language): Forms {
  const fields = questions(language);
  const facts = fields(situationSchema);
  const isOfSomeone = ({ at }: Field): boolean => /^(leader|me)\./.test(at);
  return {
    move: Object.fromEntries(kinds.map((kind) => [kind, fields(moveSchemas[kind])])),
    choices: fields(choices),
    facts: [
      facts.filter(isOfSomeone),
      fields(side, false).filter(({ at }) => seenOfRivals.some((key) => key === at)),
      facts.filter((field) => !isOfSomeone(field)),
    ],
    always,
    keys: keysByKind(moveSchemas),
  };
}
