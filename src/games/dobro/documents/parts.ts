import type { Context } from '#print/context.ts';
import { line, type Part } from '#print/documents/part.ts';

export const playing = (of: Context): Part => ({
  title: of.t('print:dobro.play.title'),
  icon: 'value-in-play',
  lines: [
    line(of, 'value-in-play', 'turn.higher', 'turn.equal'),
    line(of, 'pair', 'turn.pair'),
    line(of, 'hand', 'climb.open'),
  ],
});

/** What the special cards do; in full also what a Joker is in a pair. */
export const specials = (of: Context, length: 'short' | 'full' = 'full'): Part => ({
  title: of.t('print:dobro.specials.title'),
  icon: 'joker',
  lines: [
    line(of, 'joker', 'special.joker'),
    line(of, 'skip', 'special.skip'),
    line(of, 'reverse', 'special.reverse'),
    ...(length === 'full' ? [line(of, 'pair', 'special.joker-pair')] : []),
  ],
});

export const forgetful = (of: Context): Part => ({
  title: of.t('print:dobro.forgetful.title'),
  icon: 'forgetful',
  lines: [
    line(of, 'forgetful', 'forget.take'),
    line(of, 'deck', 'forget.wait'),
    line(of, 'hand', 'forget.keep'),
    line(of, 'minus', 'forget.penalty'),
  ],
});

export const round = (of: Context): Part => ({
  title: of.t('print:dobro.round.title'),
  icon: 'score-pile',
  lines: [
    line(of, 'hand', 'round.end'),
    line(of, 'deck', 'round.deck-empty'),
    line(of, 'score-pile', 'score.rank'),
    line(of, 'pair', 'score.tie'),
  ],
});

export const next = (of: Context): Part => ({
  title: of.t('print:dobro.next.title'),
  icon: 'reverse',
  lines: [line(of, 'deck', 'next.deal'), line(of, 'climb', 'next.first')],
});

export const end = (of: Context): Part => ({
  title: of.t('print:dobro.end.title'),
  icon: 'vp',
  lines: [
    line(of, 'vp', 'end.winner'),
    line(of, 'pair', 'end.tie'),
    line(of, 'plus', 'variant.long'),
  ],
});

export const two = (of: Context): Part => ({
  title: of.t('print:dobro.two.title'),
  icon: 'pair',
  lines: [line(of, 'box', 'two.remove'), line(of, 'deck', 'two.aside')],
});

export const setUp = (of: Context): Part => ({
  title: of.t('print:dobro.setup.title'),
  icon: 'deck',
  lines: [
    line(of, 'deck', 'setup.deal'),
    line(of, 'direction', 'setup.direction'),
    line(of, 'hand', 'setup.first'),
  ],
});
