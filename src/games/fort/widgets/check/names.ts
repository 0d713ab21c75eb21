import { printedOn } from '#engine/fort/cards/printed.ts';
import { writeProgram } from '#engine/fort/cards/steps.ts';
import { madeUpRuleIds, type PlayableId, perkIds } from '#generated/fort.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import { facesIn } from '#words/table/face.ts';
import { sayBox } from '../../words/box.ts';
import { namesOf, pickCards } from '../cards.ts';
import type { CheckBox, FortNames } from './context.ts';

/** A box with what the form has to ask about it, so that the form needs no engine. */
function boxOf(card: PlayableId, name: 'public' | 'private', language: Language): CheckBox | null {
  const facts = printedOn(card)[name];
  if (facts === null) return null;
  const steps = writeProgram(facts.box, 1).map(({ step }) => step);
  return {
    say: sayBox(facts.box, looseTranslator(language)),
    steps: [...new Set(steps.map((step) => step.do))],
    per: facts.per,
    divisible: facts.divisible,
    anyKind: steps.some((step) => step.do === 'gain' && step.what === 'any'),
  };
}

/** At build time: cards, perks and made-up rules by name, in one language. */
export const fortCheckNames = (language: Language): FortNames => {
  const faceOf = facesIn('fort', language);
  return {
    cards: pickCards(language).map((card) => {
      const boxes = {
        public: boxOf(card.id, 'public', language),
        private: boxOf(card.id, 'private', language),
      };
      const steps = new Set([...(boxes.public?.steps ?? []), ...(boxes.private?.steps ?? [])]);
      const { sign } = faceOf(card.id);
      return { ...card, signs: [...card.signs, ...steps], ...boxes, ...(sign && { sign }) };
    }),
    perks: namesOf(perkIds, language),
    rules: namesOf(madeUpRuleIds, language),
  };
};
