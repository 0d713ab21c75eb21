// `npm run fuzz`: attacks everything that reads input with generated input, as often as one likes.
import { attacks } from '#testing/fuzz/all.ts';
import { readOptions, wholeNumber } from './lib/options.ts';
import { Problem } from './lib/problem.mjs';
import { duration, runTask, say } from './lib/progress.ts';

const names = attacks.map(({ name }) => name);
const usage = `Usage: npm run fuzz -- [--runs 100000] [--seed 1] [--only NAME,NAME]
Attacks: ${names.join(', ')}. The same seed makes the same inputs.`;

await runTask(async (args) => {
  const options = readOptions(args, {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    only: { type: 'string' },
  });
  const runs = wholeNumber('runs', options.runs);
  const seed = wholeNumber('seed', options.seed ?? String(1 + Math.floor(Math.random() * 1e6)));
  const chosen = options.only?.split(',').map((name) => name.trim());
  const unknown = chosen?.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Problem(`There is no attack "${unknown}".`, `Attacks: ${names.join(', ')}`);
  let failed = 0;
  for (const { name, run } of attacks) {
    if (chosen && !chosen.includes(name)) continue;
    const began = performance.now();
    const failure = await run({ runs, seed });
    const took = duration(performance.now() - began);
    say(`${failure === undefined ? '✓' : '✗'} ${name}: ${runs} inputs, seed ${seed}, ${took}`);
    if (failure === undefined) continue;
    failed += 1;
    say(failure);
  }
  return failed === 0 ? 0 : 1;
}, usage);
