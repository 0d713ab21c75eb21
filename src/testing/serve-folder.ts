import { listen } from '#scripts/lib/listen.ts';
import { createStaticServer, type Site } from '#scripts/lib/static-server.ts';

export interface Served {
  /** Address of the site's top, without the slash at its end. */
  url: string;
  close: () => Promise<void>;
}

/** A server on a port of its own, which a test can close to take the network down. */
export async function serveFolder(site: Site): Promise<Served> {
  const server = createStaticServer(site);
  const { port } = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    url: `http://localhost:${port}${site.base.replace(/\/$/, '')}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
