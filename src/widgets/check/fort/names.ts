import { playCards } from '../../../components/cards/fort-cards.ts';
import { bookOf, clauseOf } from '../../../components/rules/book.ts';
import { cardFace } from '../../../components/rules/card-face.ts';
import { factsOf } from '../../../engine/fort/facts.ts';
import { writeProgram } from '../../../engine/fort/program.ts';
import { clauseIds, madeUpRuleIds, type PlayableId, perkIds } from '../../../generated/fort.ts';
import { looseTranslator } from '../../../i18n/index.ts';
import type { Language } from '../../../i18n/languages.ts';
import { sayBox } from '../../../words/fort-box.ts';
import type { CheckBox, FortNames } from './context.ts';

/** A box with what the form has to ask about it, so that the form needs no engine. */
function boxOf(card: PlayableId, name: 'public' | 'private', language: Language): CheckBox | null {
  const facts = factsOf(card)[name];
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

/** At build time: cards, perks, made-up rules and clauses by name, in one language. */
export function fortCheckNames(language: Language): FortNames {
  const nameOf = (id: string, shown: Language) => cardFace('fort', id, shown).name;
  const collator = new Intl.Collator(language);
  const book = bookOf('fort', language);
  return {
    cards: playCards
      .map(({ id, suits }) => {
        const boxes = {
          public: boxOf(id, 'public', language),
          private: boxOf(id, 'private', language),
        };
        const steps = new Set([...(boxes.public?.steps ?? []), ...(boxes.private?.steps ?? [])]);
        return {
          id,
          name: nameOf(id, language),
          also: language === 'en' ? '' : nameOf(id, 'en'),
          signs: [...suits, ...steps],
          ...boxes,
        };
      })
      .sort((a, b) => collator.compare(a.name, b.name)),
    perks: perkIds.map((id) => [id, nameOf(id, language)]),
    rules: madeUpRuleIds.map((id) => [id, nameOf(id, language)]),
    clauses: Object.fromEntries(clauseIds.map((id) => [id, clauseOf(book, id).title])),
  };
}
