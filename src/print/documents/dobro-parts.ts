import type { IconId } from '#icons/index.ts';
import type { Context } from '../context.ts';
import type { Line, Part } from './turn-lines.ts';

const line = (icon: IconId, text: string, ...clauses: string[]): Line => ({ icon, text, clauses });

export const dobroPlay = ({ t }: Context): Part => ({
  title: t('print:dobro.play.title'),
  icon: 'value-in-play',
  lines: [
    line('climb', t('print:dobro.play.higher'), 'turn.higher'),
    line('value-in-play', t('print:dobro.play.equal'), 'turn.equal'),
    line('pair', t('print:dobro.play.pair'), 'turn.pair'),
    line('hand', t('print:dobro.play.opener'), 'climb.open'),
  ],
});

/** What a special card does stands with its icon; two lines more for the Joker. */
export const dobroSpecials = ({ t, say }: Context, detail: 'short' | 'full' = 'full'): Part => ({
  title: t('print:dobro.specials.title'),
  icon: 'joker',
  lines: [
    ...(['joker', 'skip', 'reverse'] as const).map((id) =>
      line(id, `**${say(`icons:names.${id}`)}.** ${say(`icons:meanings.${id}`)}`, `special.${id}`),
    ),
    ...(detail === 'short'
      ? []
      : [
          line('pair', t('print:dobro.specials.pair'), 'special.joker-pair'),
          line('joker', t('print:dobro.specials.limit'), 'special.joker'),
        ]),
  ],
});

export const dobroForgetful = ({ t }: Context): Part => ({
  title: t('print:dobro.forgetful.title'),
  icon: 'forgetful',
  lines: [
    line('forgetful', t('print:dobro.forgetful.take'), 'forget.take'),
    line('deck', t('print:dobro.forgetful.wait'), 'forget.wait'),
    line('hand', t('print:dobro.forgetful.keep'), 'forget.keep'),
    line('minus', t('print:dobro.forgetful.cost'), 'forget.penalty'),
  ],
});

export const dobroRound = ({ t }: Context): Part => ({
  title: t('print:dobro.round.title'),
  icon: 'score-pile',
  lines: [
    line('hand', t('print:dobro.round.hand'), 'round.end'),
    line('deck', t('print:dobro.round.deck'), 'round.deck-empty'),
    line('score-pile', t('print:dobro.round.rank'), 'score.rank'),
    line('pair', t('print:dobro.round.tie'), 'score.tie'),
  ],
});

export const dobroNext = ({ t }: Context): Part => ({
  title: t('print:dobro.next.title'),
  icon: 'reverse',
  lines: [
    line('deck', t('print:dobro.next.deal'), 'next.deal'),
    line('climb', t('print:dobro.next.first'), 'next.first'),
  ],
});

export const dobroEnd = ({ t }: Context): Part => ({
  title: t('print:dobro.end.title'),
  icon: 'vp',
  lines: [
    line('vp', t('print:dobro.end.winner'), 'end.winner'),
    line('pair', t('print:dobro.end.tie'), 'end.tie'),
    line('plus', t('print:dobro.end.long'), 'variant.long'),
  ],
});

export const dobroTwo = ({ t }: Context): Part => ({
  title: t('print:dobro.two.title'),
  icon: 'pair',
  lines: [
    line('box', t('print:dobro.two.remove'), 'two.remove'),
    line('deck', t('print:dobro.two.aside'), 'two.aside'),
  ],
});

export const dobroSetup = ({ t }: Context): Part => ({
  title: t('print:dobro.setup.title'),
  icon: 'deck',
  lines: [
    line('deck', t('print:dobro.setup.deal'), 'setup.deal'),
    line('direction', t('print:dobro.setup.direction'), 'setup.direction'),
    line('hand', t('print:dobro.setup.first'), 'setup.first'),
  ],
});
