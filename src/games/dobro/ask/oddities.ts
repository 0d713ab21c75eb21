import type { Oddities } from '#ask/oddities.ts';
import { listOf, type Understood } from '#ask/understood.ts';

/** Nobody plays what he does not hold: one of the two was misunderstood. */
function notHeld({ situation: { hand }, move = {} }: Understood): string[] {
  const held = listOf(hand);
  const isOdd =
    held.some((card) => typeof card === 'number') &&
    listOf(move.play).some((card) => !held.includes(card));
  return isOdd ? ['situation.hand'] : [];
}

export const oddities: Oddities = (understood) => notHeld(understood);
