import type { Side, Situation } from '#engine/fort/format/situation.ts';
import type { Holding, Pile, ShownCard } from '#engine/fort/format/values.ts';
import { resources, suits } from '#engine/fort/notation/tree.ts';
import { lookoutHolds, packMayHold, stuffHolds } from '#engine/fort/state/capacity.ts';
import type * as table from '#words/table/picture.ts';
import {
  anyKind,
  areasOf,
  cardOrBack,
  nothing,
  pictureOf,
  placeOf,
  slots,
  stack,
  type Tokens,
} from '#words/table/things.ts';

type Words = table.TableWords;

const symbols = [...suits, 'coin'] as const;
const levels = [0, 1, 2, 3, 4, 5] as const;

const onBoard = ['fort', 'track', 'stuff', 'pack', 'lookout'] as const satisfies (keyof Side)[];
const piles = [
  'hand',
  'played',
  'added',
  'yard',
  'deck',
  'discard',
] as const satisfies (keyof Side)[];
const inMiddle = ['park-deck', 'park', 'supply', 'perk-row'] as const satisfies (keyof Situation)[];

const without = (facts: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.includes(key)));

function notDrawn(situation: Situation): Record<string, unknown> {
  const { me, rivals, ...middle } = situation;
  const unseen = (side: Side) => without(side, [...onBoard, ...piles]);
  return {
    ...without(middle, inMiddle),
    ...(me === undefined ? {} : { me: unseen(me) }),
    ...(rivals === undefined
      ? {}
      : {
          rivals: Object.fromEntries(
            Object.entries(rivals).map(([name, side]) => [name, unseen(side)]),
          ),
        }),
  };
}

function cards(pile: Pile | readonly string[], { t, faceOf }: Words): table.Thing[] {
  if (typeof pile === 'number') return [stack(pile, t)];
  return pile.length === 0 ? [nothing(t)] : pile.map((id) => cardOrBack(id, faceOf, t));
}

/** A card in the Lookout shows its symbols; some are described by name, some by their symbols alone. */
function shownCard(card: ShownCard, { t, faceOf }: Words): table.Thing {
  const shows = typeof card === 'string' ? symbols.filter((symbol) => symbol === card) : card.shows;
  if (typeof card === 'string' && shows.length === 0) return cardOrBack(card, faceOf, t);
  const name = shows.map((symbol) => t(`verdicts:suit.${symbol}`)).join(', ');
  return { kind: 'card', face: { icons: shows, name } };
}

function lookout({ lookout: held = [], fort }: Side, words: Words): table.Thing[] {
  const { t } = words;
  if (typeof held === 'number' && fort === undefined) return [stack(held, t)];
  const shown = typeof held === 'number' ? Array<'?'>(held).fill('?') : held;
  const holds = fort === undefined ? shown.length : lookoutHolds({ level: fort });
  const count = Math.max(0, holds - shown.length);
  if (shown.length === 0 && count === 0) return [nothing(t)];
  const drawn = shown.map((card) => shownCard(card, words));
  const surplus = drawn.slice(holds);
  return [
    ...drawn.slice(0, holds),
    ...(surplus.length === 0
      ? []
      : [{ kind: 'over', cards: surplus, said: t('table:slots', { holds }) } as const]),
    ...(count === 0 ? [] : [{ kind: 'room', count, said: t('table:free', { count }) } as const]),
  ];
}

/** Tokens of each kind that is described; a mere number is of no known kind. */
function tokensOf(held: Holding, { t }: Words): Tokens[] {
  if (typeof held === 'number') return [{ icon: anyKind, name: t('verdicts:resource.any'), held }];
  return resources.flatMap((kind) => {
    const count = held[kind];
    return count === undefined
      ? []
      : [{ icon: kind, name: t(`verdicts:resource.${kind}`), held: count }];
  });
}

/** Stuff has slots for each kind; an unsorted number may be in any of them. */
function stuff(held: Holding, words: Words): table.Thing[] {
  const tokens = tokensOf(held, words);
  if (typeof held === 'number') return [slots(tokens, resources.length * stuffHolds, words.t)];
  return tokens.map((kind) => slots([kind], stuffHolds, words.t));
}

/** Slots for both kinds alike: how many, the Fort Level and an XXL Backpack say. */
function pack(held: Holding, { fort, perks }: Side, words: Words): table.Thing[] {
  const tokens = tokensOf(held, words);
  if (fort === undefined) return [slots(tokens, undefined, words.t)];
  const count = tokens.reduce((sum, each) => sum + each.held, 0);
  const usual = packMayHold(fort, perks ?? []);
  return [slots(tokens, count > usual ? packMayHold(fort, perks) : usual, words.t)];
}

/** Fort Level, Stuff, Pack and Lookout: what is on the player board. */
function board(side: Side, words: Words): table.Area {
  const name = (key: (typeof onBoard)[number]): string => words.t(`format-fort:side.${key}.name`);
  return {
    board: true,
    places: [
      ...placeOf('fort', name('fort'), side.fort, (at) => [{ kind: 'track', fields: levels, at }]),
      ...placeOf('track', name('track'), side.track, (number) => [{ kind: 'number', number }]),
      ...placeOf('stuff', name('stuff'), side.stuff, (held) => stuff(held, words)),
      ...placeOf('pack', name('pack'), side.pack, (held) => pack(held, side, words)),
      ...placeOf('lookout', name('lookout'), side.lookout, () => lookout(side, words)),
    ],
  };
}

/** The cards beside the board. */
const besideBoard = (side: Side, words: Words): table.Area => ({
  board: false,
  places: piles.flatMap((key) =>
    placeOf(key, words.t(`format-fort:side.${key}.name`), side[key], (pile) =>
      cards(typeof pile === 'string' ? (pile === 'none' ? [] : [pile]) : pile, words),
    ),
  ),
});

/** What all share: Park, Park deck, supply and perks. */
function middle(situation: Situation, words: Words): table.Area {
  const { t } = words;
  const name = (key: (typeof inMiddle)[number]): string => t(`format-fort:situation.${key}.name`);
  return {
    board: false,
    places: [
      ...placeOf('park-deck', name('park-deck'), situation['park-deck'], (deck) => [
        stack(deck, t),
      ]),
      ...placeOf('park', name('park'), situation.park, (park) => cards(park, words)),
      ...placeOf('supply', name('supply'), situation.supply, (held) =>
        tokensOf(held, words).map(({ icon, name: kind, held: count }) => ({
          kind: 'amount',
          count,
          icon,
          name: kind,
        })),
      ),
      ...placeOf('perk-row', name('perk-row'), situation['perk-row'], (row) => cards(row, words)),
    ],
  };
}

/** The described table of Fort: the middle, the rivals, and your own side nearest to you. */
export const gameTable: table.GameTable = {
  notDrawn,
  picture: (situation: Situation, words) => {
    const { me } = situation;
    const rivals = Object.entries(situation.rivals ?? {}).map(
      ([name, side]): table.Side => ({
        of: 'rival',
        name,
        areas: areasOf(besideBoard(side, words), board(side, words)),
      }),
    );
    // Where nobody else is seen, it goes without saying whose side it is.
    const isAlone = rivals.every(({ areas }) => areas.length === 0);
    return pictureOf([
      { of: 'middle', areas: areasOf(middle(situation, words)) },
      ...rivals,
      {
        of: 'me',
        ...(isAlone ? {} : { name: words.t('format-fort:situation.me.name') }),
        areas: me === undefined ? [] : areasOf(board(me, words), besideBoard(me, words)),
      },
    ]);
  },
};
