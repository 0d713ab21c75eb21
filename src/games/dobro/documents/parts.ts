import type { Context } from '#print/context.ts';
import { line, type PrintedPart, titledPart } from '#print/documents/part.ts';

export const playing = titledPart(
  'play',
  'value-in-play',
  ['value-in-play', 'turn.higher', 'turn.equal', 'turn.pair'],
  ['pair', 'turn.pair'],
  ['hand', 'climb.open'],
);

/** The same beside the turn, whose steps already compare with the value in play. */
export const playingBeside = titledPart(
  'play',
  'value-in-play',
  ['pair', 'turn.pair'],
  ['hand', 'climb.open'],
);

/** What the special cards do, but for a Joker in a pair. */
export const specialsInShort = titledPart(
  'specials',
  'joker',
  ['joker', 'special.joker'],
  ['skip', 'special.skip'],
  ['reverse', 'special.reverse'],
);

export const specials = (of: Context): PrintedPart => {
  const short = specialsInShort(of);
  return { ...short, lines: [...short.lines, line(of, 'pair', 'special.joker-pair')] };
};

export const forgetful = titledPart(
  'forgetful',
  'forgetful',
  ['forgetful', 'forget.take'],
  ['deck', 'forget.wait'],
  ['hand', 'forget.keep'],
  ['minus', 'forget.penalty'],
);

export const round = titledPart(
  'round',
  'score-pile',
  ['hand', 'round.end'],
  ['deck', 'round.deck-empty'],
  ['score-pile', 'score.rank'],
  ['pair', 'score.tie'],
);

export const next = titledPart('next', 'reverse', ['deck', 'next.deal'], ['climb', 'next.first']);

export const end = titledPart(
  'end',
  'vp',
  ['vp', 'end.winner'],
  ['pair', 'end.tie'],
  ['plus', 'variant.long'],
);

export const two = titledPart('two', 'pair', ['box', 'two.remove'], ['deck', 'two.aside']);

export const setUp = titledPart(
  'setup',
  'deck',
  ['direction', 'setup.direction'],
  ['deck', 'setup.deal'],
  ['hand', 'setup.first'],
);
