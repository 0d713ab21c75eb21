// Writes the PDFs, all or some.
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { writeWhole } from '#files/write-whole.ts';
import { allGames } from '#games/all.ts';
import { PrintError, printInParallel } from '#games/printing/parallel.ts';
import { printedFiles } from '#games/printing/store.ts';
import { games, languages } from '#i18n/languages.ts';
import { closest } from '#model/closest.ts';
import { fileName, inks, papers, type Selection, type Variant, variants } from '#print/variant.ts';
import { readOptions, wantsHelp } from './lib/options.ts';
import { describeProblem, Problem } from './lib/problem.mjs';
import { duration, say } from './lib/progress.ts';
import { inProject } from './lib/root.ts';

/** What can be printed, game by game; documents that several games have are listed once. */
const documentIds = [
  ...new Set((await allGames()).flatMap(({ documents }) => documents.map(({ id }) => id))),
];

const usage = `Usage: npm run print -- [--game GAME] [--lang LANG] [--paper PAPER] [--ink INK] [--doc DOC] [--out DIR]
Each choice left out means all. Without --out the files go where the site has them, into dist.
  GAME   ${games.join(', ')}
  LANG   ${languages.join(', ')}
  PAPER  ${papers.join(', ')}
  INK    ${inks.join(', ')}
  DOC    ${documentIds.join(', ')}`;

const option = { type: 'string' } as const;

/** Upper case is forgiven: people write A4. */
function choice<T extends string>(
  name: string,
  all: readonly T[],
  given: string | undefined,
): T | undefined {
  if (given === undefined) return undefined;
  const wanted = given.toLowerCase();
  const found = all.find((each) => each === wanted);
  if (found !== undefined) return found;
  const meant = closest(wanted, all);
  const guess = meant === undefined ? '' : `Did you mean ${meant}? `;
  throw new Problem(`--${name} is "${given}".`, `${guess}Choose one of: ${all.join(', ')}`);
}

/** Refuses an option given twice, of which the last would silently win. */
function refuseRepeated(args: readonly string[], names: readonly string[]): void {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const given = args.slice(0, end).map((each) => each.split('=')[0]);
  for (const name of names)
    if (given.filter((each) => each === `--${name}`).length > 1)
      throw new Problem(
        `--${name} is given more than once.`,
        'Give it once, or leave it out for all; several choices take several runs.',
      );
}

/** Level by level: on some file systems Node never finishes making a whole path at once. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Folder names are relative to where the command was typed; npm runs it at the top of the project. */
function writableFolder(given: string): string {
  if (given.trim() === '')
    throw new Problem('--out names no folder.', 'Name one: npm run print -- --out ~/aids');
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/,.*$/, '') : String(error);
    throw new Problem(
      `Nothing can be written to ${folder}: ${reason}`,
      'Name a folder you may write to: npm run print -- --out ~/aids',
    );
  }
  return folder;
}

const size = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/** A line for each file; on a terminal, a running count in one line. */
function progress(total: number): (done: number, file: string, bytes: number) => void {
  const width = String(total).length;
  return (done, file, bytes) => {
    const line = `${String(done).padStart(width)}/${total}  ${file}  ${size(bytes)}`;
    if (!process.stdout.isTTY) say(line);
    else process.stdout.write(`\r\u001b[2K${line}${done === total ? '\n' : ''}`);
  };
}

async function printSelection(selection: Selection, folder: string): Promise<number> {
  const all = variants(await allGames(), selection);
  const show = progress(all.length);
  await printInParallel(all, {
    folder,
    onFile: (done, file, { bytes }) => show(done, file, bytes),
  });
  return all.length;
}

/** Without a folder the files go where the site has them: beside its pages, by language. */
async function printForSite(selection: Selection): Promise<number> {
  const { folder, files } = await printedFiles();
  const all = variants(await allGames(), selection);
  const show = progress(all.length);
  const targetOf = ({ lang }: Variant): string => inProject('dist', lang, 'print');
  all.forEach((variant, at) => {
    const file = fileName(variant);
    const printed = files[file];
    if (printed === undefined) return;
    for (const name of [file, ...printed.previews.map((preview) => preview.file)])
      writeWhole(join(targetOf(variant), name), readFileSync(join(folder, name)));
    show(at + 1, file, printed.bytes);
  });
  return all.length;
}

async function main(): Promise<void> {
  const options = {
    game: option,
    lang: option,
    paper: option,
    ink: option,
    doc: option,
    out: option,
  };
  const args = process.argv.slice(2);
  if (wantsHelp(args)) {
    say(usage);
    return;
  }
  refuseRepeated(args, Object.keys(options));
  const given = readOptions(args, options);
  const selection = {
    game: choice('game', games, given.game),
    lang: choice('lang', languages, given.lang),
    paper: choice('paper', papers, given.paper),
    ink: choice('ink', inks, given.ink),
    doc: choice('doc', documentIds, given.doc),
  };
  const printed = await allGames();
  if (variants(printed, selection).length === 0)
    throw new Problem(
      `${selection.game} has no document "${selection.doc}".`,
      `Choose one of: ${printed
        .filter(({ id }) => id === selection.game)
        .flatMap(({ documents }) => documents.map(({ id }) => id))
        .join(', ')}`,
    );
  const folder = given.out === undefined ? undefined : writableFolder(given.out);
  const started = performance.now();
  const count =
    folder === undefined ? await printForSite(selection) : await printSelection(selection, folder);
  const where = folder === undefined ? 'dist' : relative(process.cwd(), folder) || '.';
  say(
    `✓ ${count} ${count === 1 ? 'PDF' : 'PDFs'} in ${where}, ${duration(performance.now() - started)}`,
  );
}

try {
  await main();
} catch (error) {
  if (error instanceof PrintError)
    process.stderr.write(
      describeProblem(new Problem('Some PDFs could not be made.', error.message)),
    );
  else if (error instanceof Problem) process.stderr.write(describeProblem(error));
  else throw error;
  process.exitCode = error instanceof PrintError ? 1 : 2;
}
