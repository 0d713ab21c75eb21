import { same } from '#engine/core/same.ts';
import type { Format } from '#i18n/format.ts';
import type { IconId } from '#icons/index.ts';

/** What a small card on a picture of the table shows. */
export interface SmallFace {
  readonly name: string;
  /** The language of the name, where it is not that of the page. */
  readonly nameLang?: string;
  /** Our translation of such a name. */
  readonly ours?: string;
  readonly icons: readonly IconId[];
  /** What all cards of its kind show beside their symbols, and what it is called. */
  readonly sign?: { readonly icon: IconId; readonly said: string };
  /** A number is its own picture. */
  readonly bare?: boolean;
  readonly href?: string;
}
export type FaceOf = (card: string) => SmallFace;

/** Where a token may be: on a slot, over the edge, or not there yet. */
export interface Slot {
  readonly icon?: IconId;
  readonly state: 'held' | 'free' | 'over';
}

/** Something that can be seen in a place. `said` is for those who listen, where a drawing says nothing. */
export type Thing =
  | { readonly kind: 'card'; readonly face: SmallFace }
  /** A card that nobody named, or several. */
  | { readonly kind: 'back'; readonly mark: string; readonly said: string }
  /** Cards side by side of which it does not matter which they are. */
  | {
      readonly kind: 'face-up';
      readonly count: number;
      readonly icon?: IconId;
      readonly said: string;
    }
  /** Room for so many more cards. */
  | { readonly kind: 'room'; readonly count: number; readonly said: string }
  /** Cards that don't fit any more. */
  | { readonly kind: 'over'; readonly cards: readonly Thing[]; readonly said: string }
  | { readonly kind: 'slots'; readonly slots: readonly Slot[]; readonly said: string }
  /** A track with a marker on one of its fields. */
  | { readonly kind: 'track'; readonly fields: readonly number[]; readonly at: number }
  | { readonly kind: 'number'; readonly number: number }
  /** Too many to draw one by one. */
  | {
      readonly kind: 'amount';
      readonly count: number;
      readonly icon: IconId;
      readonly name: string;
    }
  /** Cards played together, and what is noted below them. */
  | {
      readonly kind: 'play';
      readonly cards: readonly SmallFace[];
      readonly notes: readonly string[];
    }
  | { readonly kind: 'nothing'; readonly said: string };

/** A named place of the table. */
export interface Place {
  /** What call-outs know it by. */
  readonly id: string;
  readonly name: string;
  readonly things: readonly Thing[];
}

/** Places beside each other; a board has an edge. */
export interface Area {
  readonly board: boolean;
  readonly places: readonly Place[];
}

/** What belongs together: the middle of the table, or all that one player has. */
export interface Side {
  readonly of: 'middle' | 'rival' | 'me' | 'seat';
  /** Whose it is, where that has to be said. */
  readonly name?: string;
  readonly areas: readonly Area[];
}

/**
 * A picture of the table, to be drawn on a page or on paper: sides from the far end of the table to the
 * reader's own, all words in one language.
 */
export interface TablePicture {
  readonly sides: readonly Side[];
}

export interface TableWords {
  readonly t: Format;
  readonly faceOf: FaceOf;
}

/** How a game sees its table. */
export interface GameTable {
  /** A described table as a picture; undefined where nothing of it can be seen. */
  picture(situation: object, words: TableWords): TablePicture | undefined;
  /** What is described and can't be seen in the picture: it has to be said in words. */
  notDrawn(situation: object): object;
}

/** A place of a side, for comparison. */
export const placeKey = ({ of, name }: Side, { id }: Place): string => `${of} ${name} ${id}`;

/** The places that another picture shows differently, or not at all. */
export function changedPlaces(before: TablePicture, after: TablePicture): ReadonlySet<string> {
  const things = ({ sides }: TablePicture) =>
    sides.flatMap((side) =>
      side.areas.flatMap(({ places }) =>
        places.map((place) => [placeKey(side, place), place.things] as const),
      ),
    );
  const known = new Map(things(before));
  return new Set(
    things(after).flatMap(([key, drawn]) => (same(known.get(key), drawn) ? [] : [key])),
  );
}

/** What is in a place in words. */
function thingInWords(thing: Thing): string {
  switch (thing.kind) {
    case 'card': {
      const { name, sign } = thing.face;
      return sign === undefined ? name : `${name} (${sign.said})`;
    }
    case 'play':
      return [thing.cards.map(({ name }) => name).join(' + '), ...thing.notes].join(' ');
    case 'over':
      return [...thing.cards.map(thingInWords), thing.said].join(', ');
    case 'track':
      return String(thing.at);
    case 'number':
      return String(thing.number);
    case 'amount':
      return `${thing.count} ${thing.name}`;
    default:
      return thing.said;
  }
}

/** With a stop at its end. */
export const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** The same table in words, for those who don't see the picture. */
export const pictureInWords = ({ sides }: TablePicture): string =>
  sides
    .flatMap(({ name, areas }) => [
      ...(name === undefined ? [] : [`${name}:`]),
      ...areas.flatMap(({ places }) =>
        places.map(({ name: place, things }) =>
          sentence(`${place}: ${things.map(thingInWords).join(', ')}`),
        ),
      ),
    ])
    .join(' ');
