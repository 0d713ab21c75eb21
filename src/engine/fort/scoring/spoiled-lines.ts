import type { Violation } from '#engine/core/verdict.ts';
import type { ClauseId, MadeUpRuleId } from '#generated/fort.ts';
import { ruleScoring } from './made-up-rules.ts';
import type { PlayerScore, ScoreLine } from './score.ts';

type Problem = Violation<ClauseId>;

/** What a made-up rule looks at on the table. */
const basis: Readonly<Record<(typeof ruleScoring)[MadeUpRuleId]['figure'], string>> = {
  advances: 'cards',
  suits: 'cards',
  'best-friends': 'cards',
  crowns: 'cards',
  books: 'cards',
  cards: 'cards',
  lookout: 'cards',
  toys: 'tokens',
  pizza: 'tokens',
  pack: 'tokens',
  fort: 'level',
};

/** What a problem makes doubtful where it concerns no single player; one that is not listed makes everything doubtful. */
const doubtful: Readonly<Record<string, string>> = {
  'too-many-kids': 'cards',
  'too-many-copies': 'cards',
  'friend-twice': 'cards',
  'cards-over': 'cards',
  'tokens-over': 'tokens',
  'perk-twice': 'tokens',
  'two-perks': 'tokens',
  'perk-below-2': 'tokens',
};

const isRule = (id: string): id is MadeUpRuleId => id in ruleScoring;

/** Whether the points of a line rest on what a problem makes doubtful. */
function isSpoiled({ id, rule, figure }: ScoreLine, { code, facts }: Problem): boolean {
  if (code.startsWith('macaroni-')) return id === 'macaroni-sculpture';
  if (code === 'printed-points') return id === 'fort-level' && figure === facts.level;
  const madeUp = rule.replace('rule.', '');
  if (id !== 'made-up-rule' || !isRule(madeUp)) return false;
  const about = doubtful[code];
  return about === undefined || about === basis[ruleScoring[madeUp].figure];
}

/** Lines that rest on impossible entries get no points, and so no total. */
export function withoutImpossible(score: PlayerScore, problems: readonly Problem[]): PlayerScore {
  const own = problems.filter(
    ({ facts: { player, rival } }) => player === undefined || [player, rival].includes(score.name),
  );
  const spoiled = score.lines.map((line) => own.some((problem) => isSpoiled(line, problem)));
  // An impossible entry of the player leaves the sum in doubt, whichever line it is about; so does
  // a number of players with whom nobody can play.
  const doubted = own.some(
    ({ code, facts }) => code === 'players' || ('player' in facts && !(code in doubtful)),
  );
  if (!doubted && !spoiled.includes(true)) return score;
  const lines = score.lines.map((line, at) => (spoiled[at] ? { ...line, points: null } : line));
  return { ...score, total: null, lines };
}
