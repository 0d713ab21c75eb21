import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

const byWriting = (path: string, bytes: string | Uint8Array): void => writeFileSync(path, bytes);

/**
 * Writes a file beside its place and moves it there: whoever looks finds the whole file, the one from
 * before, or none. A write that fails (a full disk) takes its beginnings away again.
 */
export function writeWhole(
  path: string,
  bytes: string | Uint8Array,
  write: typeof byWriting = byWriting,
): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}-${threadId}.part`;
  try {
    write(beside, bytes);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
