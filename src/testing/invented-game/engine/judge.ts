import type { z } from 'zod';
import type { Judgement } from '#engine/core/verdict.ts';
import type { moveSchema, sheetSchema, situationSchema } from './format.ts';

/** You take as many pebbles as you say, if they are there. */
export function judge(
  { heap }: z.output<typeof situationSchema>,
  { take: taken }: z.output<typeof moveSchema>,
): Judgement {
  const nothing = { violations: [], missing: [], effects: [], readings: [] };
  if (heap === undefined && taken > 0)
    return { ...nothing, verdict: 'open', missing: [{ fact: 'heap' }] };
  if (heap !== undefined && taken > heap)
    return {
      ...nothing,
      verdict: 'illegal',
      violations: [{ rule: 'take.some', code: 'too-many', facts: { taken, heap } }],
    };
  return { ...nothing, verdict: 'legal', effects: [{ code: 'taken', facts: { taken } }] };
}

/** Whoever has most pebbles. */
export function winnersOf({ players, pebbles }: z.output<typeof sheetSchema>): string[] {
  const most = Math.max(...pebbles);
  return players.filter((_, seat) => pebbles[seat] === most);
}
