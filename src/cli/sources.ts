import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { mostBytes } from './limits.ts';

/** Why a file can't be read or an answer can't be written: a key of its words, and the system's name for it. */
interface Failure {
  readonly code: 'no-file' | 'no-permission' | 'is-folder' | 'empty-folder' | 'cannot-read';
  readonly reason: string;
}

/** Something named on the command line, and what was found there. */
export type Source = { readonly file: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly tooLarge: true }
  | { readonly failure: Failure }
);

/** What standard input is called on the command line. */
export const standardInput = '-';

const extensions = ['.yaml', '.yml', '.json'];

const known: Readonly<Record<string, Failure['code']>> = {
  ENOENT: 'no-file',
  ENOTDIR: 'no-file',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EISDIR: 'is-folder',
};

export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

function failureOf(error: unknown): Failure {
  const reason = reasonOf(error);
  return { code: known[reason] ?? 'cannot-read', reason };
}

/** The next chunk, once there is one: a terminal or a pipe may have nothing yet. */
function readPiece(descriptor: number, into: Uint8Array): number {
  for (;;)
    try {
      return readSync(descriptor, into);
    } catch (error) {
      if (reasonOf(error) === 'EOF') return 0;
      if (reasonOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
}

/** All bytes, or undefined as soon as there are too many: a device may have no end. */
function readBytes(descriptor: number): Uint8Array | undefined {
  if (fstatSync(descriptor).size > mostBytes) return undefined;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const piece = new Uint8Array(64 * 1024);
    const count = readPiece(descriptor, piece);
    if (count === 0) return Buffer.concat(pieces);
    size += count;
    if (size > mostBytes) return undefined;
    pieces.push(piece.subarray(0, count));
  }
}

function readSource(file: string, path: string): Source {
  if (file === '') return { file, failure: { code: 'no-file', reason: 'ENOENT' } };
  let descriptor: number | undefined;
  try {
    descriptor = file === standardInput ? 0 : openSync(path, 'r');
    const bytes = readBytes(descriptor);
    return bytes === undefined ? { file, tooLarge: true } : { file, bytes };
  } catch (error) {
    return { file, failure: failureOf(error) };
  } finally {
    if (descriptor) closeSync(descriptor);
  }
}

/** Files of a folder and its folders that can hold descriptions, in the order of their names. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory())
        return filesIn(join(folder, entry.name)).map((name) => join(entry.name, name));
      const described = extensions.includes(extname(entry.name).toLowerCase());
      return described && !isFolder(join(folder, entry.name)) ? [entry.name] : [];
    });
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Whether a name may stand for several files. */
export const namesFolder = (name: string, from: string): boolean => {
  try {
    return name !== '' && name !== standardInput && isFolder(resolve(from, name));
  } catch {
    return false;
  }
};

/** Reads what is named, one file after another; names are relative to the folder `from`. */
export function* readSources(names: readonly string[], from: string): Generator<Source> {
  for (const name of names) {
    const path = resolve(from, name);
    if (!namesFolder(name, from)) {
      yield readSource(name, path);
      continue;
    }
    let files: string[];
    try {
      files = filesIn(path);
    } catch (error) {
      yield { file: name, failure: failureOf(error) };
      continue;
    }
    if (files.length === 0)
      yield { file: name, failure: { code: 'empty-folder', reason: 'ENOENT' } };
    for (const file of files) yield readSource(join(name, file), join(path, file));
  }
}
