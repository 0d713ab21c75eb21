import type { IconId } from '#icons/index.ts';
import { turnOf } from '#model/turn.ts';
import type { Context } from '../context.ts';

/** One thing to do or to know: an icon, a text, and the clauses behind it. */
export interface Line {
  readonly icon: IconId;
  readonly text: string;
  readonly clauses: readonly string[];
}

export interface Part {
  readonly title: string;
  readonly icon: IconId;
  readonly lines: readonly Line[];
}

const line = (icon: IconId, text: string, ...clauses: string[]): Line => ({ icon, text, clauses });

/** The printed name of a phase. */
const term = ({ variant, facts }: Context, id: string): string => {
  const words = facts.terms[id];
  if (words === undefined) throw new Error(`content/${variant.game}/terms.yaml has no "${id}"`);
  return words[variant.lang];
};

/** The phases in full, the same steps and words as the turn guide of the site. */
export function fullPhases({ say, variant }: Context): Part[] {
  return turnOf(variant.game, variant.lang, say).map(({ title, steps }) => ({
    title,
    icon: steps[0]?.icon ?? 'hand',
    lines: steps,
  }));
}

/** The phases of Fort in few words, for the aid in front of each player. */
export function shortFortPhases(context: Context): Part[] {
  const { t } = context;
  const phase = (number: number, icon: IconId, ...lines: Line[]): Part => ({
    title: term(context, `phase-${number}`),
    icon,
    lines,
  });
  return [
    phase(1, 'yard', line('yard', t('print:fort.turn.cleanup'), 'cleanup.yard')),
    phase(
      2,
      'hand',
      line('hand', t('print:fort.turn.play'), 'play.one-card', 'play.full'),
      line('per', t('print:fort.turn.improve'), 'play.add', 'play.lookout'),
      line('public', t('print:fort.turn.follow'), 'follow.when'),
    ),
    phase(3, 'recruit', line('recruit', t('print:fort.turn.recruit'), 'recruit.must')),
    phase(
      4,
      'discard-pile',
      line('discard-pile', t('print:fort.turn.discard'), 'discard.used', 'discard.yard'),
    ),
    phase(5, 'deck', line('deck', t('print:fort.turn.draw'), 'draw.five')),
  ];
}

export const fortLimits = ({ t }: Context): Part => ({
  title: t('print:fort.limits.title'),
  icon: 'stuff',
  lines: [
    line('stuff', t('print:fort.limits.stuff'), 'board.stuff'),
    line('zone-pack', t('print:fort.limits.room'), 'board.pack', 'board.lookout'),
  ],
});

export const fortLevels = ({ t }: Context): Part => ({
  title: t('print:fort.levels.title'),
  icon: 'fort-level',
  lines: [
    line('made-up-rule', t('print:fort.levels.one'), 'fort.level-1'),
    line('perk', t('print:fort.levels.two'), 'fort.level-2'),
    line('macaroni-sculpture', t('print:fort.levels.five'), 'fort.level-5'),
  ],
});

export const fortFollowing = ({ t }: Context): Part => ({
  title: t('print:fort.following.title'),
  icon: 'public',
  lines: [
    line('hand', t('print:fort.following.card'), 'follow.discard', 'follow.count'),
    line('check', t('print:fort.following.full'), 'follow.full'),
    line('any-resource', t('print:fort.following.same'), 'follow.same-resource'),
    line('direction', t('print:fort.following.often'), 'follow.many'),
  ],
});

export const fortEnd = ({ t }: Context): Part => ({
  title: t('print:fort.end.title'),
  icon: 'vp',
  lines: [line('vp', t('print:fort.end.when'), 'end.points', 'end.fort', 'end.park', 'end.round')],
});

export const fortScore = ({ t }: Context): Part => ({
  title: t('print:fort.score.title'),
  icon: 'tally',
  lines: [
    line('vp', t('print:fort.score.track'), 'score.total'),
    line('fort-level', t('print:fort.score.level'), 'score.fort'),
    line('made-up-rule', t('print:fort.score.rule'), 'rule.count-all'),
    line('macaroni-sculpture', t('print:fort.score.macaroni'), 'score.macaroni'),
    line('best-friend', t('print:fort.score.tie'), 'score.tie'),
  ],
});
