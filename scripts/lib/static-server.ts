import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';

export interface Site {
  /** Folder with the built files. */
  folder: string;
  /** Path they are served under; starts and ends with a slash. */
  base: string;
  /** Whether there are compressed copies beside the texts, `index.html.gz`, to be sent instead. */
  packed?: boolean;
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location }).end();
}

function refuse(response: ServerResponse, status: 404 | 405, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

function notFound(response: ServerResponse, folder: string): void {
  const file = join(folder, '404.html');
  if (existsSync(file)) {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    createReadStream(file).pipe(response);
  } else refuse(response, 404, 'Not found');
}

/** Whether the address, which starts with a slash, names a folder that has a page. */
function hasIndex(folder: string, path: string): boolean {
  try {
    // As a normalized absolute path it can't lead out of the folder.
    return existsSync(join(folder, posix.normalize(decodeURIComponent(path)), 'index.html'));
  } catch {
    return false;
  }
}

/** Serves the built files like the usual static hosts: sirv finds the files, the rest is headers and redirects. */
export function createStaticServer({ folder, base, packed = false }: Site): Server {
  const files = sirv(folder, {
    // Looked up for each request, so that what is built anew is served at once.
    dev: true,
    etag: true,
    // An address names its file or its folder in full: `/en/fort/`, `/data/v1/index.json`.
    extensions: [],
    gzip: packed,
    setHeaders: (response, path) => {
      // For all other texts UTF-8 is the rule.
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    },
  });

  function serve(path: string, query: string, request: IncomingMessage, response: ServerResponse) {
    const own = `/${path.slice(base.length)}`;
    const isFolder = own.endsWith('/');
    request.url = `${own}${isFolder ? 'index.html' : ''}${query}`;
    files(request, response, () => {
      if (!isFolder && hasIndex(folder, own)) redirect(response, `${path}/${query}`);
      else notFound(response, folder);
    });
  }

  return createServer((request, response) => {
    const { method, url = '/' } = request;
    const [path = '/'] = url.split('?', 1);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'Only GET and HEAD');
    } else if (`${path}/` === base || (path === '/' && base !== '/')) redirect(response, base);
    // Two slashes would lead to another host once they stand in a redirection.
    else if (!path.startsWith(base) || path.startsWith('//')) notFound(response, folder);
    else serve(path, url.slice(path.length), request, response);
  });
}
