import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

const byWriting = (path: string, bytes: string | Uint8Array): void => writeFileSync(path, bytes);

/**
 * Writes a file under another name and then moves it into place: readers find the whole file, the one from
 * before, or none. If writing fails (a full disk) the partial file is removed.
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
