import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Problem } from './problem.mjs';

/** Whether help is asked for: then nothing else is done. */
export const wantsHelp = (args: readonly string[]): boolean =>
  args.slice(0, args.includes('--') ? args.indexOf('--') : undefined).includes('--help');

/** Reads `--name value` options; an unknown one is reported with those that exist. */
export function readOptions<const T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: false, strict: true }).values;
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new Problem(
      error instanceof Error ? (error.message.split(/\.\s/)[0] ?? error.message) : String(error),
      names.length > 0 ? `Options: ${names.join(', ')}` : 'This command takes no options.',
    );
  }
}

export function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Problem(`"${text}" is not a port.`, 'Give a number from 1 to 65535: --port 8080');
}

/** The value of a `--name` that takes a whole number. */
export function wholeNumber(name: string, text: string, min = 1, max = 2 ** 31): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new Problem(`--${name} is "${text}".`, `Give a whole number from ${min} to ${max}.`);
}
