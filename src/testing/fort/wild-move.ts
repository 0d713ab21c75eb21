import { type Rolling, roll } from '#engine/core/rng.ts';
import type { Choices, DescribedMove } from '#engine/fort/format/move.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import type { MovedCard } from '#engine/fort/format/values.ts';
import { claims, phases, setupFigures, sources } from '#engine/fort/format/vocabulary.ts';
import { resources, suits } from '#engine/fort/notation/tree.ts';
import { bestFriendIds, kidIds, madeUpRuleIds, perkIds } from '#generated/fort.ts';
import { pick } from './random-table.ts';

/** Moves that nobody would make, to test what the judge says about them. */

const cardIds = [...kidIds, ...bestFriendIds];

const maybe = <Part extends object>(dice: Rolling, often: number, make: () => Part) =>
  roll(dice, often) === 0 ? make() : {};

const anyCard = (dice: Rolling, { me = {}, park }: Situation) => {
  const near = [me.hand, me.discard, me.lookout, park]
    .flatMap((pile) => (typeof pile === 'object' ? pile : []))
    .filter((card) => cardIds.some((id) => id === card));
  const named = cardIds.filter((id) => near.includes(id));
  return pick(dice, roll(dice, 3) === 0 || named.length === 0 ? cardIds : named);
};

const names = ({ players }: Situation) => (typeof players === 'object' ? players : ['me']);

const anyMoved = (dice: Rolling, situation: Situation): MovedCard => ({
  ...maybe(dice, 2, () => ({ card: anyCard(dice, situation) })),
  ...maybe(dice, 2, () => ({ from: pick(dice, sources) })),
  ...maybe(dice, 4, () => ({ of: pick(dice, names(situation)) })),
});

const anyTokens = (dice: Rolling) => ({ pizza: roll(dice, 4), toys: roll(dice, 4) });

function anyPayment(dice: Rolling) {
  const place = pick(dice, ['stuff', 'pack', 'supply'] as const);
  return roll(dice, 2) === 0 ? anyTokens(dice) : { [place]: anyTokens(dice) };
}

const anyChoices = (dice: Rolling, situation: Situation): Choices => ({
  ...maybe(dice, 4, () => ({ full: roll(dice, 2) === 0 })),
  ...maybe(dice, 6, () => ({ times: roll(dice, 4) })),
  ...maybe(dice, 4, () => ({
    gain: roll(dice, 2) === 0 ? pick(dice, resources) : anyTokens(dice),
  })),
  ...maybe(dice, 4, () => ({ trash: [anyMoved(dice, situation)] })),
  ...maybe(dice, 4, () => ({ 'put-in-lookout': anyMoved(dice, situation) })),
  ...maybe(dice, 4, () => ({ 'put-in-pack': anyPayment(dice) })),
  ...maybe(dice, 4, () => ({ pay: anyPayment(dice) })),
  ...maybe(dice, 4, () => ({ spend: anyPayment(dice) })),
  ...maybe(dice, 4, () => ({ rival: pick(dice, names(situation)) })),
  ...maybe(dice, 6, () => ({ 'trash-rival': anyMoved(dice, situation) })),
  ...maybe(dice, 6, () => ({ convert: pick(dice, resources) })),
  ...maybe(dice, 6, () => ({ recruit: anyMoved(dice, situation) })),
  ...maybe(dice, 8, () => ({ choose: pick(dice, [...madeUpRuleIds, ...perkIds]) })),
});

const anyHelp = (dice: Rolling, situation: Situation) => ({
  card: anyCard(dice, situation),
  ...maybe(dice, 3, () => ({ coin: pick(dice, [...suits, 'none']) })),
  ...maybe(dice, 6, () => ({ from: pick(dice, sources) })),
});

const wild: readonly ((dice: Rolling, situation: Situation) => DescribedMove)[] = [
  (dice, situation) => ({
    play: anyCard(dice, situation),
    ...maybe(dice, 3, () => ({ add: [anyHelp(dice, situation)] })),
    ...maybe(dice, 4, () => ({ 'add-from-lookout': [anyHelp(dice, situation)] })),
    ...maybe(dice, 8, () => ({ suit: pick(dice, suits) })),
    ...maybe(dice, 4, () => ({ declare: pick(dice, suits) })),
    actions: [
      { [pick(dice, ['public', 'private'] as const)]: anyChoices(dice, situation) },
      ...(roll(dice, 3) === 0 ? [pick(dice, ['public', 'private'] as const)] : []),
    ],
  }),
  (dice, situation) => ({
    follow: anyHelp(dice, situation),
    ...maybe(dice, 4, () => ({ box: pick(dice, ['public', 'private'] as const) })),
    ...maybe(dice, 3, () => ({ action: anyChoices(dice, situation) })),
  }),
  (dice, situation) => ({
    recruit: roll(dice, 4) === 0 ? 'none' : anyMoved(dice, situation),
    ...maybe(dice, 4, () => ({ to: pick(dice, sources) })),
    ...maybe(dice, 4, () => ({ perk: pick(dice, perkIds) })),
  }),
  (dice, situation) => ({
    perk: pick(dice, perkIds),
    ...maybe(dice, 2, () => ({ take: anyCard(dice, situation) })),
    ...maybe(dice, 2, () => ({ pay: anyPayment(dice) })),
  }),
  (dice, situation) => ({
    cleanup: pick(dice, ['all', 'none', [anyCard(dice, situation)]] as const),
  }),
  (dice, situation) => ({
    discard: {
      [pick(dice, ['to-pile', 'to-yard', 'keep', 'from-lookout'] as const)]: [
        anyCard(dice, situation),
      ],
    },
  }),
  (dice) => ({ draw: roll(dice, 7), reshuffle: roll(dice, 2) === 0 }),
  (dice) => ({ skip: pick(dice, phases) }),
  () => ({ decline: true }),
  (dice, situation) => ({ claim: pick(dice, claims), player: pick(dice, names(situation)) }),
  (dice) => ({ setup: { [pick(dice, setupFigures)]: roll(dice, 9) } }),
];

export const wildMove = (dice: Rolling, situation: Situation): DescribedMove =>
  pick(dice, roll(dice, 2) === 0 ? wild.slice(0, 2) : wild)(dice, situation);

/** The same table with something added, possible or not. */
export function wildTable(dice: Rolling, situation: Situation): Situation {
  const { me = {}, ...rest } = situation;
  const side = {
    ...me,
    ...maybe(dice, 5, () => ({ perks: [pick(dice, perkIds)] })),
    ...maybe(dice, 5, () => ({ fort: roll(dice, 6) })),
    ...maybe(dice, 8, () => ({ stuff: anyTokens(dice) })),
    ...maybe(dice, 8, () => ({ pack: 0 })),
    ...maybe(dice, 9, () => ({ played: anyCard(dice, situation) })),
    ...maybe(dice, 12, () => ({ 'made-up-rule': pick(dice, madeUpRuleIds) })),
    ...maybe(dice, 12, () => ({ macaroni: true })),
    ...maybe(dice, 12, () => ({ yard: [anyCard(dice, situation)] })),
    ...maybe(dice, 12, () => ({ lookout: [anyCard(dice, situation), anyCard(dice, situation)] })),
  };
  return {
    ...rest,
    me: side,
    ...maybe(dice, 4, () => ({ phase: pick(dice, phases) })),
    ...maybe(dice, 8, () => ({ players: roll(dice, 6) })),
    ...maybe(dice, 8, () => ({ 'first-player': 'me' })),
    ...maybe(dice, 9, () => ({ park: [], 'park-deck': 0 })),
    ...maybe(dice, 9, () => ({ 'park-deck': roll(dice, 60) })),
    ...maybe(dice, 8, () => ({ supply: { pizza: 0, toys: 0 } })),
  };
}
