import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { translator } from '#i18n/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { listParts, type Parts } from './parts.ts';

const sourceFile = new URL('./worker.ts', import.meta.url);

/** What the worker can always show, since it is part of its code; the worker fills in the address. */
function apologyIn(language: Language): string {
  const t = translator(language);
  const link = (href: string, text: string) => `<p><a href="${href}">${text}</a></p>`;
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${t('offline:title')}</title>`,
    `<h1>${t('offline:title')}</h1><p>${t('offline:missing')}</p>`,
    link('', t('offline:again')),
    link('{{home}}', t('entrance:missing.home')),
  ].join('');
}

/** The worker as browsers get it: its list of files, then the code. */
export function workerScript(parts: Parts, source: string): string {
  const apologies = Object.fromEntries(
    languages.map((language) => [language, apologyIn(language)]),
  );
  const data = `const parts = ${JSON.stringify(parts)};\nconst apologies = ${JSON.stringify(apologies)};`;
  const code = stripTypeScriptTypes(source)
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n');
  const version = createHash('sha256').update(data).update(code).digest('hex').slice(0, 16);
  return `const version = '${version}';\n${data}\n${code}`;
}

export const workerSource = (): string => readFileSync(sourceFile, 'utf8');

/** Writes the worker of a built site into its top folder. */
export function writeWorker(folder: string): void {
  writeFileSync(join(folder, 'sw.js'), workerScript(listParts(folder), workerSource()));
}
