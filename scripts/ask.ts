// `npm run ask`: a question in plain words, or with - one question per line.
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { answerQuestion, makeReader } from '#cli/ask.ts';
import { visible, visibleJson } from '#cli/visible.ts';
import { allGames, terminalGames } from '#games/all.ts';
import { isLanguage, languages } from '#i18n/languages.ts';

const usage = `Usage: npm run --silent ask -- "QUESTION" [--lang ${languages.join('|')}] [--json]
       npm run --silent ask -- - [--json]     one question per line of standard input

--lang LANG   answer in this language; otherwise in that of the question
--json        language, game, description, pieces, unclear, and answer (as judge --json) or rules

Exit codes: as judge, of several questions the highest; 4 when it is not a move, 5 when the command is wrong.`;

const wrong = 5;
/** Longer than any question; a file passed by mistake is not read as a question. */
const longest = 2000;

function refuse(message: string): void {
  process.stderr.write(`${visible(message)}\n${usage}\n`);
  process.exitCode = wrong;
}

async function run(args: readonly string[]): Promise<void> {
  const options = {
    lang: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const { lang, json = false, help = false } = values;
  if (help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  if (lang !== undefined && !isLanguage(lang))
    return refuse(`--lang ${lang}: the languages are ${languages.join(', ')}.`);
  const isPiped = positionals.length === 1 && positionals[0] === '-';
  const questions = isPiped
    ? (await text(process.stdin)).split('\n').filter((line) => line.trim() !== '')
    : [positionals.join(' ')].filter((line) => line.trim() !== '');
  if (questions.length === 0)
    return refuse('Ask something, in quotation marks, or - to read lines.');
  const reader = makeReader(await allGames(), await terminalGames());
  let worst = 0;
  for (const question of questions) {
    const cut = question.slice(0, longest);
    const { code, lines, data } = answerQuestion(cut, reader, lang);
    worst = Math.max(worst, code);
    if (json) process.stdout.write(`${visibleJson(JSON.stringify(data, null, isPiped ? 0 : 2))}\n`);
    else
      process.stdout.write(
        `${isPiped ? `── ${visible(cut)}\n` : ''}${lines.map(visible).join('\n')}\n`,
      );
  }
  process.exitCode = worst;
}

process.stdout.on('error', () => {});
try {
  await run(process.argv.slice(2));
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
