import { type Data, isPart, type Understood } from '#ask/understood.ts';
import { isCard } from '#engine/fort/cards/ids.ts';

/** Cards that stand twice in one list: none is in two places. */
function repeatsIn(data: Data): number {
  if (typeof data !== 'object') return 0;
  const inner = Object.values(data).reduce<number>((sum, each) => sum + repeatsIn(each), 0);
  const { play = '', add = [], discard = {} } = isPart(data) ? data : {};
  const list = isPart(data) ? [play, add, Object.values(discard)].flat(2) : [...data];
  const named = list
    .map((each) => (isPart(each) ? (each.card ?? '') : each))
    .filter((each) => typeof each === 'string' && isCard(each));
  return inner + named.length - new Set(named).size;
}

/** How much speaks against a reading in which a card stands twice: there is only one of each. */
export const repeats = ({ move = {}, situation }: Understood): number =>
  3 * repeatsIn({ move, situation });
