import type { DescribedMove, Situation, WrittenSheet } from '#engine/dobro/format/schema.ts';
import { readSheet } from '#engine/dobro/format/sheet.ts';
import { judge } from '#engine/dobro/judging/judge.ts';
import type { Judgement } from '#engine/dobro/judging/table/judgement.ts';
import { checkSheet } from '#engine/dobro/scoring/claims.ts';
import type { Score } from '#engine/dobro/scoring/score.ts';
import type { Format } from '#i18n/format.ts';
import type { Sum, WordedAnswer } from '#words/examples/outcome.ts';
import { playOf } from '../widgets/check/check.ts';
import { sayDobroCard } from '../words/card.ts';
import { sayDobroNeed } from '../words/score.ts';
import { sayDobroEffects, sayDobroMissing, sayDobroViolation } from '../words/verdict.ts';

const sum = (tells: string, label: string, value: number | null | undefined): Sum => ({
  tells,
  label,
  value: String(value ?? '–'),
  ...(typeof value === 'number' ? {} : { open: true }),
});

/** The value that a play leaves, or each play of a climb. */
function valuesOf({ values, example }: Judgement, move: DescribedMove, t: Format): Sum[] {
  if ('climb' in move)
    return move.climb.map((play, at) => {
      if (play === 'take') return sum('value', t('format-dobro:take.take.name'), undefined);
      const cards = playOf(play).cards.map((card) => sayDobroCard(String(card), t));
      return sum('value', cards.join(' + '), values?.[at]);
    });
  return 'play' in move ? [sum('value', t('live:new-value'), example?.value)] : [];
}

/** Places and points of each round, player by player. */
const pointsOf = ({ players }: WrittenSheet, { rounds }: Score): Sum[] =>
  rounds.flatMap(({ places, points }) =>
    players.flatMap((name, seat) => [
      sum('place', name, places[seat]),
      sum('points', name, points[seat]),
    ]),
  );

/** What the judge says to a described move, in words. Without schemas, since browsers load it too. */
export function answerMove(situation: Situation, move: DescribedMove, t: Format): WordedAnswer {
  const found = judge(situation, move);
  return {
    verdict: found.verdict,
    reasons: found.violations.map((each) => ({
      rule: each.rule,
      text: sayDobroViolation(each, t),
    })),
    missing: found.missing.map((each) => ({ fact: each.fact, text: sayDobroMissing(each, t) })),
    effects: sayDobroEffects(found.effects, t),
    rules: found.rules ?? [],
    readings: found.readings,
    sums: valuesOf(found, move, t),
  };
}

/** The same for a score sheet. */
export function answerSheet(sheet: WrittenSheet, t: Format): WordedAnswer {
  const entries = readSheet(sheet);
  const score = checkSheet(entries);
  const { verdict, problems, winners, tieBreak } = score;
  const names = winners
    .map((seat) => sheet.players[seat] ?? '')
    .map((name) => (name === 'me' ? t('rules:example.you') : name));
  return {
    verdict,
    reasons: problems.map((each) => ({ rule: each.rule, text: sayDobroViolation(each, t) })),
    missing:
      verdict === 'open'
        ? score.missing.map((fact) => ({ fact, text: sayDobroNeed(fact, entries, score, t) }))
        : [],
    effects:
      verdict === 'legal' && names.length > 0
        ? [
            t(names.length > 1 ? 'score-lines:shared' : 'score-lines:winner', { names }),
            ...(tieBreak === null ? [] : [t(`dobro-verdicts:score.${tieBreak}`)]),
          ]
        : [],
    rules: [],
    readings: [],
    sums: pointsOf(sheet, score),
  };
}
