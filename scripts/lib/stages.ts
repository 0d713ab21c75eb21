import { describeProblem, Problem } from './problem.mjs';
import { duration, say, withProgress } from './progress.ts';
import type { Outcome } from './run.ts';

export interface Counts {
  passed: number;
  failed: number;
}

export interface Stage {
  name: string;
  /** What to do when it fails. */
  hint: string;
  run: () => Promise<Outcome & { counts?: Counts }>;
}

export interface Report extends Counts {
  failedStage?: string;
}

const failedAlone = (result: PromiseSettledResult<unknown>): result is PromiseRejectedResult =>
  result.status === 'rejected';

/** Stages that do not interfere and need one core each, as one stage. */
export const together = (...stages: Stage[]): Stage => ({
  name: stages.map(({ name }) => name).join(' and '),
  hint: stages.map(({ name, hint }) => `${name}: ${hint}`).join('\n'),
  run: async () => {
    const results = await Promise.allSettled(stages.map(({ run }) => run()));
    const outcomes = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const wrong = outcomes.filter(({ code }) => code !== 0);
    const [broken] = results.filter(failedAlone);
    if (broken !== undefined && wrong.length === 0) throw broken.reason;
    return {
      code: wrong[0]?.code ?? 0,
      output: wrong.map(({ output }) => output.trimEnd()).join('\n'),
    };
  },
});

/**
 * Runs the stages one after another and stops at the first that fails. A stage that fails without
 * counting tests (a broken file, the formatting) counts as one failure.
 */
export async function runStages(stages: Stage[]): Promise<Report> {
  const report: Report = { passed: 0, failed: 0 };
  const started = performance.now();
  for (const [index, stage] of stages.entries()) {
    const name = `${index + 1}/${stages.length} ${stage.name}`;
    try {
      await withProgress(name, async () => {
        const { code, output, counts } = await stage.run();
        report.passed += counts?.passed ?? 0;
        report.failed += counts?.failed ?? 0;
        if (code === 0) return;
        say(output.trimEnd());
        if (!counts?.failed) report.failed += 1;
        throw new Problem(`"${stage.name}" failed.`, stage.hint);
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (report.failed === 0) report.failed = 1;
      say(describeProblem(error));
      report.failedStage = stage.name;
      break;
    }
  }
  say(`${report.failedStage ? 'Stopped' : 'Done'} after ${duration(performance.now() - started)}`);
  return report;
}
