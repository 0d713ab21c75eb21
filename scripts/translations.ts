// `npm run translations`: how the translations stand; `-- --stamp [ids]`: record that they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '#i18n/languages.ts';
import {
  checkTranslations,
  type Made,
  shortForms,
  translations,
} from '#model/check/translations.ts';
import { projectRoot } from '#model/files.ts';
import { describeFinding } from '#model/finding.ts';
import { stamp } from '#model/rules/stamp.ts';
import { Problem } from './lib/problem.mjs';
import { runTask, say } from './lib/progress.ts';

/** `ru/fort/play.full`, or any end of it: `play.full`, `fort/play.full`; `ru` or `ru/fort` for all. */
function isMeant({ language, game, clause }: Made, ids: readonly string[]): boolean {
  const whole = `/${language}/${game}/${clause}/`;
  return ids.length === 0 || ids.some((id) => whole.includes(`/${id}/`));
}

function stampAll(ids: readonly string[]): number {
  const all = [...translations(projectRoot), ...shortForms(projectRoot)].filter((each) =>
    isMeant(each, ids),
  );
  if (all.length === 0)
    throw new Problem(
      `No clause is called ${ids.join(', ')}.`,
      `Give ids such as play.full, ${games[0]}/play.full, ru/${games[0]}/play.full, or a language: ru`,
    );
  const open = all.filter(({ state }) => state === 'stale' || state === 'unstamped');
  for (const [file, own] of Map.groupBy(open, (each) => each.file)) {
    const path = join(projectRoot, file);
    const source = readFileSync(path, 'utf8');
    const tags = own.flatMap(({ tag, revision }) => (tag === undefined ? [] : [{ tag, revision }]));
    writeFileSync(path, stamp(source, tags));
  }
  say(`${open.length} stamped, ${all.length - open.length} were up to date or are missing.`);
  return 0;
}

function list(): number {
  const findings = checkTranslations(projectRoot);
  for (const finding of findings) say(describeFinding(finding));
  const counts = Object.entries(
    Object.groupBy(
      [...translations(projectRoot), ...shortForms(projectRoot)],
      ({ language, what, state }) => `${language} ${what} ${state}`,
    ),
  );
  for (const [name, all] of counts) say(`${name}: ${all?.length ?? 0}`);
  return findings.length === 0 ? 0 : 1;
}

await runTask(async () => {
  const { values, positionals } = parseArgs({
    options: { stamp: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  return values.stamp ? stampAll(positionals) : list();
});
