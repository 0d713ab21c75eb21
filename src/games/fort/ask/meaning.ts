import { suits } from '#engine/fort/notation/tree.ts';
import { bestFriendIds, kidIds, madeUpRuleIds, perkIds } from '#generated/fort.ts';

/** Terms that are places, and what a description calls them. */
const places: Readonly<Record<string, string>> = {
  hand: 'hand',
  deck: 'deck',
  'discard-pile': 'discard',
  yard: 'yard',
  lookout: 'lookout',
  stuff: 'stuff',
  pack: 'pack',
  park: 'park',
  'park-deck': 'park-deck',
  supply: 'supply',
  'victory-track': 'track',
};

const phases: Readonly<Record<string, string>> = {
  'phase-1': 'cleanup',
  'phase-2': 'play',
  'phase-3': 'recruit',
  'phase-4': 'discard',
  'phase-5': 'draw',
};

const others: Readonly<Record<string, string>> = {
  pizza: 'resource:pizza',
  toys: 'resource:toys',
  resource: 'resource',
  'public-action': 'box:public',
  'private-action': 'box:private',
  leader: 'leader',
  rival: 'rival',
  'fort-level': 'level',
  'victory-point': 'score',
  perk: 'figure:perks',
  'made-up-rule': 'figure:made-up-rules',
  'best-friend': 'figure:best-friends',
  'kid-card': 'card',
};

const among = (list: readonly string[], id: string): boolean => list.includes(id);

/** What a term or a card of Fort means to those who ask. */
export function meaningOfTerm(id: string): string | undefined {
  if (among(kidIds, id) || among(bestFriendIds, id)) return `card:${id}`;
  if (among(perkIds, id)) return `perk:${id}`;
  if (among(madeUpRuleIds, id)) return `rule:${id}`;
  if (among([...suits, 'coin'], id)) return `suit:${id}`;
  if (places[id] !== undefined) return `place:${places[id]}`;
  if (phases[id] !== undefined) return `phase:${phases[id]}`;
  return others[id];
}
