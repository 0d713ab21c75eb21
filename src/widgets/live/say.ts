import type { Format } from '#i18n/format.ts';
import type { SmallFace } from '#words/table/picture.ts';
import { type Fact, isScalar, type Offer, type Scalar } from './offers.ts';

/** Where a game has the words of its values. */
export interface WordPlaces {
  /** Single words, with the key of their text. */
  readonly known: Readonly<Record<string, string>>;
  /** Where the words of each kind of value are, in the order in which they are looked up. */
  readonly of: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly others: readonly string[];
  /** How the parts of one thing in a list are worded, by key: a text with a `number`, or just the value. */
  readonly inside?: Readonly<Record<string, string | null>>;
}

interface Named {
  readonly t: Format;
  readonly game: string;
  readonly faces: Readonly<Record<string, SmallFace>>;
  readonly places: WordPlaces;
}

/** The words of a page for what descriptions consist of. */
export interface Say {
  readonly value: (value: Scalar, is: string) => string;
  readonly key: (key: string, part: string) => string;
  readonly fact: (fact: Fact) => string;
  /** A whole value in one line. */
  readonly all: (offer: Offer) => string;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function saying({ t, game, faces, places }: Named): Say {
  /** The first text that exists; the formatter returns the key of one that does not. */
  const found = (keys: readonly string[]): string | undefined => {
    for (const key of keys) {
      const text = t(key);
      if (text !== key) return text;
    }
    return undefined;
  };

  const value: Say['value'] = (said, is) => {
    if (typeof said === 'boolean' && places.of[is] === undefined)
      return t(said ? 'rules:example.affirm' : 'rules:example.deny');
    if (typeof said === 'number') return String(said);
    const id = String(said);
    const single = id === 'me' ? 'rules:example.you' : places.known[id];
    if (single !== undefined) return t(single);
    const own = places.of[is];
    const key = typeof own === 'object' ? own[id] : own && own + id;
    const text = key === undefined ? undefined : found([key]);
    const face = faces[id];
    if (text !== undefined || face !== undefined)
      return (
        text ?? (face?.ours === undefined ? (face?.name ?? id) : `${face.name} · ${face.ours}`)
      );
    return found(places.others.map((place) => place + id)) ?? id;
  };

  const key: Say['key'] = (name, part) =>
    capital(
      found([`format-${game}:${part}.${name}.name`, `live:key.${name}`]) ??
        value(name, '').replace('-', '–'),
    );

  /** One thing of a list: two that belong together, or a card with what is said about it. */
  const item = (offer: Offer): string => {
    if (offer.as === 'list') return offer.items.map(all).join(' + ');
    const { inside = {} } = places;
    if (offer.as !== 'parts' || !offer.parts.every((part) => part.key in inside)) return all(offer);
    return offer.parts
      .map((part) => {
        const text = inside[part.key];
        return text ? t(text, { number: item(part.offer) }) : item(part.offer);
      })
      .join(' ');
  };

  const all: Say['all'] = (offer) => {
    switch (offer.as) {
      case 'number':
        return String(offer.value);
      case 'choice':
        return value(offer.value, offer.is);
      case 'list':
        return offer.items.length === 0
          ? t('rules:example.choice.none')
          : offer.items.map(item).join(', ');
      case 'parts':
        return offer.parts
          .map((part) => `${key(part.key, part.of)}: ${all(part.offer)}`)
          .join(', ');
      default:
        return isScalar(offer.value) ? value(offer.value, offer.is) : '';
    }
  };

  const owner = (of: string | number): string =>
    typeof of === 'number'
      ? t('rules:example.score.round', { number: of })
      : capital(of === 'me' ? t('rules:example.you') : of);

  return {
    value,
    key,
    all,
    fact: (fact) => {
      const what = key(fact.key, fact.of);
      return fact.owner === undefined
        ? what
        : t('rules:example.of-player', { player: owner(fact.owner), what });
    },
  };
}
