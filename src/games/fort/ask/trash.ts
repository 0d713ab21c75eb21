import { type Clause, verbOf } from '#ask/clause.ts';
import { isPart, oneOrAll } from '#ask/understood.ts';
import { can, leadBy, type Unit } from '#ask/unit.ts';
import { boxesWith } from './boxes.ts';
import {
  amountsIn,
  cardsIn,
  factOf,
  isOther,
  movedOf,
  nameOf,
  placeIn,
  placesIn,
  playedCard,
  type Reading,
  wordIn,
} from './reading.ts';
import { meansIn } from './tools.ts';

/** Whose Yard the question puts a card in, where the played card can reach it there. */
function rivalWith(reading: Reading, card: Unit | undefined): string | undefined {
  if (boxesWith(playedCard(reading), ['trash-rival']).length === 0) return undefined;
  const rivals = factOf(reading, 'rivals');
  const found = isPart(rivals)
    ? Object.entries(rivals).find(
        ([, side]) =>
          isPart(side) && Array.isArray(side.yard) && side.yard.includes(card?.id ?? ''),
      )
    : undefined;
  return found?.[0];
}

/** The card that is played later in the sentence, or that the trashing is done with. */
const cardToBe = (unit: Reading): string | undefined =>
  unit.clauses.flatMap((clause) => [
    ...(verbOf(clause, 'play') ? cardsIn(clause.units) : []),
    ...(meansIn(clause) ? [meansIn(clause)] : []),
  ])[0]?.id;

export function readTrash(
  reading: Reading,
  { verb, negation, isNegated }: Clause,
  units: readonly Unit[],
): undefined {
  const { account, actions } = reading;
  // “with Crash's action”
  const played = cardsIn(units).filter(
    (card) => card.id === playedCard(reading) && leadBy(card, 'with'),
  );
  account.pass(['move', 'actions'], ...played);
  const cards = cardsIn(units).filter((card) => !played.includes(card));
  const yard = placeIn(units, 'yard');
  const places = placesIn(units);
  const self = wordIn(units, 'this-card');
  const own = playedCard(reading) ?? cardToBe(reading);
  const leaves = own === undefined || boxesWith(own, ['trash-this']).length > 0;
  const isSelf =
    leaves &&
    (cards.length === 0
      ? amountsIn(units).length === 0 || self !== undefined
      : cards.length === 1 && cards[0]?.id === own);
  // “I don't want to trash anything”: the box is not used.
  if (!leaves && isNegated && cards.length === 0) {
    account.pass(['move', 'actions'], verb, negation, self, wordIn(units, 'none'));
    return;
  }
  if (isSelf && reading.kind === 'play') {
    account.pass(['move', 'actions'], ...cards);
    actions.choose(
      'trash-this',
      isNegated === can(verb, 'keep'),
      ['trash-this'],
      verb,
      negation,
      self,
    );
    return;
  }
  const from = [verb, ...cards, ...places];
  if (yard && isOther(yard.owner)) {
    const of = nameOf(yard.owner);
    actions.choose(
      'trash-rival',
      cards[0] ? { card: cards[0].id, from: 'yard', of } : { from: 'yard', of },
      ['trash-rival'],
      ...from,
    );
  } else if (cards.length === 1 && rivalWith(reading, cards[0]) !== undefined) {
    const of = rivalWith(reading, cards[0]) ?? '';
    actions.choose('trash-rival', { card: cards[0]?.id ?? '', of }, ['trash-rival'], ...from, self);
  } else if (cards.length > 0) {
    actions.choose(
      'trash',
      oneOrAll(movedOf(units.filter((unit) => !played.includes(unit)))),
      ['trash'],
      ...from,
      self,
    );
  } else if (self && reading.kind === 'follow') {
    const { follow } = account.move;
    if (typeof follow === 'string') actions.choose('trash', follow, ['trash'], verb, self);
  }
}
