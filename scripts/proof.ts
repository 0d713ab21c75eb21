// `npm run proof -- ru`: every sentence that the program can say, with sample figures and cards, to be read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, languages } from '#i18n/languages.ts';
import { projectRoot } from '#model/files.ts';
import { proofSheet } from '#testing/proof/sheet.ts';
import { wantsHelp } from './lib/options.ts';
import { Problem } from './lib/problem.mjs';
import { runTask, say } from './lib/progress.ts';

const usage = `Usage: npm run proof -- ${languages.join(' | ')}`;

await runTask(async () => {
  const asked = process.argv.slice(2);
  if (wantsHelp(asked)) {
    say(usage);
    return 0;
  }
  const [language = ''] = asked;
  if (!isLanguage(language) || asked.length > 1)
    throw new Problem(
      asked.length === 0
        ? 'No language is given.'
        : `"${asked.join(' ')}" is not a language of this project.`,
      usage,
    );
  const folder = join(projectRoot, '.cache', 'proof');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${language}.md`);
  writeFileSync(file, await proofSheet(language));
  say(`.cache/proof/${language}.md`);
  return 0;
});
