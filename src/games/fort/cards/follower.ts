import type { ClauseId } from '#generated/fort.ts';
import { countersOf, isSuit, stepsOf } from './box-parts.ts';
import type { PlayCard } from './cards.ts';

/** What a rival must do and gets when following; the words are `card-pages:follow`. */
type FollowCode =
  | 'nobody'
  | 'discard'
  | 'discard-declared'
  | 'once'
  | 'count-symbols'
  | 'count-own'
  | 'full'
  | 'same-resource'
  | 'trash'
  | 'recruit';

export interface FollowFact {
  readonly code: FollowCode;
  readonly rule: ClauseId;
}

export function followFacts(card: PlayCard): FollowFact[] {
  const box = card.public;
  if (box === null) return [{ code: 'nobody', rule: 'follow.when' }];
  const counters = countersOf(box);
  const steps = stepsOf(box);
  const facts: FollowFact[] = [
    card.suits.includes('coin')
      ? { code: 'discard-declared', rule: 'follow.coin-declared' }
      : { code: 'discard', rule: 'follow.discard' },
  ];
  if (counters.length === 0) facts.push({ code: 'once', rule: 'symbol.per' });
  else if (counters.some(isSuit)) facts.push({ code: 'count-symbols', rule: 'follow.count' });
  else facts.push({ code: 'count-own', rule: 'follow.when' });
  if (steps.some((step) => step.do === 'gain' && step.what === 'any'))
    facts.push({ code: 'same-resource', rule: 'follow.same-resource' });
  if (steps.some((step) => step.do === 'trash'))
    facts.push({ code: 'trash', rule: 'action.trash' });
  if (steps.some((step) => step.do === 'recruit'))
    facts.push({ code: 'recruit', rule: 'recruit.yard' });
  return [...facts, { code: 'full', rule: 'follow.full' }];
}
