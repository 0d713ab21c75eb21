// `npm run practice`: makes the situations to practise with anew, from random games: content/<game>/practice.yaml
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePool } from '#engine/core/practice/pool.ts';
import { practisedGames } from '#games/all.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { projectRoot } from '#model/files.ts';
import { practiceFile } from '#model/practice.ts';
import { wantsHelp } from './lib/options.ts';
import { Problem } from './lib/problem.mjs';
import { runTask, say } from './lib/progress.ts';

const games = practisedGames();
const usage = `Usage: npm run practice [-- ${[...games.keys()].join(' | ')}]`;

/** Enough games that every rule which comes up in play is asked about. */
const pool = { games: 10, size: 190, seed: 1 };

const about = `# Situations to practise with: made from random games by \`npm run practice\`, which writes this file.
# clause   the rule that decides: the broken one, or one that the allowed move rests on
# level    1 easy, 2 middling, 3 hard: by the facts that decide and the parts of the move
# reasons  what is offered where the move is not allowed; one of them is right
`;

await runTask(async () => {
  const asked = process.argv.slice(2);
  if (wantsHelp(asked)) {
    say(usage);
    return 0;
  }
  const unknown = asked.find((name) => ![...games.keys()].some((id) => id === name));
  if (unknown !== undefined) throw new Problem(`There is no game "${unknown}".`, usage);
  for (const [id, load] of games) {
    if (asked.length > 0 && !asked.includes(id)) continue;
    const book = bookOf(id, 'en');
    const chapterOf = (clause: string) => clauseOf(book, clause).chapter;
    const situations = makePool(await load(), { ...pool, chapterOf });
    // One line for each: thousands of short lines help nobody.
    const lines = situations.map((each) => `- ${JSON.stringify(each)}\n`);
    writeFileSync(join(projectRoot, practiceFile(id)), about + lines.join(''));
    say(`${practiceFile(id)}: ${situations.length} situations`);
  }
  return 0;
});
