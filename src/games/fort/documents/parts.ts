import { bookOf, termOf } from '#model/book.ts';
import { bareTerm } from '#model/cards.ts';
import type { Context } from '#print/context.ts';
import { line, type PrintedPart, shortOf, titledPart } from '#print/documents/part.ts';
import { capital } from '#words/examples/parts.ts';

export const limits = titledPart(
  'limits',
  'stuff',
  ['stuff', 'board.stuff'],
  ['zone-pack', 'board.pack', 'board.lookout'],
);

export const levels = titledPart(
  'levels',
  'fort-level',
  ['made-up-rule', 'fort.level-1'],
  ['perk', 'fort.level-2'],
  ['macaroni-sculpture', 'fort.level-5'],
);

export const following = titledPart(
  'following',
  'public',
  ['hand', 'follow.discard', 'follow.count'],
  ['check', 'follow.full'],
  ['any-resource', 'follow.same-resource'],
  ['direction', 'follow.many'],
);

export const end = titledPart('end', 'vp', [
  'vp',
  'end.points',
  'end.fort',
  'end.park',
  'end.round',
]);

/** What a made-up rule counts, under its printed name. */
function madeUpRule(of: Context): string {
  const { game, lang } = of.variant;
  const name = bareTerm(termOf(bookOf(game, lang), 'made-up-rule').words[lang]);
  return `**${capital(name)}.** ${shortOf(of, 'rule.count-all')}`;
}

export const score = (of: Context): PrintedPart => ({
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
