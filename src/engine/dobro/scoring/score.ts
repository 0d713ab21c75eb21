import type { Verdict } from '#engine/core/verdict.ts';
import { figures } from '#generated/dobro.ts';
import { isPlayerCount } from '../rules/hand-limit.ts';
import { placesOf, pointsOf, totalsOf } from '../rules/points.ts';
import { startersOf } from '../rules/starter.ts';
import { bySum, leadersOf, type TieBreak } from '../rules/winner.ts';
import { no, type Violation } from '../violation.ts';
import { at, checkHands, checkRound, checkSums, known, roundsRule } from './impossible-sheet.ts';
import { victoriesOf } from './victories.ts';

/** One round on the score sheet: piles by seat, or places where nobody counted. */
export interface RoundEntry {
  readonly piles?: readonly (number | undefined)[];
  readonly places?: readonly (number | undefined)[];
  /** The seat that holds the forgetful card; null: nobody. */
  readonly forgetful?: number | null;
  /** The sum of the numbers in each score pile: asked for only when it decides. */
  readonly sums?: readonly (number | undefined)[];
}

export interface Sheet {
  readonly players: readonly string[];
  readonly rounds: readonly RoundEntry[];
  readonly long?: boolean;
  /** The players' own results, to be checked. */
  readonly says?: Claim;
  /** Number cards of the new hands, by seat: they settle who starts when points are tied (next.first). */
  readonly hands?: readonly (readonly number[] | undefined)[];
}

export interface Claim {
  /** Points of each round, by seat. */
  readonly rounds?: readonly (readonly number[])[];
  readonly totals?: readonly number[];
  /** Seats. */
  readonly starter?: number;
  readonly winners?: readonly number[];
}

interface RoundScore {
  readonly places: readonly (number | null)[];
  readonly points: readonly (number | null)[];
}

export interface Score {
  /** `illegal`: a claim is wrong; `open`: something is missing. */
  readonly verdict: Verdict;
  readonly rounds: readonly RoundScore[];
  readonly totals: readonly number[];
  /** Rounds played in full, of how many. */
  readonly played: number;
  readonly of: number;
  /** Seats that may start the next round: one, or several while the new hands decide (next.first). */
  readonly starters: readonly number[];
  readonly winners: readonly number[];
  /** All who may have won, each a list of seats; none before the last round is counted. */
  readonly victories: readonly (readonly number[])[];
  readonly tieBreak: TieBreak | null;
  /** What still has to be entered, as paths: `rounds.2.sums.0`, `hands`. */
  readonly missing: readonly string[];
  /** What is impossible, with the path of the entry. */
  readonly problems: readonly (Violation & { readonly at: string })[];
}

export type Problem = Score['problems'][number];

function scoreRound(entry: RoundEntry, players: number): RoundScore & { whole: boolean } {
  const piles = known(entry.piles, players);
  const places = piles === null ? known(entry.places, players) : placesOf(piles);
  if (places === null) {
    const open = Array<null>(players).fill(null);
    return { places: open, points: open, whole: false };
  }
  // Points depend on places alone, so any sizes that lead to the same places will do.
  const sizes = piles ?? places.map((place) => players - place);
  return { places, points: pointsOf(sizes, entry.forgetful ?? null), whole: true };
}

/** Who won, or may have won, once the last round is counted. */
function endingOn(
  { rounds: entries, players }: Sheet,
  rounds: readonly RoundScore[],
  totals: readonly number[],
  over: boolean,
): Pick<Score, 'winners' | 'tieBreak' | 'victories'> & { needsSums: readonly number[] } {
  const nobody = { winners: [], tieBreak: null, victories: [], needsSums: [] };
  const last = rounds.at(-1);
  if (!over || last === undefined) return nobody;
  const { leaders, tieBreak } = leadersOf(
    totals,
    last.points.map((points) => points ?? 0),
  );
  if (leaders.length === 1)
    return { winners: leaders, tieBreak, victories: [leaders], needsSums: [] };
  const { possible, needsSums } = victoriesOf(leaders, entries.at(-1) ?? {}, players.length);
  const [winners, other] = possible;
  return winners !== undefined && other === undefined
    ? { winners, tieBreak: bySum(winners), victories: possible, needsSums }
    : { ...nobody, victories: possible, needsSums };
}

/** Scores a whole sheet, except for claims. Missing and impossible entries are listed; the rest still counts. */
export function scoreSheet(sheet: Sheet): Score {
  const players = sheet.players.length;
  const of = sheet.long ? players : figures.rounds;
  const problems: Problem[] = isPlayerCount(players)
    ? []
    : [at('players', no('setup.deal', 'player-count', { players }))];
  if (sheet.rounds.length > of)
    problems.push(
      at(
        'rounds',
        no(roundsRule(sheet.long), 'too-many-rounds', {
          count: sheet.rounds.length,
          most: of,
        }),
      ),
    );
  // A round that can't have gone like this counts for nobody.
  const impossible = new Set<number>();
  const rounds = sheet.rounds.slice(0, of).map((entry, index) => {
    const wrong = checkRound(entry, sheet.players, index);
    // Sums break ties among the winners and score nothing: a wrong one does not affect the places.
    problems.push(...wrong, ...checkSums(entry, sheet.players, index));
    if (wrong.length > 0) impossible.add(index);
    return scoreRound(wrong.length > 0 ? {} : entry, players);
  });
  problems.push(...checkHands(sheet));
  const whole = rounds.filter((round) => round.whole);
  const totals = totalsOf(
    players,
    whole.map((round) => ({ points: round.points.map((points) => points ?? 0) })),
  );
  const open = rounds.findIndex((round, index) => !round.whole && !impossible.has(index));
  const ending = endingOn(sheet, rounds, totals, whole.length === of && problems.length === 0);
  // Who starts next follows from all rounds before, so none of them may be open or impossible.
  const inOrder =
    problems.length === 0 && (open < 0 || rounds.slice(open).every((round) => !round.whole));
  const counted = {
    rounds: rounds.map(({ places, points }) => ({ places, points })),
    totals,
    starters:
      whole.length === 0 || whole.length === of || !inOrder
        ? []
        : startersOf(totals, sheet.hands ?? []),
    played: whole.length,
    of,
  };
  const { needsSums, ...outcome } = ending;
  const missing = [
    ...(open < 0 ? [] : [`rounds.${open}.piles`]),
    ...needsSums.map((seat) => `rounds.${of - 1}.sums.${seat}`),
  ];
  const verdict = problems.length > 0 ? 'impossible' : missing.length > 0 ? 'open' : 'legal';
  return { ...counted, ...outcome, verdict, missing, problems };
}
