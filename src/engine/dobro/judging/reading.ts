import { type Card, cardNamed } from '../cards/card.ts';
import type { Situation, WrittenCard, WrittenPlay } from '../format/schema.ts';
import type { Play } from '../state/move.ts';

/** A description that can't be understood: where, and the word that is no card. */
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

/** Whoever asks is `me`, also where the players are called by their names. */
export function inOwnName(situation: Situation): Situation {
  const { me, players, turn, opened, took, out, forgot } = situation;
  const { 'forgetful-before': before } = situation;
  if (me === undefined) return situation;
  const own = (name: string): string => (name === me ? 'me' : name);
  return {
    ...situation,
    players: typeof players === 'object' ? players.map(own) : players,
    turn: turn && own(turn),
    opened: opened && own(opened),
    took: took && own(took),
    out: out && own(out),
    'forgetful-before': before && own(before),
    forgot: forgot && own(forgot),
  };
}
