import type { z } from 'zod';
import { descriptionSchema, moveSchemas } from '#engine/dobro/format/schema.ts';
import type { Path, ReadingProblem } from './document.ts';
import type { Explained } from './explain-issue.ts';
import { valueAt } from './explain-issue.ts';
import { repeatedNames, unknownNames } from './players.ts';
import { inOrder, problemIn, type Reading, readAs, type Text } from './read.ts';

type Description = z.infer<typeof descriptionSchema>;

const kinds = ['play', 'take', 'draw', 'climb', 'forgetful', 'options'] as const;

const people = ['me', 'turn', 'opened', 'took', 'out', 'forgetful', 'forgot'] as const;

/** Names that stand twice among the players, or are nobody's. */
function wrongNames({ situation, move }: Description): Explained[] {
  const { players } = situation;
  if (typeof players !== 'object') return [];
  const known = [...players, 'me', 'middle', 'nobody'];
  const stranger = (name: string | undefined, ...path: Path): Explained[] =>
    name === undefined ? [] : unknownNames([name], known, () => path);
  return [
    ...repeatedNames(players, (at) => ['situation', 'players', at]),
    ...people.flatMap((key) => stranger(situation[key], 'situation', key)),
    ...('forgetful' in move ? stranger(move.forgetful, 'move', 'forgetful') : []),
  ];
}

/** Only the number of cards, where they are listed: it has a key of its own. */
function aboutHolding(problem: ReadingProblem, { value }: Text): ReadingProblem {
  const hand = valueAt(value, ['situation', 'hand']);
  if (problem.entry !== 'situation.hand' || !Number.isInteger(hand) || Number(hand) < 0)
    return problem;
  const { closer: _, suggestion: __, ...rest } = problem;
  return { ...rest, code: 'hand-count', facts: { value: Number(hand) } };
}

/** A described Dobro move, or every mistake in it. */
export function readDobroMove(text: Text): Reading<Description> {
  const read = readByKind(text);
  return read.ok
    ? read
    : { ok: false, problems: read.problems.map((problem) => aboutHolding(problem, text)) };
}

const besideMove = descriptionSchema.omit({ move: true }).loose();

const schemaOf = <Kind extends keyof typeof moveSchemas>(kind: Kind) =>
  descriptionSchema.extend({ move: moveSchemas[kind] });

/** The format of a file by the kind of its move. */
const schemas = {
  play: schemaOf('play'),
  take: schemaOf('take'),
  draw: schemaOf('draw'),
  climb: schemaOf('climb'),
  forgetful: schemaOf('forgetful'),
  options: schemaOf('options'),
} as const;

/** The one key of a move says which kind it is, and that kind is held to its own schema. */
function readByKind(text: Text): Reading<Description> {
  const move = valueAt(text.value, ['move']);
  const [kind, second] = kinds.filter(
    (name) => typeof move === 'object' && move !== null && name in move,
  );
  const fail = (explained: Explained): Reading<Description> => {
    const beside = readAs(text, besideMove);
    const problem = problemIn(text.document)(explained);
    return { ok: false, problems: inOrder([...(beside.ok ? [] : beside.problems), problem]) };
  };
  if (kind === undefined) {
    if (typeof move !== 'object' || move === null) return readAs(text, descriptionSchema);
    return fail({ path: ['move'], code: 'no-move', facts: { kinds: kinds.join(', ') } });
  }
  if (second !== undefined)
    return fail({
      path: ['move', second],
      key: true,
      code: 'two-moves',
      facts: { value: `${kind}, ${second}` },
    });
  const read = readAs(text, schemas[kind]);
  const problems = read.ok ? wrongNames(read.value).map(read.problemAt) : [];
  return problems.length > 0 ? { ok: false, problems } : read;
}
