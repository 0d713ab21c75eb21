import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { contentType } from './content-types.ts';

export interface Site {
  /** Folder with the built files. */
  folder: string;
  /** Path they are served under; starts and ends with a slash. */
  base: string;
}

type Answer =
  | { status: 200 | 404; file: string }
  | { status: 301; location: string }
  | { status: 400 | 404 | 405; text: string };

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  const info = await stat(path).catch(() => undefined);
  if (info?.isFile()) return 'file';
  return info?.isDirectory() ? 'folder' : undefined;
}

/** What the request gets: the same as from the usual static hosts. */
async function answer({ folder, base }: Site, method: string, target: string): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'Only GET and HEAD' };
  const url = URL.canParse(target, 'http://localhost') ? new URL(target, 'http://localhost') : null;
  const path = url && decode(url.pathname);
  if (path === null || path.includes('\0')) return { status: 400, text: 'Not an address' };
  if (`${path}/` === base) return { status: 301, location: base };
  if (!path.startsWith(base)) {
    return path === '/' ? { status: 301, location: base } : notFound(folder);
  }
  const file = join(folder, path.slice(base.length));
  // An address can't lead out of the folder.
  if (file !== folder && !file.startsWith(folder + sep) && `${file}${sep}` !== folder) {
    return { status: 400, text: 'Not an address' };
  }
  const kind = await kindOf(file);
  if (kind === 'file' && !path.endsWith('/')) return { status: 200, file };
  const index = join(file, 'index.html');
  if (kind !== 'folder' || !(await kindOf(index))) return notFound(folder);
  return path.endsWith('/')
    ? { status: 200, file: index }
    : { status: 301, location: `${url?.pathname}/${url?.search}` };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

async function notFound(folder: string): Promise<Answer> {
  const file = join(folder, '404.html');
  return (await kindOf(file)) ? { status: 404, file } : { status: 404, text: 'Not found' };
}

async function respond(site: Site, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/' } = request;
  const reply = await answer(site, method, url);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if ('location' in reply) {
    response.writeHead(reply.status, { Location: reply.location }).end();
    return;
  }
  const body = 'file' in reply ? await readFile(reply.file) : Buffer.from(`${reply.text}\n`);
  response.writeHead(reply.status, {
    'Content-Type': contentType('file' in reply ? reply.file : 'message.txt'),
    'Content-Length': body.length,
  });
  response.end(method === 'HEAD' ? undefined : body);
}

export function createStaticServer(site: Site): Server {
  return createServer((request, response) => {
    respond(site, request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end(`${error}\n`);
    });
  });
}
