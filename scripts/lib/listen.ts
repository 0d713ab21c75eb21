import { createServer, type Server } from 'node:http';
import { Problem } from './problem.mjs';

const defaultPort = 4321;
const portsTried = 20;

export interface Place {
  host: string;
  /** A requested port; without it, the first free one from the usual one on. */
  port?: number;
}

export interface Listening {
  port: number;
  /** The usual port, if something else was using it. */
  insteadOf?: number;
}

function tryListen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Differs from the one asked for when that was 0, "any". */
function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

export async function listen(server: Server, { host, port }: Place): Promise<Listening> {
  if (port !== undefined) {
    await tryListen(server, host, port).catch((error: unknown) => {
      throw explain(error, host, port);
    });
    return { port: portOf(server) };
  }
  for (let next = defaultPort; next < defaultPort + portsTried; next++) {
    try {
      await tryListen(server, host, next);
      return next === defaultPort ? { port: next } : { port: next, insteadOf: defaultPort };
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw explain(error, host, next);
    }
  }
  throw new Problem(
    `The ports ${defaultPort} to ${defaultPort + portsTried - 1} are all in use.`,
    'Stop one of the programs that use them, or choose another port: npm start -- --port 8080',
  );
}

/** Reports at once, not after a build, that a requested port is taken. */
export async function checkPort(place: Place): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  await new Promise((resolve) => probe.close(resolve));
}

function explain(error: unknown, host: string, port: number): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new Problem(
        `Port ${port} is in use by another program.`,
        `Stop that program, or choose another port: npm start -- --port ${port + 1}`,
      );
    case 'EACCES':
      return new Problem(
        `You may not open port ${port}.`,
        'Choose a port above 1024: npm start -- --port 8080',
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Problem(
        `This machine has no address "${host}".`,
        'Use --host 0.0.0.0 to be reached from other devices, or leave --host out.',
      );
    default:
      return error;
  }
}
