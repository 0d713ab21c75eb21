import { madeUpRuleIds, perkIds } from '#generated/fort.ts';

const titled = new Set<string>([...perkIds, ...madeUpRuleIds]);

/** For places that have no list of their own: whether an id is that of a perk or a made-up rule. */
export const isTitled = (id: string): boolean => titled.has(id);
