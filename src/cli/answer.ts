import type { Judgement, Verdict } from '#engine/core/verdict.ts';
import type { Format } from '#i18n/format.ts';
import { joinReasons } from '#words/reasons.ts';
import type { ReadingProblem } from './document.ts';

/** What a command prints, and the code it ends with. */
export interface Answer {
  readonly output: string;
  readonly code: number;
}

export const exitCodes: Readonly<Record<Verdict, number>> = {
  legal: 0,
  illegal: 1,
  open: 2,
  impossible: 3,
  unreadable: 3,
};

export const marks: Readonly<Record<Verdict, string>> = {
  legal: '✓',
  illegal: '✗',
  open: '?',
  impossible: '✗',
  unreadable: '✗',
};

export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A verdict is worth more than its words: where a text is missing, the last word of its key stands in. */
export const patient =
  (t: Format): Format =>
  (key, values) => {
    try {
      return t(key, values);
    } catch {
      return key.split(/[.:]/).at(-1) ?? key;
    }
  };

/** A heading with its points; nothing when there are none. */
export const section = (heading: string, points: readonly string[]): string[] =>
  points.length === 0 ? [] : [`  ${heading}`, ...points.map((point) => `  • ${point}`)];

/** Sentences with the clauses behind them; one that several clauses lead to is said once. */
export function withClauses(
  sentences: readonly string[],
  reasons: readonly { readonly rule: string }[],
  game: string,
): string[] {
  const said = sentences.map((text, at) => ({ text, rule: reasons[at]?.rule ?? '' }));
  return joinReasons(said).map(({ text, rules }) =>
    [text, ...rules.map((rule) => `[${game}/${rule}]`)].join(' '),
  );
}

/** “a list or a number”. */
const sayKinds = (kinds: readonly string[], t: Format): string =>
  kinds
    .map((kind) => t(`verdicts:kind.${kind}`))
    .reduce((first, last) => t('verdicts:either', { first, last }));

function sayProblem(
  { line, column, entry, code, facts, suggestion }: ReadingProblem,
  t: Format,
): string {
  const values =
    typeof facts.expected === 'string'
      ? { ...facts, expected: sayKinds(facts.expected.split(' '), t) }
      : facts;
  const plain = t(`verdicts:unreadable.${code}`, values);
  const text =
    suggestion === undefined
      ? plain
      : t('verdicts:unreadable.did-you-mean', { text: plain, word: suggestion });
  return t('verdicts:unreadable.place', {
    line,
    column,
    entry: entry || t('verdicts:unreadable.whole'),
    text,
  });
}

const noVerdict: Judgement = {
  verdict: 'unreadable',
  violations: [],
  missing: [],
  effects: [],
  readings: [],
};

/** The answer to a command line that leads to no file. */
export const nothingRead = (message: string) => ({ ...noVerdict, problems: [{ message }] });

/** Nothing is half done: a description that can't be read gets no verdict on the move. */
export function unreadable(problems: readonly ReadingProblem[], t: Format, json: boolean): Answer {
  const texts = problems.map((problem) => sayProblem(problem, t));
  const code = exitCodes.unreadable;
  if (!json)
    return {
      code,
      output: `${[`${marks.unreadable} ${t('verdicts:verdict.unreadable')}`, ...texts.map((text) => `  • ${text}`)].join('\n')}\n`,
    };
  return {
    code,
    output: asJson({
      ...noVerdict,
      problems: problems.map((problem, at) => ({ ...problem, message: texts[at] })),
    }),
  };
}
