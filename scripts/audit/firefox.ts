// Firefox, controlled by WebDriver BiDi, which it supports natively.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, until } from './driver.ts';

interface Answered {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;

/** Commands over the socket, each answered under its number. */
function conversation(socket: WebSocket) {
  const waiting = new Map<number, (answer: Answered) => void>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer: Answered = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, ({ result, error, message }) =>
        error === undefined ? resolve(result) : reject(new Error(message ?? error)),
      );
      socket.send(JSON.stringify({ id: count, method, params }));
    });
}

async function connect(address: string): Promise<WebSocket> {
  return until(async () => {
    const socket = new WebSocket(address);
    return await new Promise<WebSocket | undefined>((resolve) => {
      socket.addEventListener('open', () => resolve(socket));
      socket.addEventListener('error', () => resolve(undefined));
    });
  }, 'Firefox’s start');
}

export async function startFirefox(program: string, port: number): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'yardstick-firefox-'));
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    `--remote-debugging-port=${port}`,
  ];
  const firefox = spawn(program, args, { stdio: 'ignore' });
  const socket = await connect(`ws://127.0.0.1:${port}/session`);
  const say = conversation(socket);
  await say('session.new', { capabilities: {} });
  const context = fieldOf(await say('browsingContext.create', { type: 'tab' }), 'context');
  return {
    name: 'Firefox',
    goTo: async (url) => {
      await say('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = await say('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      const thrown = fieldOf(fieldOf(answer, 'exceptionDetails'), 'text');
      if (thrown !== undefined) throw new Error(String(thrown));
      return JSON.parse(String(fieldOf(fieldOf(answer, 'result'), 'value')));
    },
    close: async () => {
      const ended = new Promise<void>((resolve) => firefox.once('exit', () => resolve()));
      await say('browser.close', {}).catch(() => firefox.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
