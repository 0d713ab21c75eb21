import { z } from 'zod';
import { format, moveSchema, sheetSchema, situationSchema } from '#engine/pebbles/format.ts';
import { judge, winnersOf } from '#engine/pebbles/judge.ts';
import type { Format } from '#i18n/format.ts';
import { drawing } from '#words/examples/described-lines.ts';
import { exampleGame, linesOf } from '#words/examples/game-examples.ts';
import { text } from '#words/examples/parts.ts';
import { sharedDrawings } from '#words/examples/shared-drawings.ts';

const counts = drawing(z.array(z.number()), (numbers) => [text(numbers.join(', '))]);
const lines = linesOf(format, { drawings: { ...sharedDrawings, counts } });

/** A judgement, put into words. */
export function say(
  situation: z.output<typeof situationSchema>,
  move: z.output<typeof moveSchema>,
  t: Format,
) {
  const judgement = judge(situation, move);
  const inWords = (list: readonly { code: string; facts: object }[]) =>
    list.map(({ code, facts }) => t(`pebbles-verdicts:${code}`, { ...facts }));
  return {
    judgement,
    violations: inWords(judgement.violations),
    effects: inWords(judgement.effects),
    missing: judgement.missing.map(({ fact }) => t(`pebbles-verdicts:${fact}`)),
    granted: [],
  };
}

export const sayWinners = (sheet: z.output<typeof sheetSchema>, t: Format): string => {
  const winners = winnersOf(sheet);
  const names = winners.join(', ');
  return t(winners.length > 1 ? 'score-lines:shared' : 'score-lines:winner', { names });
};

export const examples = exampleGame({
  lines,
  schemas: { situation: situationSchema, move: moveSchema, sheet: sheetSchema },
  judge: (situation, move, { t }) => {
    const { judgement, violations, ...rest } = say(situation, move, t);
    const { verdict, readings } = judgement;
    const missing = judgement.missing.map(({ fact }, at) => ({
      fact,
      text: rest.missing[at] ?? fact,
    }));
    const reasons = violations.map((said) => ({ rule: 'take.some', text: said }));
    return { effects: rest.effects, verdict, readings, reasons, missing, rules: [] };
  },
  score: (sheet, { t }) => ({
    verdict: 'legal',
    reasons: [],
    missing: [],
    effects: [sayWinners(sheet, t)],
    rules: [],
    readings: [],
  }),
});
