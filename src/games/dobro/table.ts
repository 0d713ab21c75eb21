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

/** The described table of Dobro: the hands of the others, the climb with its value, the deck, and your hand. */
export const gameTable: GameTable = {
  notDrawn: (situation: Situation) =>
    Object.fromEntries(Object.entries(situation).filter(([key]) => !isDrawn(key))),
  picture: (situation: Situation, words) => {
    const { t } = words;
    const name = (key: (typeof drawn)[number]): string => t(`format-dobro:situation.${key}.name`);
    const { climb, value, deck, hand, holding, hands = {} } = situation;
    const places = [
      ...placeOf('climb', name('climb'), climb, (plays) => climbThings(plays, words)),
      ...placeOf('value', name('value'), value, (number) => [{ kind: 'number', number }]),
      ...placeOf('deck', name('deck'), deck, (count) => [stack(count, t)]),
      ...placeOf('hand', name('hand'), hand, (cards) => handThings(cards, words)),
      ...placeOf('holding', name('holding'), holding, (count) => [stack(count, t)]),
    ];
    return pictureOf([
      ...Object.entries(hands).map(([player, held]): Side => {
        const theirs = placeOf('hand', t('table:hand'), held, (cards) => handThings(cards, words));
        return { of: 'rival', name: player, areas: areasOf({ board: false, places: theirs }) };
      }),
      { of: 'middle', areas: areasOf({ board: true, places }) },
    ]);
  },
};
