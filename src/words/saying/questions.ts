import { isRecord } from '#engine/core/unknown-data.ts';
import type { Outline } from './outline.ts';
import { ownedBy, type Phrase, text } from './phrase.ts';
import { type Fact, facts } from './several.ts';
import type { Described, Statement } from './speech.ts';

/**
 * What is asked: whether somebody may do something, or whether something is so; and what follows.
 * Actions are said in the infinitive, so that the same words serve whoever does them.
 */

/** The kinds of moves of a format: parts that have a key with their own name. */
export const kindsIn = (outline: Outline): string[] =>
  Object.keys(outline).filter((part) => Object.hasOwn(outline[part] ?? {}, part));

/** The kind of a move: the key that does not merely accompany another kind's own key. */
function kindIn(move: object, outline: Outline): string {
  const found = kindsIn(outline).filter((kind) => kind in move);
  const own = found.find(
    (kind) => !found.some((other) => other !== kind && Object.hasOwn(outline[other] ?? {}, kind)),
  );
  return own ?? found[0] ?? '';
}

/** How questions begin: the first one, and those that go on from there. */
const ask = 'ask';
const then = 'then';
/** Who does it: the asker, somebody else, the player whose turn it is, or the next of those who decide in turn. */
const by = { me: 'me', other: 'other', open: 'open', next: 'next' };

const slot = (phrase: Phrase, at?: string) => (at === undefined ? { phrase } : { at, phrase });

/** The phrases of all questions: by kind, by whether it is the first, and by who does it. */
export function asking(
  doing: readonly string[],
  factsOf: (kind: string) => readonly Fact[],
  other: Phrase,
  claims: Readonly<Record<string, Phrase>>,
): Record<string, Phrase> {
  const player = slot(other, 'by');
  const own = doing.map((kind): [string, Phrase] => [kind, facts(factsOf(kind), 'actions')]);
  // Anything could be a name, so known beginnings are tried first.
  const known = own.flatMap(([kind, phrase]): [string, Phrase][] => {
    const mine = slot(ownedBy('my', phrase));
    return [
      [`${ask}:${kind}:${by.me}`, text('ask.me', { facts: mine })],
      [`${then}:${kind}:${by.me}`, text('then.me', { facts: mine })],
      [`${then}:${kind}:${by.open}`, text('then.open', { facts: slot(ownedBy('the', phrase)) })],
      [`${then}:${kind}:${by.next}`, text('then.next', { facts: slot(ownedBy('their', phrase)) })],
    ];
  });
  const named = own.flatMap(([kind, phrase]): [string, Phrase][] => {
    const theirs = slot(ownedBy('their', phrase), 'facts');
    return [
      [`${ask}:${kind}:${by.other}`, text('ask.other', { player, facts: theirs })],
      [`${then}:${kind}:${by.other}`, text('then.other', { player, facts: theirs })],
    ];
  });
  const claimed = Object.entries(claims).flatMap(([kind, phrase]): [string, Phrase][] => [
    [`${ask}:${kind}:${by.open}`, phrase],
    [`${then}:${kind}:${by.open}`, text('then.question', { question: slot(phrase) })],
  ]);
  return Object.fromEntries([...claimed, ...known, ...named]);
}

/** Kinds of moves that are not simply actions of the player whose turn it is. */
export interface OtherKinds {
  /** Questions of their own: whether something is so. */
  readonly claims: readonly string[];
  /** Decisions of the other players, one after another. */
  readonly decisions?: readonly string[];
}

/** A move as a question; `at` is its place among those after the first. */
export function questionOf(
  move: object,
  outline: Outline,
  { claims, decisions = [] }: OtherKinds,
  at?: number,
): Statement {
  const kind = kindIn(move, outline);
  const path = at === undefined ? ['move'] : ['moves', at];
  const begin = at === undefined ? ask : then;
  if (claims.includes(kind)) return { is: `${begin}:${kind}:${by.open}`, value: move, path };
  const { by: who, ...done } = { by: undefined, ...move };
  if (who === undefined && at !== undefined)
    return {
      is: `${begin}:${kind}:${decisions.includes(kind) ? by.next : by.open}`,
      value: done,
      path,
    };
  if (who === undefined || who === 'me')
    return { is: `${begin}:${kind}:${by.me}`, value: done, path };
  const paths = { by: [...path, 'by'], facts: path };
  return { is: `${begin}:${kind}:${by.other}`, value: { by: who, facts: done }, path: [], paths };
}

/** The moves that questions ask about; undefined for sentences about the table. */
function movedBy({ is, value }: Pick<Statement, 'is' | 'value'>): object | undefined {
  const [begin, kind = '', who] = is.split(':');
  if (!isRecord(value)) return undefined;
  const done = who === by.other && isRecord(value.facts) ? value.facts : value;
  if (!(kind in done)) return undefined;
  if (who === by.other) return { ...done, by: value.by };
  return begin === then && who === by.me ? { ...done, by: 'me' } : done;
}

const isThen = ({ is }: Pick<Statement, 'is'>): boolean => is.startsWith(`${then}:`);

export const isQuestion = ({ is }: Pick<Statement, 'is'>): boolean => is.split(':').length === 3;

/** The description that a series of questions asks about. */
export function askedIn(statements: readonly Pick<Statement, 'is' | 'value'>[]): Described {
  const questions = statements.filter(isQuestion);
  const [move, ...moves] = questions.flatMap((each) => movedBy(each) ?? []);
  const isWhole = 1 + moves.length === questions.length;
  const isOrdered = questions.every((each, at) => isThen(each) === at > 0);
  if (move === undefined || !isWhole || !isOrdered) return {};
  return { move, ...(moves.length > 0 ? { moves } : {}) };
}
