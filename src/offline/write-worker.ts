import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { listParts, type Parts } from './parts.ts';

const sourceFile = new URL('./worker.ts', import.meta.url);

/** The worker as browsers get it: its list of files, then the code. */
export function workerScript(parts: Parts, source: string): string {
  const list = JSON.stringify(parts);
  const code = stripTypeScriptTypes(source)
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n');
  const version = createHash('sha256').update(list).update(code).digest('hex').slice(0, 16);
  return `const version = '${version}';\nconst parts = ${list};\n${code}`;
}

/** Writes the worker of a built site into its top folder. */
export function writeWorker(folder: string): void {
  const source = readFileSync(sourceFile, 'utf8');
  writeFileSync(join(folder, 'sw.js'), workerScript(listParts(folder), source));
}
