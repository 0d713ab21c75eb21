import type { Missing, Verdict, Violation } from '#engine/core/verdict.ts';
import { type ClauseId, figures } from '#generated/fort.ts';
import type { Sheet, SheetEntry } from '../format/sheet.ts';
import { wrongClaims } from './claims.ts';
import { knownCards } from './holdings.ts';
import { impossibilities } from './impossible-sheet.ts';
import { figureOf, ruleScoring, settledPoints } from './made-up-rules.ts';
import { hasMacaroni } from './possible-points.ts';
import { type Ranking, rank } from './ranking.ts';
import { withoutImpossible } from './spoiled-lines.ts';
import { sureWinner } from './sure-winner.ts';

export const lineIds = [
  'victory-track',
  'fort-level',
  'made-up-rule',
  'macaroni-sculpture',
] as const;
type LineId = (typeof lineIds)[number];

export interface ScoreLine {
  readonly id: LineId;
  /** null: a figure is still missing. */
  readonly points: number | null;
  readonly rule: ClauseId;
  /** What was looked at: the level, or the figure of the made-up rule. */
  readonly figure?: number;
}

export interface PlayerScore {
  readonly name: string;
  readonly total: number | null;
  readonly lines: readonly ScoreLine[];
}

export interface ScoreResult extends Ranking {
  readonly verdict: Verdict;
  readonly players: readonly PlayerScore[];
  readonly missing: readonly Missing[];
  /** Impossible entries, and wrong claims. */
  readonly problems: readonly Violation<ClauseId>[];
}

type Ask = (fact: string) => null;

const fortLine = (entry: SheetEntry, points: Sheet['points'], ask: Ask): ScoreLine => {
  const { name, fort } = entry;
  if (fort === undefined)
    return { id: 'fort-level', points: ask(`${name}.fort`), rule: 'score.fort' };
  const worth = points[fort] ?? ask(`board.points.${fort}`);
  return { id: 'fort-level', points: worth, rule: 'score.fort', figure: fort };
};

const ruleLine = (entry: SheetEntry, sheet: Sheet, ask: Ask): ScoreLine | undefined => {
  const { name, 'made-up-rule': rule, fort } = entry;
  // Everyone who reached level 1 keeps a made-up rule (fort.level-1).
  if (!rule)
    return fort === 0
      ? undefined
      : { id: 'made-up-rule', points: ask(`${name}.made-up-rule`), rule: 'fort.level-1' };
  const way = ruleScoring[rule];
  const clause: ClauseId = `rule.${rule}`;
  const count = figureOf(entry, way);
  const worth = (points: number | null): ScoreLine => ({
    id: 'made-up-rule',
    points,
    rule: clause,
  });
  if (count === undefined) return worth(settledPoints(entry, way) ?? ask(`${name}.${way.figure}`));
  if (rule !== 'sleepover') return { ...worth(way.points(count, [])), figure: count };
  const rivals = sheet.players.filter((other) => other !== entry);
  const seen = rivals.map(knownCards);
  // One rival who has more settles it, whatever the others have.
  const open = seen.some((other) => other > count)
    ? []
    : rivals.filter((rival) => figureOf(rival, way) === undefined);
  for (const rival of open) ask(`${rival.name}.cards`);
  return open.length > 0 ? worth(null) : { ...worth(way.points(count, seen)), figure: count };
};

const macaroniLine = (entry: SheetEntry, sheet: Sheet, ask: Ask): ScoreLine | undefined => {
  const has = hasMacaroni(entry, sheet);
  if (has === false) return undefined;
  const points = has ? figures.macaroniSculpture : ask(`${entry.name}.macaroni`);
  return { id: 'macaroni-sculpture', points, rule: 'score.macaroni' };
};

function scorePlayer(entry: SheetEntry, sheet: Sheet, ask: Ask): PlayerScore {
  const track: ScoreLine = {
    id: 'victory-track',
    points: entry.track ?? ask(`${entry.name}.track`),
    rule: 'score.total',
  };
  const lines = [
    track,
    fortLine(entry, sheet.points, ask),
    ruleLine(entry, sheet, ask),
    macaroniLine(entry, sheet, ask),
  ].filter((line) => line !== undefined);
  const total = lines.reduce<number | null>(
    (sum, { points }) => (sum === null || points === null ? null : sum + points),
    0,
  );
  return { name: entry.name, total, lines };
}

/** There is one sculpture, so who has it is one question, best put to somebody who may well have it. */
function askedOnce(asked: readonly string[]): string[] {
  const isMacaroni = (fact: string) => fact.endsWith('.macaroni');
  const atLevel5 = (fact: string) => !asked.includes(fact.replace(/macaroni$/, 'fort'));
  const whose = asked.filter(isMacaroni);
  const first = whose.find(atLevel5) ?? whose[0];
  return asked.filter((fact) => !isMacaroni(fact) || fact === first);
}

/** Final scoring from what is on the table (score.total), as far as it is described. */
export function settle(sheet: Sheet): ScoreResult {
  const asked = new Set<string>();
  const ask: Ask = (fact) => {
    asked.add(fact);
    return null;
  };
  const problems = impossibilities(sheet);
  const players = sheet.players.map((entry) => scorePlayer(entry, sheet, ask));
  const missing = askedOnce([...asked]).map((fact) => ({ fact }));
  if (problems.length > 0)
    return {
      verdict: 'impossible',
      players: players.map((player) => withoutImpossible(player, problems)),
      ranking: [],
      winners: [],
      tieBreak: null,
      missing,
      problems,
    };
  const verdict = missing.length > 0 ? 'open' : 'legal';
  const ranking = rank(players, sheet.players);
  const winners = ranking.winners.length > 0 ? ranking.winners : sureWinner(sheet);
  return { verdict, players, ...ranking, winners, missing, problems };
}

/** The same, with the players' own results checked against it. */
export function score(sheet: Sheet): ScoreResult {
  const settled = settle(sheet);
  if (settled.problems.length > 0) return settled;
  const wrong = wrongClaims(sheet, settled.players, settled);
  return wrong.length === 0 ? settled : { ...settled, verdict: 'illegal', problems: wrong };
}
