import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { moveSchema } from '../../src/engine/fort/format/move.ts';
import { situationSchema } from '../../src/engine/fort/format/situation.ts';
import { judge } from '../../src/engine/fort/judging/judge.ts';
import { inProject } from '../lib/root.ts';
import { median } from './measure.ts';

const folder = inProject('content/fort/examples');
const exampleSchema = z.array(
  z.object({ id: z.string(), situation: situationSchema.optional(), move: moveSchema.optional() }),
);

/** Every judgement of the worked examples, ready to be made again. */
function judgements() {
  return readdirSync(folder).flatMap((file) =>
    exampleSchema.parse(parse(readFileSync(`${folder}/${file}`, 'utf8'))).flatMap((example) => {
      const { id, situation = {}, move } = example;
      return move ? [{ id, run: () => judge(situation, move) }] : [];
    }),
  );
}

const milliseconds = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

/** The judge on all worked examples: the median over them, and the slowest. */
export function measureJudge(rounds: number) {
  const times = judgements().map(({ id, run }) => ({
    id,
    time: median(Array.from({ length: rounds }, () => milliseconds(run))),
  }));
  const slowest = times.reduce((worst, one) => (one.time > worst.time ? one : worst));
  return { examples: times.length, median: median(times.map(({ time }) => time)), slowest };
}
