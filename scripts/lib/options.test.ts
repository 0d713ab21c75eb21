import { describe, expect, it } from 'vitest';
import { readOptions, readPort, wantsHelp } from './options.ts';

describe('readOptions', () => {
  it('reads what it knows', () => {
    expect(readOptions(['--port', '8080'], { port: { type: 'string' } })).toEqual({ port: '8080' });
  });

  it('names the options there are when one is unknown', () => {
    expect(() => readOptions(['--prot', '1'], { port: { type: 'string' } })).toThrow(
      expect.objectContaining({ message: "Unknown option '--prot'", hint: 'Options: --port' }),
    );
  });

  it('says so where there are none', () => {
    expect(() => readOptions(['--fast'], {})).toThrow(
      expect.objectContaining({ hint: 'This command takes no options.' }),
    );
  });
});

describe('wantsHelp', () => {
  it.each([
    [['--help'], true],
    [['fort', '--help', '--json'], true],
    [['fort'], false],
    [['--', '--help'], false],
  ])('%j: %s', (args, wanted) => {
    expect(wantsHelp(args)).toBe(wanted);
  });
});

describe('readPort', () => {
  it('reads a number, or nothing', () => {
    expect([readPort('8080'), readPort(undefined)]).toEqual([8080, undefined]);
  });

  it.each(['0', '65536', '-1', '80a', ''])('refuses "%s"', (text) => {
    expect(() => readPort(text)).toThrow(`"${text}" is not a port.`);
  });
});
