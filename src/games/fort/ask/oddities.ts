import type { Oddities } from '#ask/oddities.ts';
import { type Data, isPart, listOf, type Understood } from '#ask/understood.ts';
import { isCard } from '#engine/fort/cards/ids.ts';

const cardIn = (data: Data): Data | undefined => (isPart(data) ? data.card : data);

const cardsIn = (data: Data | undefined): string[] =>
  listOf(data).flatMap((each) => {
    const card = cardIn(each);
    return typeof card === 'string' && isCard(card) ? [card] : [];
  });

const places = ['hand', 'played', 'added', 'yard', 'lookout', 'discard', 'deck'];

/** Where the question puts cards, by path. */
function toldPlaces({ situation }: Understood): [string, string[]][] {
  const { me, rivals, park } = situation;
  const sides: [string, Data][] = [
    ...(me === undefined ? [] : [['situation.me', me] satisfies [string, Data]]),
    ...(isPart(rivals)
      ? Object.entries(rivals).map(([name, side]): [string, Data] => [
          `situation.rivals.${name}`,
          side,
        ])
      : []),
  ];
  return [
    ...sides.flatMap(([path, side]) =>
      places.map((place): [string, string[]] => [
        `${path}.${place}`,
        cardsIn(isPart(side) ? side[place] : undefined),
      ]),
    ),
    ['situation.park', cardsIn(park)],
  ];
}

/** There is one card of a name: it cannot be in two places. */
function inTwoPlaces(understood: Understood): string[] {
  const seen = new Set<string>();
  return toldPlaces(understood).flatMap(([path, cards]) => {
    const isOdd = cards.some((card) => seen.has(card));
    for (const card of cards) seen.add(card);
    return isOdd ? [path] : [];
  });
}

/** Everything in a place that was described in full. */
function wholeOf({ situation: { me } }: Understood, place: string): string[] | undefined {
  const told = isPart(me) ? me[place] : undefined;
  return Array.isArray(told) && told.length > 0 && told.every((each) => isCard(each))
    ? cardsIn(told)
    : undefined;
}

/** What is played out of a hand, or cleared out of a Yard, has to be among what is there. */
function fromElsewhere(understood: Understood): string[] {
  const { move = {} } = understood;
  if (move.by !== undefined) return [];
  const lacks = (place: string, wanted: readonly string[]): boolean =>
    wholeOf(understood, place)?.every((card) => !wanted.includes(card)) === true &&
    wanted.length > 0;
  const follow = isPart(move.follow) ? undefined : move.follow;
  return [
    ...(lacks('hand', cardsIn(move.play ?? follow)) ? ['situation.me.hand'] : []),
    ...(lacks('yard', cardsIn(move.cleanup)) ? ['situation.me.yard'] : []),
  ];
}

/** More cards than anybody recruits at once. */
const most = 2;

const inCrowds = ({ move = {}, moves = [] }: Understood): string[] =>
  [move, ...moves].some((unit) => listOf(unit.recruit).length > most) ? ['move.recruit'] : [];

export const oddities: Oddities = (understood) => [
  ...inTwoPlaces(understood),
  ...fromElsewhere(understood),
  ...inCrowds(understood),
];
