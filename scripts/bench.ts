// Measures side by side with others.
// The others are in scripts/bench and are installed when needed.
import { measureBareQuestions, measureJudge } from './bench/judge.ts';
import { chosenParts, parts } from './bench/parts.ts';

import { measurePlay, showPlay } from './bench/play.ts';
import { measurePrint } from './bench/print.ts';
import { judgeSize } from './bench/size.ts';
import { compareWithStarlight } from './bench/starlight/compare.ts';
import { showComparison } from './bench/starlight/report.ts';
import { readOptions } from './lib/options.ts';
import { runTask, say } from './lib/progress.ts';
import { installBeside } from './lib/side-package.ts';

const usage = `Usage: npm run bench -- [--only ${parts.join(',')}] [--json]
Measures speed side by side with others, as ratios; --only chooses, with commas between.`;

type Judged = Awaited<ReturnType<typeof measureJudgement>>;

const measureJudgement = async () => ({
  times: measureJudge(50),
  bare: measureBareQuestions(),
  size: await judgeSize(),
});

const showJudge = ({ times, bare, size }: Judged): string =>
  `Judge, ${times.examples} worked examples: median ${times.median.toFixed(3)} ms (target: 1 ms or less), ` +
  `slowest ${times.slowest.time.toFixed(1)} ms (${times.slowest.id})\n` +
  `Judge, ${bare.questions} questions that say next to nothing, CPU: 99 of 100 within ${bare.p99.toFixed(0)} ms (target: 100), slowest:\n` +
  bare.slowest.map(({ id, time }) => `  ${time.toFixed(0)} ms  ${id}\n`).join('') +
  `Judge with rules and cards for the browser: ${(size.gzip / 1000).toFixed(1)} kB gzip`;

const showPrint = (print: Awaited<ReturnType<typeof measurePrint>>): string =>
  print === undefined
    ? 'PDFs: not measured, since there is no built site to compare with; run npm run build first.'
    : `PDFs, ${print.documents} documents, milliseconds each: ours ${print.ours.toFixed(0)}, Chromium printing the page ` +
      `${print.chromium.toFixed(0)}: ${(print.chromium / print.ours).toFixed(1)} times faster (target: 4)`;

const aboutStarlight =
  'The same texts in Starlight, both built from nothing; a first visit in Chromium, packed, over a slow line.\n' +
  'Starlight as it comes, with a sidebar that lists every page; what ours keeps for offline use comes later.\n';

async function main(args: string[]): Promise<number> {
  const { json, only } = readOptions(args, {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
  });
  const wanted = chosenParts(only);
  if (wanted.has('play') || wanted.has('starlight')) installBeside('bench', 'the comparison');
  const results: Record<string, unknown> = {};
  const tell = (text: string): void => {
    if (!json) say(text);
  };
  if (wanted.has('play')) {
    const play = await measurePlay();
    Object.assign(results, play);
    tell(showPlay(play));
  }
  if (wanted.has('judge')) {
    const judged = await measureJudgement();
    Object.assign(results, {
      judgeMilliseconds: judged.times,
      judgeBareMilliseconds: judged.bare,
      judgeBytes: judged.size,
    });
    tell(showJudge(judged));
  }
  if (wanted.has('print')) {
    const print = await measurePrint();
    results.printMilliseconds = print ?? null;
    tell(showPrint(print));
  }
  if (wanted.has('starlight')) {
    const comparisons = await compareWithStarlight((text) => process.stderr.write(`${text}\n`));
    results.starlight = comparisons;
    tell(`${aboutStarlight}\n${showComparison(comparisons)}`);
  }
  if (json) say(JSON.stringify(results, null, 2));
  return 0;
}

await runTask(main, usage);
