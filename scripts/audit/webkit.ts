// WebKitGTK, Safari’s engine, through its own driver, on a virtual screen.
import { spawn } from 'node:child_process';
import { type Driver, until } from './driver.ts';

interface Command {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;

async function send(root: string, { method, path, body }: Command): Promise<unknown> {
  const response = await fetch(`${root}${path}`, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const value = fieldOf(await response.json(), 'value');
  if (!response.ok) throw new Error(String(fieldOf(value, 'message') ?? response.status));
  return value;
}

export async function startWebKit(
  programs: { readonly driver: string; readonly browser: string; readonly screen: string },
  port: number,
): Promise<Driver> {
  const driver = spawn(programs.screen, ['-a', programs.driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const root = `http://127.0.0.1:${port}`;
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    },
  };
  const session = await until(async () => {
    const made = await send(root, { method: 'POST', path: '/session', body: { capabilities } });
    return fieldOf(made, 'sessionId');
  }, 'WebKit’s start');
  const own = `/session/${session}`;
  return {
    name: 'WebKitGTK',
    goTo: async (url) => {
      await send(root, { method: 'POST', path: `${own}/url`, body: { url } });
    },
    evaluate: async (expression) => {
      const script = `const done = arguments[0];
        (async () => JSON.stringify((await (${expression})) ?? null))().then(done, (error) => done('!' + error));`;
      const answer = await send(root, {
        method: 'POST',
        path: `${own}/execute/async`,
        body: { script, args: [] },
      });
      if (String(answer).startsWith('!')) throw new Error(String(answer).slice(1));
      return JSON.parse(String(answer));
    },
    close: async () => {
      await send(root, { method: 'DELETE', path: own }).catch(() => undefined);
      // The driver and its screen are a group of their own.
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}
