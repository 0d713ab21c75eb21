import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createStaticServer, type Site } from '../lib/static-server.ts';

/** Serves the site as the usual hosts do: texts packed. They are packed once, in a copy. */
export function createPackedServer({ folder, base }: Site): Server {
  const copy = mkdtempSync(join(tmpdir(), 'yardstick-packed-'));
  cpSync(folder, copy, { recursive: true });
  for (const file of globSync('**/*.{css,html,js,json,svg,txt,webmanifest,xml}', { cwd: copy }))
    writeFileSync(join(copy, `${file}.gz`), gzipSync(readFileSync(join(copy, file))));
  const server = createStaticServer({ folder: copy, base, packed: true });
  return server.once('close', () => rmSync(copy, { recursive: true, force: true }));
}
