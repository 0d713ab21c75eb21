import type { Situation, WrittenCard, WrittenPlay } from '#engine/dobro/format/schema.ts';
import { judge } from '#engine/dobro/judging/judge.ts';
import type { GameTable, Side, TableWords, Thing } from '#words/table/picture.ts';
import { areasOf, nothing, pictureOf, placeOf, stack } from '#words/table/things.ts';
import { playOf } from './widgets/check/check.ts';

const drawn = [
  'climb',
  'value',
  'deck',
  'hand',
  'holding',
  'hands',
  'piles',
] as const satisfies (keyof Situation)[];
const isDrawn = (key: string): boolean => drawn.some((each) => each === key);

/** One play: its cards, the number a Joker stands for, and the value that it leaves. */
function playThing(play: WrittenPlay, value: number | null, { t, faceOf }: TableWords): Thing {
  const { cards, as } = playOf(play);
  return {
    kind: 'play',
    cards: cards.map((card) => faceOf(String(card))),
    notes: [
      ...(as === undefined ? [] : [t('table:joker-as', { number: as })]),
      ...(value ? [t('table:value', { value })] : []),
    ],
  };
}

function climbThings(climb: readonly WrittenPlay[], words: TableWords): Thing[] {
  if (climb.length === 0) return [nothing(words.t)];
  const { values = [] } = judge({}, { climb: [...climb] });
  return climb.map((play, at) => playThing(play, values[at] ?? null, words));
}

function handThings(hand: number | readonly WrittenCard[], { t, faceOf }: TableWords): Thing[] {
  if (typeof hand === 'number') return [stack(hand, t)];
  return hand.length === 0
    ? [nothing(t)]
    : hand.map((card) => ({ kind: 'card', face: faceOf(String(card)) }));
}

/** The described table of Dobro: what the others have, the climb with its value, the deck, your hand and your score pile. */
export const gameTable: GameTable = {
  notDrawn: (situation: Situation) =>
    Object.fromEntries(Object.entries(situation).filter(([key]) => !isDrawn(key))),
  picture: (situation: Situation, words) => {
    const { t } = words;
    const name = (key: (typeof drawn)[number]): string => t(`format-dobro:situation.${key}.name`);
    const { climb, value, deck, hand, holding, hands = {}, piles = {}, me = 'me' } = situation;
    const pileOf = (player: string) =>
      placeOf('pile', t('table:pile'), piles[player], (count) => [stack(count, t)]);
    const own = [
      ...placeOf('climb', name('climb'), climb, (plays) => climbThings(plays, words)),
      ...placeOf('value', name('value'), value, (number) => [{ kind: 'number', number }]),
      ...placeOf('deck', name('deck'), deck, (count) => [stack(count, t)]),
      ...placeOf('hand', name('hand'), hand, (cards) => handThings(cards, words)),
      ...placeOf('holding', name('holding'), holding, (count) => [stack(count, t)]),
      ...pileOf(me),
    ];
    const others = new Set([...Object.keys(hands), ...Object.keys(piles)]);
    others.delete(me);
    return pictureOf([
      ...[...others].map((player): Side => {
        const held = placeOf('hand', t('table:hand'), hands[player], (cards) =>
          handThings(cards, words),
        );
        const places = [...held, ...pileOf(player)];
        return { of: 'rival', name: player, areas: areasOf({ board: false, places }) };
      }),
      { of: 'middle', areas: areasOf({ board: true, places: own }) },
    ]);
  },
};
