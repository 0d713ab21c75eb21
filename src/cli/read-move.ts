import type { z } from 'zod';
import type { GameFormat } from '#engine/core/format/description.ts';
import { draftOf, kindsOf, type MoveKinds } from '#engine/core/format/kinds.ts';
import type { ReadingProblem } from './document.ts';
import { type Explained, valueAt } from './explain-issue.ts';
import {
  inAnyVersion,
  inOrder,
  problemIn,
  type Reading,
  readAs,
  readableParts,
  type Text,
} from './read.ts';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which kind of move it is; or why that can't be told. */
function kindOf(text: Text, kinds: MoveKinds): { kind: string } | { wrong: Explained } | undefined {
  const move = valueAt(text.value, ['move']);
  if (!isObject(move)) return undefined;
  const [kind, second, ...others] = kindsOf(move, kinds);
  if (kind === undefined)
    return {
      wrong: { path: ['move'], code: 'no-move', facts: { kinds: Object.keys(kinds).join(', ') } },
    };
  if (second === undefined) return { kind };
  const value = [kind, second, ...others].join(', ');
  return { wrong: { path: ['move', second], key: true, code: 'two-moves', facts: { value } } };
}

/** A key that has its place in other kinds of moves only: that says more than that it is unknown. */
function aboutKind(problem: ReadingProblem, kinds: MoveKinds): ReadingProblem {
  const [, key] = /^move\.([^.[]+)$/.exec(problem.entry) ?? [];
  const known = Object.values(kinds).some(({ shape }) => key !== undefined && key in shape);
  if (!known || key === undefined || !/^(unknown-key|key-)/.test(problem.code)) return problem;
  const { suggestion: _, closer: __, ...rest } = problem;
  return { ...rest, code: 'stray-key', facts: { value: key } };
}

/** What a schema does not say about the descriptions of a game. */
interface Checks {
  /** Names that can't be, as far as the description can be read by the schema. */
  readonly names: (parts: unknown, schema: z.ZodType, text: Text) => Explained[];
  readonly other?: (text: Text) => Explained[];
  /** Says a problem better. */
  readonly mend?: (problem: ReadingProblem, text: Text) => ReadingProblem;
}

/**
 * Reads described moves of a game, checked down to their last key; all that is wrong is told at once. The
 * kind of a move says which schema it is held to; without a kind it is held to all keys there are.
 */
export function moveReader<Description extends z.ZodObject>(
  format: GameFormat & { readonly description: Description },
  { names, other = () => [], mend = (problem) => problem }: Checks,
): (text: Text) => Reading<z.output<Description>> {
  const draft = format.description.extend({ move: draftOf(format.moves) });
  const byKind = new Map(
    Object.entries(format.moves).map(([kind, move]) => [kind, format.description.extend({ move })]),
  );
  const read = (text: Text): Reading<z.output<Description>> => {
    const problemAt = problemIn(text.document);
    const found = kindOf(text, format.moves);
    const schema = (found && 'kind' in found && byKind.get(found.kind)) || draft;
    const held = readAs(text, schema, draft);
    const misread = held.ok
      ? []
      : held.problems.map((problem) => mend(aboutKind(problem, format.moves), text));
    const inMove = misread.some(({ entry }) => entry.startsWith('move.'));
    const wrong = [
      // A move without a kind has only keys that are wrong: they say more.
      ...(found && 'wrong' in found && !(inMove && found.wrong.code === 'no-move')
        ? [found.wrong]
        : []),
      ...other(text),
      ...names(readableParts(text, draft), draft, text),
    ].map(problemAt);
    const problems = inOrder([...misread, ...wrong]);
    const whole = format.description.safeParse(text.value);
    return problems.length === 0 && whole.success
      ? { ok: true, value: whole.data, problemAt }
      : { ok: false, problems };
  };
  return (text) => inAnyVersion(text, draft, format, read);
}
