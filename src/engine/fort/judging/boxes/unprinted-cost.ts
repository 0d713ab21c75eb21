import { notThere, priceOf } from '../../actions/payment.ts';
import { leastCost } from '../../state/board.ts';
import type { Payment as Paid } from '../../state/move.ts';
import type { Violation } from '../../violation.ts';
import type { Table } from '../table/described-table.ts';

const aboutCost = ['too-poor', 'wrong-payment'];

/**
 * A refusal to advance from a level whose printed cost nobody described: the figures come from a cost that
 * was only assumed. A described payment that isn't there is refused for that reason; otherwise the cost is given as what
 * it is at least.
 */
export function withoutPrint(
  { counts, situation }: Table,
  refused: Violation,
  level: number,
  change: number,
  described: readonly Paid[] | undefined,
): Violation {
  const printed: Readonly<Record<string, unknown>> = situation.board?.costs ?? {};
  if (!aboutCost.includes(refused.code) || printed[`${level}-${level + 1}`]) return refused;
  const short = described?.map((way) => notThere(counts, way));
  const [first] = short ?? [];
  if (first && short?.every((each) => each)) return first;
  const { all } = priceOf(
    Array.from({ length: leastCost }, () => 'any'),
    change,
  );
  return {
    ...refused,
    facts: { ...refused.facts, need: all, needPizza: 0, needToys: 0, least: 1 },
  };
}
