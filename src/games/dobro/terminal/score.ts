import type { Path } from '#cli/document.ts';
import type { Explained } from '#cli/explain-issue.ts';
import type { Manner } from '#cli/game.ts';
import { repeatedNames, unknownNames } from '#cli/players.ts';
import { type GameText, inAnyVersion, type ReadResult, readAs } from '#cli/read.ts';
import { exitCodes, marks, type Reply, section, withClauses } from '#cli/reply.ts';
import { ruleNames } from '#cli/rule-names.ts';
import { dobroFormat, type WrittenSheet } from '#engine/dobro/format/schema.ts';
import { readSheet as sheetOf, UnknownPlayer } from '#engine/dobro/format/sheet.ts';
import { checkSheet, ruleOfPlace, ruleOfPoints } from '#engine/dobro/scoring/claims.ts';
import { scoreRestsOn } from '#engine/dobro/scoring/rests-on.ts';
import type { Score, Sheet } from '#engine/dobro/scoring/score.ts';
import { figures } from '#generated/dobro.ts';
import type { Format } from '#i18n/format.ts';
import { sayDobroNeed } from '../words/score.ts';
import { sayDobroViolation } from '../words/verdict.ts';

/** Each player's rounds as lines, each with the clause behind its points. */
const playersOf = (sheet: Sheet, score: Score) =>
  sheet.players.map((name, seat) => ({
    name,
    // A round that is written down incompletely leaves the total open, too.
    total: score.rounds.some(({ points }) => points[seat] === null)
      ? null
      : (score.totals[seat] ?? 0),
    lines: score.rounds.map(({ points, places }, round) => ({
      id: `round-${round + 1}`,
      points: points[seat] ?? null,
      rule: ruleOfPoints(sheet.rounds[round], places, seat),
    })),
  }));

/** The points of one player round by round, as lines to read: the penalty is a line of its own. */
function sayRounds(
  sheet: Sheet,
  score: Score,
  seat: number,
  { t, language }: Manner,
): readonly string[] {
  const { behind } = ruleNames('dobro', language);
  const row = (line: string, points: string, rule: string) =>
    `  • ${t('score-lines:row', { line, points })} ${behind(rule)}`;
  const worth = (count: number) => t('score:points-of-round', { count });
  return score.rounds.flatMap(({ places, points }, at) => {
    const round = at + 1;
    const [place, net] = [places[seat], points[seat]];
    const rule = ruleOfPlace(places, seat);
    if (typeof place !== 'number' || typeof net !== 'number')
      return [row(t('score:round', { number: round }), t('score-lines:open'), rule)];
    const penalty = sheet.rounds[at]?.forgetful === seat ? figures.forgetfulPenalty : 0;
    const forPlace = row(t('score:round-place', { round, place }), worth(net + penalty), rule);
    const taken = t('score:forgetful.line', { round });
    return penalty === 0
      ? [forPlace]
      : [forPlace, row(taken, `−${worth(penalty)}`, 'forget.penalty')];
  });
}

/** Most points first; the tie-break puts its winners before those they were tied with. */
function rankingOf({ players }: Sheet, { totals, winners }: Score) {
  const before = (a: number, b: number): boolean => {
    const difference = (totals[a] ?? 0) - (totals[b] ?? 0);
    return difference > 0 || (difference === 0 && winners.includes(a) && !winners.includes(b));
  };
  const seats = [...players.keys()];
  return seats
    .map((seat) => ({
      place: 1 + seats.filter((other) => before(other, seat)).length,
      name: players[seat] ?? '',
      total: totals[seat] ?? 0,
    }))
    .sort((a, b) => a.place - b.place);
}

function sayEnding(
  { hands }: Sheet,
  score: Score,
  names: (seats: readonly number[]) => string,
  t: Format,
) {
  const lines: string[] = [];
  const { starters, winners, tieBreak } = score;
  if (starters.length === 1)
    lines.push(t('dobro-verdicts:score.starts', { names: names(starters) }));
  if (starters.length > 1) {
    const alike = starters.every((seat) => hands?.[seat] !== undefined);
    const code = alike ? 'starts-alike' : 'starts-tied';
    lines.push(t(`dobro-verdicts:score.${code}`, { names: names(starters) }));
  }
  if (winners.length > 0)
    lines.push(
      t(winners.length > 1 ? 'score-lines:shared' : 'score-lines:winner', {
        names: names(winners),
      }),
    );
  if (tieBreak !== null) lines.push(t(`dobro-verdicts:score.${tieBreak}`));
  return lines;
}

/** Rounds, totals, who starts, who won and what decided. */
export function answerScore(sheet: Sheet, manner: Manner): Reply {
  const { t, language } = manner;
  const list = new Intl.ListFormat(language);
  const { behind, listed } = ruleNames('dobro', language);
  const score = checkSheet(sheet);
  const named = (seats: readonly number[]): string[] =>
    seats.map((seat) => sheet.players[seat] ?? '');
  const problems = score.problems.map((one) => sayDobroViolation(one, t));
  const missing = score.missing.map((path) => sayDobroNeed(path, sheet, score, t));
  const players = playersOf(sheet, score);
  const open = players.some(({ total }) => total === null);
  const ranking = score.verdict === 'impossible' || open ? [] : rankingOf(sheet, score);
  const { victories: _, ...counted } = score;
  const readings = score.verdict === 'impossible' ? [] : scoreRestsOn(sheet, score);
  const lines = [
    ...withClauses(problems, score.problems, behind).map((said) => `${marks.illegal} ${said}`),
    ...players.flatMap(({ name, total }, seat) => [
      t('score-lines:row', {
        line: name,
        points:
          total === null ? t('score-lines:open') : t('score:points-of-round', { count: total }),
      }),
      ...sayRounds(sheet, score, seat, manner),
    ]),
    ...section(t('score-lines:heading.missing'), [...new Set(missing)]),
    ...sayEnding(sheet, score, (seats) => list.format(named(seats)), t),
    ...section(t('verdicts:heading.readings'), readings.map(listed)),
  ];
  return {
    code: exitCodes[score.verdict],
    lines,
    data: {
      ...counted,
      readings,
      players,
      ranking,
      winners: named(score.winners),
      starters: named(score.starters),
      missing: score.missing.map((fact, at) => ({ fact, message: missing[at] })),
      problems: score.problems.map((one, at) => ({ ...one, message: problems[at] })),
    },
  };
}

/** Entries by seat, as a list or by name. */
function* seatEntries({ rounds, hands, says }: WrittenSheet): Generator<[Path, unknown]> {
  for (const [at, round] of rounds.entries())
    for (const key of ['piles', 'places', 'sums'] as const) yield [['rounds', at, key], round[key]];
  yield [['hands'], hands];
  for (const [at, points] of (says?.rounds ?? []).entries()) yield [['says', 'rounds', at], points];
  yield [['says', 'totals'], says?.totals];
}

/** Players with the same name, and lists with more entries than players. */
function wrongSeats(sheet: WrittenSheet): Explained[] {
  const max = sheet.players.length;
  return [
    ...repeatedNames(sheet.players, (at) => ['players', at]),
    ...[...seatEntries(sheet)].flatMap(([path, entries]) =>
      Array.isArray(entries) && entries.length > max
        ? [{ path, code: 'list-too-big', facts: { count: entries.length, max } }]
        : [],
    ),
  ];
}

/** A score sheet of Dobro, or every mistake in it. */
export function readSheet(text: GameText): ReadResult<Sheet> {
  const { sheetFile } = dobroFormat;
  const read = inAnyVersion(text, sheetFile, dobroFormat, (current) => readAs(current, sheetFile));
  if (!read.ok) return read;
  const wrong = wrongSeats(read.value).map(read.problemAt);
  if (wrong.length > 0) return { ok: false, problems: wrong };
  try {
    return { ...read, value: sheetOf(read.value) };
  } catch (error) {
    if (!(error instanceof UnknownPlayer)) throw error;
    const { path, player } = error;
    const key = path.at(-1) === player;
    const found = unknownNames([player], read.value.players, () => path);
    return { ok: false, problems: found.map((one) => read.problemAt({ ...one, key })) };
  }
}
