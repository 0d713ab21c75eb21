import fc from 'fast-check';
import { stringify } from 'yaml';
import { z } from 'zod';
import type { Arguments } from '#cli/arguments.ts';
import { jsonSchemaOf } from '#cli/json-schema.ts';
import { blank, exitCodes, type Reply } from '#cli/reply.ts';
import { answersTo, print } from '#cli/run.ts';
import { upgraded } from '#engine/core/format/version.ts';
import { looseTranslator } from '#i18n/index.ts';
import { type GameId, games, languages } from '#i18n/languages.ts';
import { examplesOf } from '#model/examples.ts';
import { judge, score, terminal } from '../commands.ts';
import { type Attack, attack } from './attack.ts';
import { fromSchema } from './from-schema.ts';
import { damaged, nearly } from './mutate.ts';

const commands = { judge, score };
type Task = keyof typeof commands;
const tasks = ['judge', 'score'] as const;

/** The worked examples as the files that people would write. */
const examples = (task: Task, game: GameId): unknown[] =>
  examplesOf(game).flatMap(({ situation = {}, move, sheet }) => {
    if (task === 'score') return sheet ? [{ game, ...sheet }] : [];
    return sheet ? [] : [{ game, situation, move }];
  });

/** Data that the format allows: worked examples, and anything that the schema lets pass. */
const valid = (task: Task, game: GameId): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...examples(task, game)),
    fromSchema(jsonSchemaOf(task, terminal(game).format)),
  );

const language = fc.constantFrom(...languages);
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

const resultSchema = z.looseObject({
  verdict: z.enum(['legal', 'illegal', 'open', 'impossible', 'unreadable']),
});

function must(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

/** What holds for every answer: a verdict with its code and keys, words for everything, no hidden characters. */
function checkAnswer(task: Task, { code, lines, data }: Reply): string {
  const { verdict } = resultSchema.parse(data);
  must(code === exitCodes[verdict], `${verdict} ends with ${code}`);
  for (const key of Object.keys(blank[task])) must(key in data, `there is no "${key}"`);
  const text = lines.join('\n');
  must(!/undefined|\[object|NaN/.test(text), `something is not put into words: ${text}`);
  must(text.length < 50_000, `the answer has ${text.length} characters`);
  const read = z.looseObject({ problems: z.array(z.unknown()).optional() }).parse(data);
  must(verdict !== 'unreadable' || Boolean(read.problems?.length), 'unreadable without a reason');
  return verdict;
}

const asText = (data: unknown, yaml: boolean): string =>
  (yaml ? stringify(data, { aliasDuplicateObjects: false }) : JSON.stringify(data)) ?? 'null';

/** Whether the schema allows it, as it is or as a file of version 1, independent of the commands' own reading. */
const fits = (task: Task, game: GameId) => {
  const { format } = terminal(game);
  const schema = z.fromJSONSchema(jsonSchemaOf(task, format));
  return (data: unknown): boolean =>
    [data, upgraded(data, format.upgrade)].some((version) => schema.safeParse(version).success);
};

/** Verdicts of the strict judge that must stay the same when things are taken for granted. */
const settled = ['legal', 'illegal', 'impossible', 'unreadable'];

const written = fc.record({ yaml: fc.boolean(), language });

/** Descriptions of moves and score sheets of one game, right and nearly right. */
function ofGame(task: Task, game: GameId): Attack {
  const { answer } = commands[task];
  const allowed = fits(task, game);
  return attack(
    `${task} ${game}`,
    fc.tuple(nearly(valid(task, game)), written),
    ([data, { yaml, language: lang }]) => {
      const ask = (text: string, strict = false): string =>
        checkAnswer(task, answer({ text, language: lang, strict }));
      const text = asText(data, yaml);
      const verdict = ask(text);
      must(verdict === ask(asText(data, !yaml)), 'YAML and JSON are answered differently');
      must(verdict !== 'legal' || allowed(data), 'legal, although the format does not allow it');
      const strictly = ask(text, true);
      must(!settled.includes(strictly) || strictly === verdict, `${strictly}, then ${verdict}`);
      if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
      const more = ask(asText({ ...data, 'no-such-key': 1 }, yaml));
      must(more === 'unreadable', `${more} with a key that does not exist`);
    },
    4,
  );
}

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'utf-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16, big end first': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'an old code page': (text) => Buffer.from(text, 'latin1'),
};

const anyText = fc
  .tuple(fc.constantFrom(...tasks), fc.constantFrom(...games), fc.boolean())
  .chain(([task, game, yaml]) => nearly(valid(task, game)).map((data) => asText(data, yaml)));

/** Files with several documents, damaged, in any encoding. */
const files = attack(
  'files',
  fc.record({
    text: damaged(fc.array(anyText, { maxLength: 3 }).map((texts) => texts.join('\n---\n'))),
    encoding: fc.constantFrom(...Object.keys(encodings)),
    task: fc.constantFrom(...tasks),
    language,
    json: fc.boolean(),
  }),
  ({ text, encoding, task, language: lang, json }) => {
    const bytes = encodings[encoding]?.(text) ?? Buffer.from(text);
    const args: Arguments = { language: lang, json, strict: false, names: ['file'] };
    const t = looseTranslator(lang);
    let count = 0;
    for (const filed of answersTo({ file: 'file', bytes }, commands[task], args, t)) {
      count += 1;
      checkAnswer(task, filed);
      const lines = print(filed, false, json, t).split('\n');
      for (const line of lines) must(!hidden.test(line), `hidden in ${JSON.stringify(line)}`);
      must(!json || lines.length === 2, 'more than one line of JSON');
      if (json) JSON.parse(lines[0] ?? '');
    }
    must(count > 0, 'a file without an answer');
  },
);

export const descriptionAttacks: readonly Attack[] = [
  ...tasks.flatMap((task) => games.map((game) => ofGame(task, game))),
  files,
];
