import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { closest } from '#model/closest.ts';
import { judge, score } from '#testing/commands.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { mostBytes } from './limits.ts';
import { type Command, runCommand } from './run.ts';

const commands: readonly Command[] = [judge, score];
let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

interface Said {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

async function ask(
  content: string | Uint8Array,
  options: readonly string[] = [],
  command = judge,
): Promise<Said> {
  writeFileSync(join(folder, 'attack'), content);
  let output = '';
  const before = process.cpuUsage();
  const code = await runCommand(command, ['attack', ...options], {
    folder,
    write: async (text) => {
      output += text;
      return undefined;
    },
    complain: (line) => {
      output += `${line}\n`;
    },
  });
  // Time of this process alone: the machine may be busy with other tests.
  const { user, system } = process.cpuUsage(before);
  return { code, output, seconds: (user + system) / 1_000_000 };
}

const utf16 = (text: string, big: boolean, mark: boolean): Uint8Array => {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

const legal = 'game: fort\nsituation: {players: [me, Жук], turn: me}\nmove: {skip: play}\n';

describe('encodings', () => {
  test.each([
    ['UTF-16, little end first', utf16(legal, false, true)],
    ['UTF-16, big end first', utf16(legal, true, true)],
    ['UTF-16 without a mark', utf16(legal, false, false)],
    ['UTF-16 without a mark, big end first', utf16(legal, true, false)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${legal}`)],
    ['lines of Windows', Buffer.from(legal.replaceAll('\n', '\r\n'))],
  ])('%s is read', async (_, bytes) => {
    expect((await ask(bytes)).code).toBe(0);
  });

  test.each([
    ['an old code page', Buffer.from('game: fort\n# \xc6\xf3\xea\nmove: {skip: play}', 'latin1')],
    ['UTF-32', Buffer.from('\xff\xfe\0\0g\0\0\0a\0\0\0', 'latin1')],
    ['nothing but NUL', Buffer.alloc(4)],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['half a character of UTF-16', utf16(legal, false, true).slice(0, -1)],
  ])('%s is named for what it is', async (_, bytes) => {
    const { code, output } = await ask(bytes);
    expect([code, output]).toEqual([3, expect.stringContaining('save the file as UTF-8')]);
  });

  it('are left at the right line', async () => {
    const bytes = Buffer.from('game: fort\n# a \xff', 'latin1');
    expect((await ask(bytes)).output).toContain('Line 2, column 5, ');
  });
});

const repeat = (piece: string, size: number): string =>
  piece.repeat(Math.floor(size / piece.length));
const fiveMegabytes = (piece: string): string => repeat(piece, mostBytes - 100);
const keys = (count: number): string =>
  Array.from({ length: count }, (_, at) => `key${at}: ${at}\n`).join('');
const doubled = Array.from(
  { length: 9 },
  (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`,
).join('\n');

const hostile: Readonly<Record<string, string>> = {
  'more than 5 MB': `# ${fiveMegabytes('x')}${'x'.repeat(200)}`,
  'a word of a million letters': `game: fort\nmove: {play: ${'b'.repeat(1_000_000)}}`,
  'a key of a million letters': `game: fort\n? ${'b'.repeat(1_000_000)}\n: 1`,
  'two long names': `game: fort\nsituation: {players: [me, ${'a'.repeat(10_000)}], turn: ${'b'.repeat(10_000)}}\nmove: {skip: play}`,
  'long Dobro names': `game: dobro\nplayers: [${'a'.repeat(10_000)}, B]\nrounds: [{piles: [1, 2], forgetful: ${'c'.repeat(10_000)}}]`,
  '4,000 bad cards': `game: fort\nsituation:\n  rivals:\n${Array.from({ length: 40 }, (_, at) => `    r${at}: {hand: [${'bugg, '.repeat(100)}]}\n`).join('')}\nmove: {skip: play}`,
  '4,000 unknown keys': `game: fort\nsituation:\n  rivals:\n${Array.from({ length: 20 }, (_, at) => `    r${at}: {${Array.from({ length: 100 }, (__, key) => `k${key}`).join(', ')}}\n`).join('')}\nmove: {skip: play}`,
  '10,000 bad cards': `game: fort\nsituation: {me: {hand: [${'bugg, '.repeat(10_000)}]}}\nmove: {skip: play}`,
  '9,000 different bad cards': `game: fort\nsituation: {me: {hand: [${Array.from({ length: 9_000 }, (_, at) => `bug-moles-${at}`).join(', ')}]}}\nmove: {skip: play}`,
  '9,000 unknown keys': `game: fort\n${keys(9_000)}`,
  '9,000 unknown keys of a move': `game: fort\nmove:\n${keys(9_000).replaceAll(/^/gm, '  ')}`,
  '9,000 rivals': `game: fort\nsituation:\n  rivals:\n${keys(9_000).replaceAll(/^/gm, '    ')}`,
  '9,000 players': `game: dobro\nplayers: [${Array.from({ length: 9_000 }, (_, at) => `p${at}`).join(', ')}]\nrounds: [{piles: [1]}]`,
  '9,000 rounds': `game: dobro\nplayers: [A, B]\nrounds:\n${'  - {piles: [1, 2]}\n'.repeat(4_000)}`,
  'a climb of 9,000 plays': `game: dobro\nmove: {climb: [${'5, '.repeat(9_000)}]}`,
  'a situation with a long climb': `game: dobro\nsituation: {climb: [${'joker, '.repeat(9_000)}]}\nmove: {play: 5}`,
  '5 MB of a list': `game: fort\nsituation: {me: {hand: [${fiveMegabytes('bug, ')}]}}`,
  '5 MB of lines': `game: fort\nx:\n${fiveMegabytes('  - a\n')}`,
  '5 MB of brackets': fiveMegabytes('['),
  '5 MB of pairs': fiveMegabytes('{"a":'),
  '5 MB of dashes': fiveMegabytes('- '),
  '5 MB of question marks': fiveMegabytes('? '),
  '5 MB of comments': fiveMegabytes('# x\n'),
  '5 MB of empty lines': fiveMegabytes('\n'),
  '5 MB of spaces': fiveMegabytes(' '),
  '5 MB of NUL': `g${fiveMegabytes('\0')}`,
  '5 MB in quotes': `"${fiveMegabytes('\\n')}`,
  '5 MB of one word': `game: ${fiveMegabytes('x ')}`,
  '5 MB of a block': `game: |\n${fiveMegabytes(' x\n')}`,
  '5 MB of anchors': fiveMegabytes('&a '),
  '5 MB of tags': fiveMegabytes('!a '),
  '5 MB of aliases': `a: &a 1\nb: [${fiveMegabytes('*a,')}]`,
  'deep JSON': `{"game":"fort","move":${'['.repeat(3_000)}${']'.repeat(3_000)}}`,
  'deep lines': Array.from({ length: 2_000 }, (_, at) => `${' '.repeat(at)}a:\n`).join(''),
  'aliases of aliases': `a0: &a0 [${'x, '.repeat(150)}]\n${doubled}\ngame: fort`,
  'an alias inside itself': 'game: &a {b: *a}',
  'an anchor on nothing': 'game: &a\nmove: *a',
  'a merge key': 'a: &a {game: fort}\n<<: *a',
  'old YAML': '%YAML 1.1\n---\ngame: fort\nmove: !!set {? play}\nx: 2001-01-01\n',
  'unknown tags': 'game: !fort fort\nmove: !!js/function play\n',
  'keys that are lists': 'game: fort\n? [a, b]\n: 1\n',
  'a key without a name': 'game: fort\n: 1\n',
  'keys of every object':
    'game: fort\n__proto__: {a: 1}\nconstructor: 1\nmove: {toString: 1, __proto__: 2}\n',
  'figures without end':
    'game: fort\nsituation: {me: {track: .inf, fort: .nan, hand: 1e999}}\nmove: {skip: play}',
  'only a directive': '%YAML 9.9\n',
  'borders only': '---\n...\n---\n',
};

describe.each(commands)('$task answers at once, shortly, and never with success', (command) => {
  test.each(Object.entries(hostile))('%s', async (_, text) => {
    const { code, output, seconds } = await ask(text, [], command);
    expect([code, output.slice(0, 2)]).toEqual([3, '✗ ']);
    expect(output.length).toBeLessThan(20_000);
    expect(seconds).toBeLessThan(2);
    const { data } = JSON.parse(`{"data":${(await ask(text, ['--json'], command)).output}}`);
    expect(data.verdict).toMatch(/^(unreadable|impossible)$/);
    expect(JSON.stringify(data).length).toBeLessThan(50_000);
  });
});

test.each([
  ['more than 5 MB', 'larger than 5 MB'],
  ['a word of a million letters', '1000000 characters: a word or name has at most 200.'],
  ['deep JSON', 'inside each other: at most 50.'],
  ['10,000 bad cards', 'situation.me.hand: 10000 entries: at most 200.'],
  ['5 MB of a list', 'too many entries: at most 5000.'],
  ['5 MB of comments', 'too many lines: at most 50000.'],
  ['aliases of aliases', 'too many aliases'],
  ['keys that are lists', 'Line 2, column 3, the whole file: a key is a plain word'],
])('%s: says which bound was passed', async (name, message) => {
  expect((await ask(hostile[name] ?? '')).output).toContain(message);
});

it('shows the first 20 problems and counts the others', async () => {
  const { output } = await ask(hostile['4,000 bad cards'] ?? '');
  expect(output.match(/“bugg” is not known here/g)).toHaveLength(20);
  expect(output).toContain('… and 3980 more problems.');
  const { output: json } = await ask(hostile['4,000 bad cards'] ?? '', ['--json']);
  expect(JSON.parse(json)).toMatchObject({ more: 3980 });
  expect(JSON.parse(json).problems).toHaveLength(20);
});

test.each(['{a: 1}', '[2]', 'true', 'null'])('a version that is %s is no number', async (value) => {
  const { code, output } = await ask(`game: fort\nformat: ${value}\nmove: {skip: play}`);
  expect([code, output]).toEqual([3, expect.stringContaining('format: expected a number.')]);
});

it('reads a file of just under 5 MB', async () => {
  expect((await ask(`# ${fiveMegabytes('x')}\n${legal}`)).code).toBe(0);
});

it('looks for near words only among words of that length', () => {
  const began = performance.now();
  expect(closest('a'.repeat(100_000), ['bug', 'a'.repeat(100_001)])).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(100);
});

describe('text of files', () => {
  // A line break, colours, direction marks, separators, deletions, a bell, a half of a pair.
  const tricks = [
    '\\n✓ Allowed.',
    '\\e[2K\\e[31m',
    '\\u202e',
    '\\u2066',
    '\\u2028',
    '\\x9b1m',
    '\\x7f',
    '\\a',
    '\\0',
    '\\r',
    '\\ufeff',
    '\\u200b',
    '\\ud800',
  ];
  const allowed = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]*$/u;
  const linesOf = (output: string): string[] => output.trimEnd().split('\n');

  const shown = (name: string): readonly [Command, string][] => [
    [
      judge,
      `game: fort\nsituation: {players: [me, "${name}"], turn: "${name}"}\nmove: {play: bug}`,
    ],
    [judge, `game: fort\nsituation: {players: [me, Ann], turn: "${name}"}\nmove: {play: bug}`],
    [judge, `game: fort\nmove: {play: "bug${name}", "${name}": 1}`],
    [judge, `game: fort\nsituation: {me: {"${name}": 1}}\nmove: {play: bug}`],
    [
      judge,
      `game: dobro\nsituation: {players: [me, "${name}"], turn: "${name}", hand: [5]}\nmove: {play: 5}`,
    ],
    [judge, `game: "${name}"`],
    ...commands.slice(1).flatMap((command): [Command, string][] => [
      [
        command,
        `game: fort\nplayers: [{name: "${name}", fort: 5, track: 1}, {name: Ben}]\nwinners: ["${name}"]`,
      ],
      [
        command,
        `game: dobro\nplayers: ["${name}", Bo]\nrounds: [{piles: [1, 2], forgetful: "${name}"}]`,
      ],
      [command, `game: dobro\nplayers: [Ann, Bo]\nrounds: [{piles: {"${name}": 2}}]`],
    ]),
  ];

  test.each(tricks)('%s forges no line and steers no terminal', async (trick) => {
    for (const [command, text] of shown(`A${trick}`)) {
      const plain = await ask(text.replaceAll(trick, 'xyz'), [], command);
      const tricked = await ask(text, [], command);
      for (const line of linesOf(tricked.output)) expect(line).toMatch(allowed);
      expect(linesOf(tricked.output)).toHaveLength(linesOf(plain.output).length);
      const json = (await ask(text, ['--json'], command)).output;
      for (const line of linesOf(json)) expect(line).toMatch(allowed);
      expect(JSON.parse(json)).toBeTypeOf('object');
    }
  });

  it('is shown as it would be written in quotes', async () => {
    const { output } = await ask('game: fort\nmove: {play: "bu\\0g", add: ["bug\\u202e\\t"]}');
    expect(output).toContain('“bu\\u0000g” is not known here. Did you mean “bug”?');
    expect(output).toContain('“bug\\u202e\\t” is not known here.');
  });
});

it('names the number of players before what follows from it', async () => {
  for (const game of ['fort', 'dobro']) {
    const { output } = await ask(
      `game: ${game}\nsituation: {players: 12}\nmove: {${game === 'fort' ? 'skip: play' : 'play: 5'}}`,
    );
    expect(output).toMatch(/\splayers, not 12\./);
    expect(output).not.toMatch(/-\d+ at most/);
  }
});

it('has the keys of its own command in every answer', async () => {
  const common = ['verdict', 'players', 'ranking', 'winners', 'tieBreak', 'missing', 'problems'];
  for (const text of [
    'x: [',
    'game: fort\nplayers: 3',
    'game: dobro\nplayers: [A]',
    'game: fort\nplayers: [{name: A}, {name: B}]',
  ]) {
    const { output } = await ask(text, ['--json'], score);
    expect(Object.keys(JSON.parse(output))).toEqual(expect.arrayContaining(common));
    expect(Object.keys(JSON.parse(output))).not.toContain('violations');
  }
});
