import { networkInterfaces } from 'node:os';
import { readAddress } from './address.ts';
import { listen, type Place } from './listen.ts';
import { say } from './progress.ts';
import { inProject } from './root.ts';
import { createStaticServer } from './static-server.ts';

/** Addresses of this machine for other devices, such as a phone at the table. */
const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Serves dist until someone stops it. */
export async function serveSite(place: Place): Promise<void> {
  const { base } = readAddress(process.env);
  const server = createStaticServer({ folder: inProject('dist'), base });
  const { port, insteadOf } = await listen(server, place);
  if (insteadOf)
    say(`  Port ${insteadOf} is in use by another program, so it is ${port} this time.`);
  const everywhere = place.host === '0.0.0.0' || place.host === '::';
  const hosts = everywhere ? ['localhost', ...networkAddresses()] : [nameOf(place.host)];
  say('\n  Yardstick is served at');
  for (const host of hosts) say(`    http://${host}:${port}${base}`);
  say('  Stop it with Ctrl-C.\n');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
  await new Promise<void>((resolve) => server.once('close', resolve));
}

const nameOf = (host: string) => (host === '127.0.0.1' ? 'localhost' : host);
