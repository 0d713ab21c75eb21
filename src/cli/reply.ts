import type { Verdict } from '#engine/core/verdict.ts';
import { type Format, withSayer } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { joinReasons } from '#words/reasons.ts';
import type { ReadingProblem } from './document.ts';
import { mostProblems } from './limits.ts';

/** A description, and how to answer it. */
export interface DescribedQuestion {
  readonly text: string;
  readonly language: Language;
  /** Take nothing for granted. */
  readonly strict?: boolean;
  /** Lines of the file that stand before this document. */
  readonly linesBefore?: number;
}

/** The answer to one question, for people and for machines. */
export interface Reply {
  /** The exit code of the command. */
  readonly code: number;
  readonly lines: readonly string[];
  readonly data: object;
}

/** Every exit code of a command. With several answers the highest counts. */
export const exitCodes = {
  legal: 0,
  illegal: 1,
  open: 2,
  impossible: 3,
  unreadable: 3,
  /** The command line is wrong, a file can't be read, or the answer can't be written. */
  failed: 4,
  /** An error in the program. */
  internal: 5,
} as const satisfies Readonly<Record<Verdict | 'failed' | 'internal', number>>;

export const marks: Readonly<Record<Verdict, string>> = {
  legal: '✓',
  illegal: '✗',
  open: '?',
  impossible: '✗',
  unreadable: '✗',
};

/** A verdict matters more than its words: a missing text is replaced by the last word of its key. */
export const patient = (t: Format): Format =>
  withSayer(t, (key, values) => {
    try {
      return t(key, values);
    } catch {
      return key.split(/[.:]/).at(-1) ?? key;
    }
  });

/** A heading with its points; nothing when there are none. */
export const section = (heading: string, points: readonly string[]): string[] =>
  points.length === 0 ? [] : [`  ${heading}`, ...points.map((point) => `  • ${point}`)];

/** Sentences with the clauses behind them; a sentence that several clauses share is printed once. */
export function withClauses(
  sentences: readonly string[],
  reasons: readonly { readonly rule: string }[],
  named: (rule: string) => string,
): string[] {
  const said = sentences.map((text, at) => ({ text, rule: reasons[at]?.rule ?? '' }));
  return joinReasons(said).map(({ text, rules }) => [text, ...rules.map(named)].join(' '));
}

/** “a list or a number”. */
const sayKinds = (kinds: readonly string[], t: Format): string =>
  kinds
    .map((kind) => t(`verdicts:kind.${kind}`))
    .reduce((first, last) => t('verdicts:either', { first, last }));

type Closely = Omit<ReadingProblem, 'closer'>;

const lookCloser = ({ closer, ...seen }: ReadingProblem): Closely => ({ ...seen, ...closer?.() });

function sayClosely({ code, facts, suggestion }: Closely, t: Format): string {
  const values =
    typeof facts.expected === 'string'
      ? { ...facts, expected: sayKinds(facts.expected.split(' '), t) }
      : facts;
  const text = t(`verdicts:unreadable.${code}`, values);
  return suggestion === undefined
    ? text
    : t('verdicts:unreadable.did-you-mean', { text, word: suggestion });
}

/** What is wrong with an entry, without its place. */
export const sayProblem = (problem: ReadingProblem, t: Format): string =>
  sayClosely(lookCloser(problem), t);

const sayPlaced = (problem: Closely, t: Format): string =>
  t('verdicts:unreadable.place', {
    line: problem.line,
    column: problem.column,
    entry: problem.entry || t('verdicts:unreadable.whole'),
    text: sayClosely(problem, t),
  });

/** The JSON of an empty answer; each command adds keys of its own. */
export const blank = {
  judge: { violations: [], missing: [], effects: [], readings: [], granted: [] },
  score: { players: [], ranking: [], winners: [], tieBreak: null, missing: [] },
} as const;

/** The answer to a description that can't be read: there is no verdict on parts of it. */
export function unreadable(
  task: keyof typeof blank,
  problems: readonly ReadingProblem[],
  t: Format,
): Reply {
  const shown = problems.slice(0, mostProblems).map((one) => {
    const problem = lookCloser(one);
    return { ...problem, message: sayPlaced(problem, t) };
  });
  const more = problems.length - shown.length;
  return {
    code: exitCodes.unreadable,
    lines: [
      `${marks.unreadable} ${t('verdicts:verdict.unreadable')}`,
      ...shown.map(({ message }) => `  • ${message}`),
      ...(more > 0 ? [`  ${t('terminal:more-problems', { count: more })}`] : []),
    ],
    data: { verdict: 'unreadable', ...blank[task], problems: shown, more },
  };
}
