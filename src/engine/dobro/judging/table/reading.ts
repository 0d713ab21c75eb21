import { type Card, cardNamed } from '../../cards/card.ts';
import type { Situation, WrittenCard, WrittenPlay } from '../../format/schema.ts';
import type { Play } from '../../state/move.ts';

/** A description that can't be read: the place, and the word that is not a card. */
export class Unreadable extends Error {
  readonly found: string;

  constructor(found: string) {
    super(`no card of Dobro is called “${found}”`);
    this.found = found;
  }
}

function readCard(written: WrittenCard): Card {
  const card = cardNamed(written);
  if (card === undefined) throw new Unreadable(String(written));
  return card;
}

export const readCards = (written: WrittenCard | readonly WrittenCard[]): Card[] =>
  typeof written === 'object' ? written.map(readCard) : [readCard(written)];

export function readPlay(written: WrittenPlay): Play {
  if (typeof written !== 'object' || !('play' in written))
    return { do: 'play', cards: readCards(written) };
  const play: Play = { do: 'play', cards: readCards(written.play) };
  return written.as === undefined ? play : { ...play, as: written.as };
}

/** The same table with other names for some players. */
export function withNames(situation: Situation, name: (name: string) => string): Situation {
  const { players, turn, opened, took, out, forgot, hands, piles } = situation;
  const { 'forgetful-before': before } = situation;
  const one = (who: string | undefined) => who && name(who);
  const byName = <Held>(held: Readonly<Record<string, Held>> | undefined) =>
    held && Object.fromEntries(Object.entries(held).map(([who, each]) => [name(who), each]));
  return {
    ...situation,
    players: typeof players === 'object' ? players.map(name) : players,
    turn: one(turn),
    opened: one(opened),
    took: one(took),
    out: one(out),
    'forgetful-before': one(before),
    forgot: one(forgot),
    hands: byName(hands),
    piles: byName(piles),
  };
}

/** The same table with the asker called `me` throughout. */
export function inOwnName(situation: Situation): Situation {
  const { me } = situation;
  const named =
    me === undefined ? situation : withNames(situation, (name) => (name === me ? 'me' : name));
  const { hand, holding, hands: { me: own, ...hands } = {} } = named;
  const empty = Object.keys(hands).find((name) => sizeOf(hands[name]) === 0);
  return {
    ...named,
    hands,
    ...(own === undefined || hand !== undefined || holding !== undefined
      ? {}
      : typeof own === 'object'
        ? { hand: own }
        : { holding: own }),
    ...(empty === undefined || named.out !== undefined ? {} : { out: empty }),
  };
}

/** How many cards a hand has, listed or counted. */
export const sizeOf = (hand: Hand | undefined): number | undefined =>
  typeof hand === 'object' ? hand.length : hand;
type Hand = NonNullable<Situation['hands']>[string];
