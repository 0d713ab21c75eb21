import { valueAt } from '#cli/explain-issue.ts';
import { describedNames, repeatedNames, situationIn, unknownNames } from '#cli/players.ts';
import { moveReader } from '#cli/read-move.ts';
import { dobroFormat } from '#engine/dobro/format/schema.ts';

export const readMove = moveReader(dobroFormat, {
  // Names that occur twice among the players, or that no player has.
  names: (parts, schema) => {
    const { players } = situationIn(parts, dobroFormat.situation);
    if (typeof players !== 'object') return [];
    const known = [...players, 'me', 'middle', 'nobody'];
    return [
      ...repeatedNames(players, (at) => ['situation', 'players', at]),
      ...describedNames(schema, parts).flatMap(({ path, name, key }) =>
        unknownNames([name], known, () => path).map((one) => ({ ...one, key })),
      ),
    ];
  },
  // A number of cards where a list belongs: the number has a key of its own.
  mend: (problem, { value }) => {
    const hand = valueAt(value, ['situation', 'hand']);
    if (problem.entry !== 'situation.hand' || !Number.isInteger(hand) || Number(hand) < 0)
      return problem;
    const { closer: _, suggestion: __, ...rest } = problem;
    return { ...rest, code: 'hand-count', facts: { value: Number(hand) } };
  },
});
