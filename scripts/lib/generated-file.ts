import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from './root.ts';

/** Writes only what has changed, so that a watching bundler is not triggered for nothing. */
export function writeGenerated(file: string, text: string): void {
  const path = inProject('src/generated', file);
  mkdirSync(dirname(path), { recursive: true });
  try {
    if (readFileSync(path, 'utf8') === text) return;
  } catch {
    // The file does not exist yet.
  }
  writeFileSync(path, text);
}
