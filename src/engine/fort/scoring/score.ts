import type { Missing, Verdict, Violation } from '#engine/core/verdict.ts';
import { type ClauseId, figures } from '#generated/fort.ts';
import type { Entry, Sheet } from '../format/sheet.ts';
import { knownCards } from './holdings.ts';
import { impossibilities } from './impossible-sheet.ts';
import { figureOf, scoring, settledPoints } from './made-up-rules.ts';
import { type Ranking, rank } from './ranking.ts';

export const lineIds = [
  'victory-track',
  'fort-level',
  'made-up-rule',
  'macaroni-sculpture',
] as const;
type LineId = (typeof lineIds)[number];

export interface Line {
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
  readonly lines: readonly Line[];
}

export interface ScoreResult extends Ranking {
  readonly verdict: Verdict;
  readonly players: readonly PlayerScore[];
  readonly missing: readonly Missing[];
  /** Entries that can't be, or claims that are wrong. */
  readonly problems: readonly Violation<ClauseId>[];
}

type Ask = (fact: string) => null;

const fortLine = (entry: Entry, points: Sheet['points'], ask: Ask): Line => {
  const { name, fort } = entry;
  if (fort === undefined)
    return { id: 'fort-level', points: ask(`${name}.fort`), rule: 'score.fort' };
  const worth = points[fort] ?? ask(`board.points.${fort}`);
  return { id: 'fort-level', points: worth, rule: 'score.fort', figure: fort };
};

const ruleLine = (entry: Entry, sheet: Sheet, ask: Ask): Line | undefined => {
  const { name, 'made-up-rule': rule, fort } = entry;
  // Everyone who reached level 1 keeps a made-up rule (fort.level-1).
  if (!rule)
    return fort === 0
      ? undefined
      : { id: 'made-up-rule', points: ask(`${name}.made-up-rule`), rule: 'fort.level-1' };
  const way = scoring[rule];
  const clause: ClauseId = `rule.${rule}`;
  const count = figureOf(entry, way);
  const worth = (points: number | null): Line => ({ id: 'made-up-rule', points, rule: clause });
  if (count === undefined) return worth(settledPoints(entry, way) ?? ask(`${name}.${way.figure}`));
  if (rule !== 'sleepover') return { ...worth(way.points(count, [])), figure: count };
  const rivals = sheet.players.filter((other) => other !== entry);
  const seen = rivals.map(knownCards);
  // One rival with more settles it, whatever the others have.
  const open = seen.some((other) => other > count)
    ? []
    : rivals.filter((rival) => figureOf(rival, way) === undefined);
  for (const rival of open) ask(`${rival.name}.cards`);
  return open.length > 0 ? worth(null) : { ...worth(way.points(count, seen)), figure: count };
};

/** The sculpture lies with whoever reached level 5 first; with one player there, it is theirs. */
const hasMacaroni = (entry: Entry, sheet: Sheet): boolean | undefined => {
  if (entry.macaroni !== undefined) return entry.macaroni;
  if (entry.fort !== undefined && entry.fort < 5) return false;
  if (sheet.players.some((other) => other !== entry && other.macaroni)) return false;
  const might = sheet.players.filter(
    (other) => (other.fort ?? 5) === 5 && other.macaroni !== false,
  );
  return might.length === 1 && entry.fort === 5 ? true : undefined;
};

const macaroniLine = (entry: Entry, sheet: Sheet, ask: Ask): Line | undefined => {
  const has = hasMacaroni(entry, sheet);
  if (has === false) return undefined;
  const points = has ? figures.macaroniSculpture : ask(`${entry.name}.macaroni`);
  return { id: 'macaroni-sculpture', points, rule: 'score.macaroni' };
};

function scorePlayer(entry: Entry, sheet: Sheet, ask: Ask): PlayerScore {
  const track: Line = {
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

/** What a player says a line is worth, against what it is worth. */
function* wrongClaims(entry: Entry, score: PlayerScore): Generator<Violation<ClauseId>> {
  const line = (id: LineId) => score.lines.find((found) => found.id === id);
  const macaroni: Line = { id: 'macaroni-sculpture', points: 0, rule: 'score.macaroni' };
  const none: Line = { id: 'made-up-rule', points: 0, rule: 'fort.level-1' };
  const claims = [
    [entry.says?.fort, line('fort-level')],
    [entry.says?.['made-up-rule'], line('made-up-rule') ?? none],
    [entry.says?.macaroni, line('macaroni-sculpture') ?? macaroni],
    [entry.says?.total, { points: score.total, rule: 'score.total', id: 'total' }],
  ] as const;
  for (const [said, found] of claims) {
    if (said === undefined || !found || found.points === null || said === found.points) continue;
    yield {
      rule: found.rule,
      code: 'wrong-points',
      facts: { player: entry.name, line: found.id, said, counted: found.points },
    };
  }
}

const wrongWinners = (
  { winners: said }: Sheet,
  { winners, tieBreak }: Ranking,
): Violation<ClauseId>[] =>
  said && winners.length > 0 && [...said].sort().join('\n') !== [...winners].sort().join('\n')
    ? [
        {
          rule: tieBreak === null ? 'overview.goal' : 'score.tie',
          code: 'wrong-winners',
          facts: { said: said.join(', '), counted: winners.join(', ') },
        },
      ]
    : [];

/** Final scoring from what lies on the table (score.total), as far as it is described. */
export function score(sheet: Sheet): ScoreResult {
  const asked = new Set<string>();
  const ask: Ask = (fact) => {
    asked.add(fact);
    return null;
  };
  const problems = impossibilities(sheet);
  const players = sheet.players.map((entry) => scorePlayer(entry, sheet, ask));
  const ranking = rank(players, sheet.players);
  const wrong =
    problems.length > 0
      ? []
      : [
          ...sheet.players.flatMap((entry, at) => {
            const own = players[at];
            return own ? [...wrongClaims(entry, own)] : [];
          }),
          ...wrongWinners(sheet, ranking),
        ];
  const verdict: Verdict =
    problems.length > 0
      ? 'impossible'
      : wrong.length > 0
        ? 'illegal'
        : asked.size > 0
          ? 'open'
          : 'legal';
  return {
    verdict,
    players,
    ...(verdict === 'impossible' ? { ranking: [], winners: [], tieBreak: null } : ranking),
    missing: [...asked].map((fact) => ({ fact })),
    problems: [...problems, ...wrong],
  };
}
