import { createServer, type Server } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkPort, listen } from './listen.ts';
import { describeProblem, Problem } from './problem.mjs';

function server(): Server {
  const made = createServer();
  onTestFinished(() => {
    made.close();
  });
  return made;
}

const host = '127.0.0.1';

describe('listen', () => {
  it('says that the port asked for is in use, and what to do', async () => {
    const { port } = await listen(server(), { host, port: 0 });
    const problem = await checkPort({ host, port }).catch((error: unknown) => error);
    if (!(problem instanceof Problem)) throw problem;
    expect(describeProblem(problem)).toBe(
      `\n✗ Port ${port} is in use by another program.\n` +
        `  → Stop that program, or choose another port: npm start -- --port ${port + 1}\n`,
    );
  });

  it('takes the next free port when none was asked for, and says which it is instead of', async () => {
    const first = await listen(server(), { host });
    const second = await listen(server(), { host });
    expect(second.port).toBeGreaterThan(first.port);
    expect(second.insteadOf).toBe(4321);
  });

  it('explains a host that this machine is not', async () => {
    await expect(listen(server(), { host: '192.0.2.1', port: 0 })).rejects.toThrow(
      'This machine has no address "192.0.2.1".',
    );
  });
});
