import { judge } from '../../../engine/fort/judge/judge.ts';

/** A question that the judge stumbles over is left open rather than never answered. */
export const judged: typeof judge = (situation, move) => {
  try {
    return judge(situation, move);
  } catch {
    return { verdict: 'open', violations: [], missing: [], effects: [], readings: [] };
  }
};
