import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createStaticServer, type Site } from '../lib/static-server.ts';

/** Serves the site as the usual hosts do: texts packed. */
export function createPackedServer(site: Site): Server {
  const plain = createStaticServer(site);
  return createServer((request, response) => {
    const end = response.end.bind(response);
    const writeHead = response.writeHead.bind(response);
    let text = false;
    const accepts = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    Object.assign(response, {
      writeHead: (status: number, headers: Record<string, string | number> = {}) => {
        text = accepts && /text|json|xml|javascript/.test(String(headers['Content-Type']));
        const { 'Content-Length': length, ...rest } = headers;
        return text
          ? writeHead(status, { ...rest, 'Content-Encoding': 'gzip' })
          : writeHead(status, length === undefined ? rest : headers);
      },
      end: (body?: Buffer | string) =>
        body === undefined ? end() : end(text ? gzipSync(body) : body),
    });
    plain.emit('request', request, response);
  });
}
