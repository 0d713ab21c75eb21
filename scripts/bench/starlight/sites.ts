import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWorker } from '../../../src/offline/write-worker.ts';
import { Problem } from '../../lib/problem.mjs';
import { inProject } from '../../lib/root.ts';
import { runNode } from '../../lib/run.ts';
import type { TextPage } from './texts.ts';

/** One of the two ways to publish the same texts. */
export interface Site {
  readonly name: 'yardstick' | 'starlight';
  /** What is written down before the build, by path in the site's folder. */
  files(pages: readonly TextPage[]): Record<string, string>;
  /** Address of a page on the built site. */
  address(slug: string): string;
  readonly astro: string;
  /** Root and settings for the build. */
  readonly args: (folder: string) => string[];
  /** What our build does after Astro's. */
  readonly finish?: (dist: string) => void;
}

const work = inProject('.cache/bench');
const folderOf = ({ name }: Site): string => join(work, name);
export const distOf = (site: Site): string => join(folderOf(site), 'dist');

const astroIn = (modules: string): string => join(modules, 'astro/bin/astro.mjs');
const peers = inProject('scripts/bench/node_modules');
const templates = inProject('scripts/bench/starlight/templates');
const template = (name: string): string => readFileSync(join(templates, name), 'utf8');

const markdownFile = ({ title, description, markdown }: TextPage): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${markdown}\n`;

const inFolder = (folder: string, pages: readonly TextPage[]): Record<string, string> =>
  Object.fromEntries(pages.map((page) => [`${folder}/${page.slug}.md`, markdownFile(page)]));

/** Our settings, frame, contents list and neighbours around the texts; search index and offline worker as ever. */
export const yardstick: Site = {
  name: 'yardstick',
  files: (pages) => ({
    'astro.config.mjs': template('yardstick.config.txt'),
    'src/pages/en/fort/rules/[text].astro': template('yardstick-page.txt'),
    'src/pages/en/fort/rules/index.astro': template('yardstick-contents.txt'),
    'src/pages/en/search/index.json.ts': template('yardstick-search.txt'),
    ...inFolder('src/texts', pages),
  }),
  address: (slug) => `/en/fort/rules/${slug}/`,
  astro: astroIn(inProject('node_modules')),
  // From the project's root, as our own build.
  args: () => ['--config', '.cache/bench/yardstick/astro.config.mjs'],
  finish: writeWorker,
};

/** Starlight as it comes: its sidebar, contents list, neighbours and search. */
export const starlight: Site = {
  name: 'starlight',
  files: (pages) => ({
    'astro.config.mjs': template('starlight.config.txt'),
    'src/content.config.mjs': template('starlight-content.txt'),
    'src/content/docs/index.md': '---\ntitle: Contents\n---\n\nThe rules.\n',
    ...inFolder('src/content/docs', pages),
  }),
  address: (slug) => `/${slug}/`,
  astro: astroIn(peers),
  args: (folder) => ['--root', folder],
};

/** Sets the site up afresh and builds it; the milliseconds of the build alone. */
export async function buildSite(site: Site, pages: readonly TextPage[]): Promise<number> {
  const folder = folderOf(site);
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(site.files(pages))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  if (site === starlight) symlinkSync(peers, join(folder, 'node_modules'), 'junction');
  const started = performance.now();
  const { code, output } = await runNode(site.astro, ['build', ...site.args(folder)], {
    output: 'keep',
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0)
    throw new Problem(
      `${pages.length} pages could not be built with ${site.name}:\n${output}`,
      'Look at what it says above; nothing else of the benchmark depends on it: --only play',
    );
  site.finish?.(distOf(site));
  return performance.now() - started;
}

export const removeSites = (): void => rmSync(work, { recursive: true, force: true });
