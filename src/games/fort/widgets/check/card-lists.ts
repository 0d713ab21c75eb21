import { isOneOf } from '#engine/core/unknown-data.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { listed } from '#engine/fort/format/spelling.ts';
import { suits } from '#engine/fort/notation/tree.ts';
import type { FortCheck, Kind } from './check.ts';
import type { CheckCard } from './context.ts';
import { getAt } from './data.ts';

/** The cards that a kind of move is about, in the order in which they are asked for. */
const asked: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  play: ['play'],
  follow: ['leader.played', 'follow'],
  recruit: ['recruit'],
};

/** The field whose cards are to be chosen next, while there is nothing to judge. */
export const nextCards = ({ kind, situation, move }: FortCheck): string | undefined =>
  (kind === null ? [] : (asked[kind] ?? [])).find(
    (at) => getAt({ ...situation, ...move }, at) === undefined,
  );

const hand = ['me.hand'];
const lookout = ['me.lookout'];
const yardsOf = (situation: Situation): readonly unknown[] =>
  Object.values(situation.rivals ?? {}).flatMap(({ yard }) => listed<unknown>(yard));

/** Where the cards of a field lie on the table. */
const lyingIn: Readonly<Record<string, readonly string[]>> = {
  play: hand,
  add: hand,
  'add-from-lookout': lookout,
  follow: hand,
  trash: ['me.hand', 'me.discard'],
  'put-in-lookout': hand,
  recruit: ['park'],
  'cleanup-cards': ['me.yard'],
  cleanup: ['me.yard'],
  'discard.to-pile': hand,
  'discard.to-yard': hand,
  'discard.keep': hand,
  'discard.from-lookout': lookout,
};

/** The cards that are known to lie where those of a field are taken from. */
export const cardsLying = (
  at: string | undefined,
  { situation }: FortCheck,
): ReadonlySet<unknown> =>
  new Set([
    ...(lyingIn[at ?? ''] ?? []).flatMap((place) => listed<unknown>(getAt(situation, place))),
    ...(at === 'recruit' || at === 'trash-rival' ? yardsOf(situation) : []),
  ]);

const suitsOf = (card: CheckCard | undefined): readonly string[] =>
  (card?.signs ?? []).filter((sign) => isOneOf(sign, suits));

/** The suits that cards of a field have to show to be of use. */
export function suitsWanted(
  at: string | undefined,
  { situation, move }: FortCheck,
  cards: (id: string | undefined) => CheckCard | undefined,
): readonly string[] {
  if (at === 'follow') return suitsOf(cards(situation.leader?.played));
  if (at !== 'add' && at !== 'add-from-lookout') return [];
  const card = cards(move.play);
  return [card?.public?.per, card?.private?.per].filter((per) => isOneOf(per, suits));
}
