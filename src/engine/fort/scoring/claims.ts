import type { Facts } from '#engine/core/verdict.ts';
import { type ClauseId, figures } from '#generated/fort.ts';
import type { Sheet, SheetEntry } from '../format/sheet.ts';
import { no, type Violation } from '../violation.ts';
import {
  canBe,
  macaroniPoints,
  type PossibleScore,
  possibleScoresOf,
  totalsOf,
} from './possible-points.ts';
import type { Ranking } from './ranking.ts';
import type { PlayerScore } from './score.ts';

/** Checks what players claim about their points against all that the points may be. */

interface Claimed {
  readonly line: string;
  readonly rule: ClauseId;
  readonly said: number | undefined;
  /** What it may be. */
  readonly possible: ReadonlySet<number>;
  /** This number and any higher one are possible as well. */
  readonly from?: number;
}

/** Three and more in a row are given by their ends: 0–5, 7. */
const shortestRange = 3;

function inRanges(numbers: readonly number[]): string[] {
  const rows: number[][] = [];
  for (const number of numbers) {
    const row = rows.at(-1);
    if (row?.at(-1) === number - 1) row.push(number);
    else rows.push([number]);
  }
  return rows.flatMap((row) =>
    row.length < shortestRange ? row.map(String) : [`${row[0]}–${row.at(-1)}`],
  );
}

function wrong(player: string, { line, rule, said, possible, from }: Claimed): Violation[] {
  const open = from ?? Number.POSITIVE_INFINITY;
  if (said === undefined || possible.has(said) || said >= open) return [];
  const numbers = [...possible].filter((points) => points < open).sort((a, b) => a - b);
  const [least, ...further] = numbers;
  const facts: Facts = { player, line, said };
  if (least === undefined) return [no(rule, 'points-too-few', { ...facts, least: open })];
  if (further.length === 0 && from === undefined)
    return [no(rule, 'wrong-points', { ...facts, counted: least })];
  const counted = [...inRanges(numbers), from === undefined ? [] : `${from}+`].flat().join(' / ');
  return [no(rule, 'points-out', { ...facts, counted })];
}

function claimsOf(
  { says = {} }: SheetEntry,
  { lines }: PlayerScore,
  outcomes: readonly PossibleScore[],
) {
  const ruleOf = (id: string, otherwise: ClauseId): ClauseId =>
    lines.find((line) => line.id === id)?.rule ?? otherwise;
  const totals = outcomes.map(totalsOf);
  const open = totals.filter((each) => each.open);
  const level = outcomes.map((outcome) => outcome.level);
  const claims: Claimed[] = [
    {
      line: 'fort-level',
      rule: 'score.fort',
      said: says.fort,
      possible: new Set(level.filter((points) => points !== null)),
      ...(level.includes(null) ? { from: 0 } : {}),
    },
    {
      line: 'made-up-rule',
      rule: ruleOf('made-up-rule', 'fort.level-1'),
      said: says['made-up-rule'],
      possible: new Set(outcomes.flatMap(({ rule }) => [...rule])),
    },
    {
      line: 'macaroni-sculpture',
      rule: 'score.macaroni',
      said: says.macaroni,
      possible: new Set(outcomes.map(macaroniPoints)),
    },
    {
      line: 'total',
      rule: 'score.total',
      said: says.total,
      possible: new Set(totals.flatMap((each) => (each.open ? [] : [...each.totals]))),
      ...(open.length > 0 ? { from: Math.min(...open.map(({ least }) => least)) } : {}),
    },
  ];
  return claims;
}

function wrongWinners(
  { winners: said, players }: Sheet,
  outcomes: ReadonlyMap<string, readonly PossibleScore[]>,
  { winners, tieBreak }: Ranking,
): Violation[] {
  if (!said) return [];
  const named = said.join(', ');
  if (winners.length > 0)
    return [...said].sort().join('\n') === [...winners].sort().join('\n')
      ? []
      : [
          no(tieBreak === null ? 'overview.goal' : 'score.tie', 'wrong-winners', {
            said: named,
            counted: winners.join(', '),
          }),
        ];
  const of = (name: string) => outcomes.get(name) ?? [];
  const names = players.map(({ name }) => name);
  const can = (own: string, other: string, how: 'ahead' | 'level') =>
    canBe(of(own), of(other), how);
  const hopeful = names.filter((own) =>
    names.every((other) => other === own || can(own, other, 'ahead') || can(own, other, 'level')),
  );
  const fits = said.every((own) =>
    names.every(
      (other) => other === own || can(own, other, said.includes(other) ? 'level' : 'ahead'),
    ),
  );
  if (fits && said.every((name) => names.includes(name))) return [];
  const rule = said.every((name) => hopeful.includes(name)) ? 'score.tie' : 'overview.goal';
  return [no(rule, 'winner-out', { said: named, counted: hopeful.join(' / ') })];
}

/** There is one sculpture: two players can't both score it, and with anybody at level 5 somebody does (score.macaroni). */
function oneSculpture({ players }: Sheet): Violation[] {
  const scored = players.filter(({ says }) => says?.macaroni === figures.macaroniSculpture);
  const [first, second] = scored;
  if (first && second)
    return [no('score.macaroni', 'macaroni-twice', { player: first.name, rival: second.name })];
  const builder = players.find(({ fort }) => fort === 5);
  const nobody = players.every(({ says, macaroni, fort = 5 }) => {
    return says?.macaroni === 0 || macaroni === false || fort < 5;
  });
  return builder && nobody
    ? [no('score.macaroni', 'macaroni-nobody', { player: builder.name })]
    : [];
}

/** Claims that can't be true, whatever is missing on the sheet. */
export function wrongClaims(
  sheet: Sheet,
  scores: readonly PlayerScore[],
  ranking: Ranking,
): Violation[] {
  if (!sheet.winners && sheet.players.every(({ says }) => !says)) return [];
  const outcomes = new Map(
    sheet.players.map((entry) => [entry.name, possibleScoresOf(entry, sheet)] as const),
  );
  return [
    ...sheet.players.flatMap((entry, at) => {
      const score = scores[at];
      return score
        ? claimsOf(entry, score, outcomes.get(entry.name) ?? []).flatMap((claim) =>
            wrong(entry.name, claim),
          )
        : [];
    }),
    ...oneSculpture(sheet),
    ...wrongWinners(sheet, outcomes, ranking),
  ];
}
