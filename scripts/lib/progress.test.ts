import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const speaker = `
import { say } from ${JSON.stringify(new URL('./progress.ts', import.meta.url).href)};
process.stdin.once('data', () => {
  process.stdin.destroy();
  process.exitCode = 3;
  for (let n = 0; n < 100; n++) say('A line that nobody reads.');
});
say('Ready');
`;

it('goes on when the reader of what is said has gone', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', speaker]);
  let complaints = '';
  child.stderr.on('data', (piece: Buffer) => {
    complaints += piece.toString();
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.write('now');
  const [code] = await once(child, 'close');
  expect(complaints).toBe('');
  expect(code).toBe(3);
});
