import { plainLetters } from '#i18n/plain-letters.ts';
/** What a card can be found by. */
export interface Facets {
  readonly kind: string;
  readonly suits: readonly string[];
  /** The icons of each box; a card without boxes has none. */
  readonly public: readonly string[];
  readonly private: readonly string[];
  /** The boxes that added cards make stronger. */
  readonly improvable: readonly string[];
  readonly text: string;
}

/** The filters; as they stand in the address of the overview. */
export interface Query {
  readonly text: string;
  readonly suits: readonly string[];
  readonly icon: string;
  readonly box: string;
  readonly kind: string;
  readonly improvable: boolean;
}

export const noFilter: Query = {
  text: '',
  suits: [],
  icon: '',
  box: '',
  kind: '',
  improvable: false,
};

export function parseQuery(address: URLSearchParams): Query {
  const suits = address.getAll('suit').flatMap((value) => value.split(','));
  return {
    text: address.get('q') ?? '',
    suits: [...new Set(suits.filter((suit) => suit !== ''))],
    icon: address.get('icon') ?? '',
    box: address.get('box') ?? '',
    kind: address.get('kind') ?? '',
    improvable: address.has('improvable'),
  };
}

/** The part of the address behind `?`, without what is not filtered by. */
export function printQuery(query: Partial<Query>): string {
  const { text, suits = [], icon, box, kind, improvable } = query;
  const address = new URLSearchParams();
  if (text) address.set('q', text);
  if (icon) address.set('icon', icon);
  if (box) address.set('box', box);
  if (kind) address.set('kind', kind);
  if (improvable) address.set('improvable', '1');
  // Suits are plain words: the comma between them may stay readable.
  const rest = address.toString();
  const suit = suits.length === 0 ? '' : `suit=${suits.join(',')}`;
  return [suit, rest].filter(Boolean).join('&');
}

export function matches(card: Facets, query: Query): boolean {
  const boxes = query.box === '' ? (['public', 'private'] as const) : [query.box];
  const inBox = (box: string): boolean => {
    const icons = box === 'public' ? card.public : card.private;
    if (icons.length === 0) return false;
    if (query.icon !== '' && !icons.includes(query.icon)) return false;
    return !query.improvable || card.improvable.includes(box);
  };
  const asksForBox = query.box !== '' || query.icon !== '' || query.improvable;
  const text = plainLetters(card.text);
  return (
    (query.kind === '' || query.kind === card.kind) &&
    (query.suits.length === 0 || query.suits.some((suit) => card.suits.includes(suit))) &&
    (!asksForBox || boxes.some(inBox)) &&
    plainLetters(query.text)
      .split(' ')
      .every((word) => text.includes(word))
  );
}
