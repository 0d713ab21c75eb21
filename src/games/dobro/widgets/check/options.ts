import type { Option } from '#engine/dobro/judging/table/judgement.ts';
import { withKey } from '#widgets/check/shared/with.ts';
import { type DobroCheck, offeredCards, writtenPlay } from './check.ts';

/** On to the next step: the play leaves the hand, and joins the climb or becomes the value in play. */
export function afterPlay(check: DobroCheck, option: Option): DobroCheck {
  const { climb, hand = [] } = check.situation;
  const played = offeredCards(option);
  const left = [...hand];
  for (const card of played) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  const situation = withKey(check.situation, 'hand', left.length > 0 ? left : undefined);
  return {
    ...check,
    situation:
      climb === undefined
        ? { ...situation, value: option.value }
        : { ...situation, climb: [...climb, writtenPlay(played, option.as)] },
  };
}

/** The same play, with the number that a Joker is named. */
export const namedAs = (check: DobroCheck, { as }: Option): DobroCheck => ({
  ...check,
  move: withKey(check.move, 'as', as),
});
