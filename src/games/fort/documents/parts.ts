import { bookOf, termOf } from '#model/book.ts';
import { bareTerm } from '#model/cards.ts';
import type { Context } from '#print/context.ts';
import { line, type Part, shortOf } from '#print/documents/part.ts';
import { capital } from '#words/examples/parts.ts';

export const limits = (of: Context): Part => ({
  title: of.t('print:fort.limits.title'),
  icon: 'stuff',
  lines: [line(of, 'stuff', 'board.stuff'), line(of, 'zone-pack', 'board.pack', 'board.lookout')],
});

export const levels = (of: Context): Part => ({
  title: of.t('print:fort.levels.title'),
  icon: 'fort-level',
  lines: [
    line(of, 'made-up-rule', 'fort.level-1'),
    line(of, 'perk', 'fort.level-2'),
    line(of, 'macaroni-sculpture', 'fort.level-5'),
  ],
});

export const following = (of: Context): Part => ({
  title: of.t('print:fort.following.title'),
  icon: 'public',
  lines: [
    line(of, 'hand', 'follow.discard', 'follow.count'),
    line(of, 'check', 'follow.full'),
    line(of, 'any-resource', 'follow.same-resource'),
    line(of, 'direction', 'follow.many'),
  ],
});

export const end = (of: Context): Part => ({
  title: of.t('print:fort.end.title'),
  icon: 'vp',
  lines: [line(of, 'vp', 'end.points', 'end.fort', 'end.park', 'end.round')],
});

/** What a made-up rule counts, under its printed name. */
function madeUpRule(of: Context): string {
  const { game, lang } = of.variant;
  const name = bareTerm(termOf(bookOf(game, lang), 'made-up-rule').words[lang]);
  return `**${capital(name)}:** ${shortOf(of, 'rule.count-all')}`;
}

export const score = (of: Context): Part => ({
  title: of.t('print:fort.score.title'),
  icon: 'tally',
  lines: [
    line(of, 'vp', 'score.total'),
    line(of, 'fort-level', 'score.fort'),
    { icon: 'made-up-rule', text: madeUpRule(of), clauses: ['rule.count-all'] },
    line(of, 'macaroni-sculpture', 'score.macaroni'),
    line(of, 'best-friend', 'score.tie'),
  ],
});
