import { z } from 'zod';
import type { GameFormat } from '#engine/core/format/description.ts';
import { draftOf, kindsOf, type MoveKinds } from '#engine/core/format/kinds.ts';
import { entryName, type Path, type ReadingProblem } from './document.ts';
import { type Explained, valueAt } from './explain-issue.ts';
import {
  type GameText,
  inAnyVersion,
  inOrder,
  problemIn,
  type ReadResult,
  readAs,
  readableParts,
} from './read.ts';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Kind = { readonly kind: string } | { readonly wrong: Explained } | undefined;

/** Which kind of move it is; or why that is not clear. */
function kindOf(text: GameText, path: Path, kinds: MoveKinds): Kind {
  const move = valueAt(text.value, path);
  if (!isObject(move)) return undefined;
  const [kind, second, ...others] = kindsOf(move, kinds);
  if (kind === undefined)
    return {
      wrong: { path, code: 'no-move', facts: { kinds: Object.keys(kinds).join(', ') } },
    };
  if (second === undefined) return { kind };
  const value = [kind, second, ...others].join(', ');
  return { wrong: { path: [...path, second], key: true, code: 'two-moves', facts: { value } } };
}

/** Names the other kinds of moves that a key belongs to, which says more than that it is unknown. */
function aboutKind(problem: ReadingProblem, kinds: MoveKinds): ReadingProblem {
  const [, key] = /^(?:move|moves\[\d+\])\.([^.[]+)$/.exec(problem.entry) ?? [];
  const known = Object.values(kinds).some(({ shape }) => key !== undefined && key in shape);
  if (!known || key === undefined || !/^(unknown-key|key-)/.test(problem.code)) return problem;
  const { suggestion: _, closer: __, ...rest } = problem;
  return { ...rest, code: 'stray-key', facts: { value: key } };
}

/** Checks of a game's descriptions that a schema can't make. */
interface Checks {
  /** Finds impossible names, as far as the schema can read the description. */
  readonly names: (parts: unknown, schema: z.ZodType, text: GameText) => Explained[];
  readonly other?: (text: GameText) => Explained[];
  /** Improves the explanation of a problem. */
  readonly mend?: (problem: ReadingProblem, text: GameText) => ReadingProblem;
}

/**
 * Reads described moves of a game, checked down to their last key; all mistakes are reported at once. The
 * kind of a move says which schema it is held to; without a kind it is held to all keys there are.
 */
export function moveReader<Description extends z.ZodObject>(
  format: GameFormat & { readonly description: Description },
  { names, other = () => [], mend = (problem) => problem }: Checks,
): (text: GameText) => ReadResult<z.output<Description>> {
  const anyMove = draftOf(format.moves);
  const draft = format.description.extend({
    move: anyMove,
    moves: z.array(anyMove).optional(),
  });
  const schemaOf = (found: Kind) =>
    (found && 'kind' in found && format.moves[found.kind]) || anyMove;
  const byKind = new Map(
    Object.entries(format.moves).map(([kind, move]) => [kind, format.description.extend({ move })]),
  );
  const read = (text: GameText): ReadResult<z.output<Description>> => {
    const problemAt = problemIn(text.document);
    const first = kindOf(text, ['move'], format.moves);
    const moves = valueAt(text.value, ['moves']);
    const further = Array.isArray(moves)
      ? moves.map((_, at) => kindOf(text, ['moves', at], format.moves))
      : [];
    const alone = (first && 'kind' in first && byKind.get(first.kind)) || draft;
    // Each of several moves is held to the schema of its own kind.
    const [next, ...others] = further.map(schemaOf);
    const schema = next ? alone.extend({ moves: z.tuple([next, ...others]) }) : alone;
    const held = readAs(text, schema, draft);
    const misread = held.ok
      ? []
      : held.problems.map((problem) => mend(aboutKind(problem, format.moves), text));
    const wrong = [
      ...[first, ...further].flatMap((found) => {
        if (!found || !('wrong' in found)) return [];
        // Where a move without a kind has wrong keys, those explain more.
        const inside = `${entryName(found.wrong.path)}.`;
        const said = misread.some(({ entry }) => entry.startsWith(inside));
        return said && found.wrong.code === 'no-move' ? [] : [found.wrong];
      }),
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
