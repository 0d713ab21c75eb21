import { bestFriendIds, kidIds, madeUpRuleIds, perkIds } from '../../../generated/fort.ts';
import { openingOf } from './codec.ts';

/** As the page of the checker opens questions. */
export const opening = openingOf({
  cards: [...kidIds, ...bestFriendIds],
  perks: perkIds,
  rules: madeUpRuleIds,
});
