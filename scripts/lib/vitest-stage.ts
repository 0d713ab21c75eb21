import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from './root.ts';
import { runTool } from './run.ts';
import type { Counts, Stage } from './stages.ts';

interface FileResult {
  status: string;
  assertionResults: { status: string }[];
}

/** A file that broke before its first test counts as one failed test. */
export function countTests(testResults: FileResult[]): Counts {
  const counts = { passed: 0, failed: 0 };
  for (const { status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    counts.passed += assertionResults.filter((test) => test.status === 'passed').length;
    counts.failed += status === 'failed' ? Math.max(failed, 1) : failed;
  }
  return counts;
}

/** One project of vitest.config.ts, shown as it goes, counted from its JSON report. */
export function vitestStage(name: string, project: string): Stage {
  const file = inProject('.cache', `tests-${project}.json`);
  return {
    name,
    hint: `The failures stand above. To run one file again: npx vitest run --project ${project} FILE`,
    run: async () => {
      rmSync(file, { force: true });
      const { code } = await runTool('vitest', [
        'run',
        `--project=${project}`,
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]);
      const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
      return { code, output: '', counts: countTests(results) };
    },
  };
}
