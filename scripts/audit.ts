// All figures of the built site in one table. Axe sees every page in both themes and at both widths,
// Lighthouse the longest page of each kind in each language.
import { allTexts } from '#model/all-texts.ts';
import { closeToBudget, leastScores } from '#testing/site/budgets.ts';
import { builtSite } from '#testing/site/built-site.ts';
import { brokenLinks, type Site } from '#testing/site/links.ts';
import { oneOfEachKind, type Page } from '#testing/site/pages.ts';
import { transferMeter } from '#testing/site/transfer.ts';
import { invalidMarkup } from '#testing/site/validity.ts';
import { allVisits, inTurn, lookAlikes } from '#testing/site/visits.ts';
import { nicknames } from '#testing/spelling/names.ts';
import { misspelt } from '#testing/spelling/spelling.ts';
import { freePort, startBrowser } from './audit/browser.ts';
import { installLighthouse, lighthouse, type Scores } from './audit/lighthouse.ts';
import { lookAround } from './audit/look-around.ts';
import { inOtherBrowsers } from './audit/other-browsers.ts';
import { createPackedServer } from './audit/packed-server.ts';
import { type Findings, kindTable } from './audit/report.ts';
import { build } from './lib/build.ts';
import { listen } from './lib/listen.ts';
import { readOptions, readPort } from './lib/options.ts';
import { Problem } from './lib/problem.mjs';
import { runTask, say, withProgress } from './lib/progress.ts';

const usage = `Usage: npm run audit -- [--quick] [--only PART] [--port PORT] [--browsers]
Builds the site and shows all its figures in one table.
  --quick      without Lighthouse, and accessibility of one page of each kind
  --only PART  pages with PART in their address: ru/print/
  --port PORT  serve the site there while it is measured
  --browsers   instead of the figures: the main tasks in Firefox and WebKitGTK, where they are installed`;

interface Wishes {
  readonly quick: boolean;
  readonly port: number;
}

async function inBrowser(
  site: Site,
  samples: readonly Page[],
  measured: readonly Page[],
  wishes: Wishes,
) {
  const server = createPackedServer(site);
  const { port } = await listen(server, { host: '127.0.0.1', port: wishes.port });
  const home = `http://localhost:${port}${site.base}`;
  const { browser, port: debugging } = await startBrowser();
  const scores = new Map<string, Scores | string>();
  try {
    const wanted = wishes.quick ? inTurn(lookAlikes(samples)) : allVisits(site.pages);
    const visits = await withProgress(`Accessibility and requests, ${wanted.length} pages`, () =>
      lookAround(browser, wanted, home),
    );
    if (!wishes.quick && installLighthouse())
      await withProgress(`Lighthouse, ${measured.length} pages`, async () => {
        for (const { path } of measured)
          scores.set(path, await lighthouse(home + path.slice(1), debugging));
      });
    else if (!wishes.quick)
      say('! Lighthouse could not be installed (the first time needs the network): no scores.');
    return { visits, scores };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** The main tasks in the browsers that are not Chromium. */
async function otherBrowsers(site: Site, wanted: number): Promise<number> {
  const server = createPackedServer(site);
  const { port } = await listen(server, { host: '127.0.0.1', port: wanted });
  try {
    const { lines, troubles } = await inOtherBrowsers(
      `http://localhost:${port}${site.base}`,
      freePort,
    );
    for (const line of lines) say(line);
    return report('Main tasks that failed in other browsers', troubles);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const report = (title: string, findings: readonly string[]): number => {
  say(`${findings.length === 0 ? '✓' : '✗'} ${title}: ${findings.length}`);
  for (const finding of findings.slice(0, 20)) say(`    ${finding}`);
  return findings.length;
};

function lowScores(pages: readonly Page[], scores: ReadonlyMap<string, Scores | string>): string[] {
  return pages.flatMap(({ path, kind }) => {
    const result = scores.get(path);
    if (result === undefined) return [];
    if (typeof result === 'string') return [`${path}: ${result}`];
    const least = leastScores(kind);
    if (result.scores.every((score, at) => score >= (least[at] ?? 100))) return [];
    return [`${path}: ${result.scores.join('/')} because of ${result.reasons.join(', ')}`];
  });
}

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    port: { type: 'string' },
    browsers: { type: 'boolean', default: false },
  });
  const wishes = { quick: options.quick, port: readPort(options.port) ?? 0 };
  await build();
  const whole = builtSite();
  if (options.browsers) return (await otherBrowsers(whole, wishes.port)) === 0 ? 0 : 1;
  const site = { ...whole, pages: whole.pages.filter(({ path }) => path.includes(options.only)) };
  if (site.pages.length === 0)
    throw new Problem(
      `No page has "${options.only}" in its address.`,
      'Name a part of one: --only /ru/print/',
    );
  const samples = oneOfEachKind(site.pages);
  // The 404 page is hidden from search engines, which Lighthouse would count against it.
  const measured = samples.filter(({ html }) => !html.includes('content="noindex"'));
  const markup = await withProgress('Markup', async () => {
    const found = new Map<string, string[]>();
    for (const page of samples) found.set(page.path, await invalidMarkup(page));
    return found;
  });
  const { visits, scores } = await inBrowser(site, samples, measured, wishes);
  const findings: Findings = { markup, visits, lighthouse: scores };
  // Of the whole site even where only a part is shown: a widget's own scripts are those that no other page has.
  const transferOf = transferMeter(whole);
  say(`\n${kindTable(site, transferOf, findings)}\n`);
  say('Weight: the heaviest page of the kind, texts packed; "of" is the budget, "!" less than a');
  say('tenth below it. JS: workers included, and of the search its index. JS later: what a widget');
  say('fetches besides, when something is used for the first time.');
  say('Lighthouse: mobile, each language in turn; four figures when not all four are 100.\n');
  const faults = [
    report(
      'Figures not a tenth below their budget',
      site.pages.flatMap((page) => closeToBudget(page, transferOf(page))),
    ),
    report(`Broken links and anchors on ${whole.pages.length} pages`, brokenLinks(whole)),
    report('Faults of markup', [...markup.values()].flat()),
    report(
      'Faults of accessibility, console messages, foreign requests',
      [...visits.values()].flat(),
    ),
    report('Misspelt words', misspelt(allTexts(), nicknames())),
    ...(scores.size > 0
      ? [report('Pages below their mark in Lighthouse', lowScores(measured, scores))]
      : []),
  ];
  if (scores.size === 0) say('– Pages below their mark in Lighthouse: not measured');
  return faults.every((count) => count === 0) ? 0 : 1;
}

await runTask(main, usage);
