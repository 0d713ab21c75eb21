import type { Attack } from './attack.ts';
import { descriptionAttacks } from './descriptions.ts';
import { keptAttacks } from './kept.ts';

/** Everything that is attacked with generated input: a few hundred times in tests, as often as wanted by `npm run fuzz`. */
export const attacks: readonly Attack[] = [...descriptionAttacks, ...keptAttacks];
