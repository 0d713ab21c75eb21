import { figures, type MadeUpRuleId, madeUpRuleIds } from '#generated/fort.ts';
import type { Sheet, SheetEntry } from '../format/sheet.ts';
import { cardCount, knownCards } from './holdings.ts';
import { figureOf, figureRange, type Range, ruleScoring } from './made-up-rules.ts';

/**
 * What a player may end up with, for one Fort Level and with or without the sculpture: a claim is
 * wrong only if it fits none of these, whatever is missing.
 */
export interface PossibleScore {
  readonly fort: number;
  readonly macaroni: boolean;
  /** null: any number. */
  readonly track: number | null;
  /** Points of the level; null: any number, the project does not know what is printed. */
  readonly level: number | null;
  /** Points that the made-up rule may be worth. */
  readonly rule: ReadonlySet<number>;
}

const levels = [0, 1, 2, 3, 4, 5];

/**
 * The sculpture belongs to whoever reached level 5 first, so to a player who is there alone.
 * Undefined where both are possible.
 */
export const hasMacaroni = (
  entry: SheetEntry,
  { players }: Pick<Sheet, 'players'>,
  fort = entry.fort,
): boolean | undefined => {
  if (entry.macaroni !== undefined) return entry.macaroni;
  if ((fort ?? 5) < 5) return false;
  const rivals = players.filter((other) => other !== entry);
  if (rivals.some(({ macaroni }) => macaroni)) return false;
  const might = rivals.some((other) => (other.fort ?? 5) === 5 && other.macaroni !== false);
  return fort === 5 && !might ? true : undefined;
};

const cardsOf = (entry: SheetEntry): Range => {
  const least = knownCards(entry);
  return { least, most: cardCount(entry) ?? Number.POSITIVE_INFINITY };
};

/** Points for having most cards, alone or tied, or for having fewer than somebody (rule.sleepover). */
function sleepover(entry: SheetEntry, { players }: Sheet): Set<number> {
  const own = cardsOf(entry);
  const rivals = players.filter((other) => other !== entry).map(cardsOf);
  const least = Math.max(...rivals.map((rival) => rival.least));
  const most = Math.max(...rivals.map((rival) => rival.most));
  const { points } = ruleScoring.sleepover;
  return new Set([
    ...(own.most > least ? [points(1, [0])] : []),
    ...(own.most >= least && own.least <= most ? [points(1, [1])] : []),
    ...(own.least < most ? [points(0, [1])] : []),
  ]);
}

function rulePoints(entry: SheetEntry, sheet: Sheet, rule: MadeUpRuleId): ReadonlySet<number> {
  if (rule === 'sleepover') return sleepover(entry, sheet);
  const way = ruleScoring[rule];
  const figure = figureOf(entry, way);
  const { least, most } =
    figure === undefined ? figureRange(entry, rule) : { least: figure, most: figure };
  const points = new Set<number>();
  for (let count = least; count <= most; count++) points.add(way.points(count, []));
  return points;
}

/** Rules that a player may have, as nobody else does; from level 1 on everyone has one (fort.level-1). */
const rulesOf = (entry: SheetEntry, { players }: Sheet): readonly MadeUpRuleId[] => {
  const { 'made-up-rule': own } = entry;
  const taken = players.map((other) => other['made-up-rule']);
  return own ? [own] : madeUpRuleIds.filter((rule) => !taken.includes(rule));
};

/** All final scores that are possible for a player. */
export const possibleScoresOf = (entry: SheetEntry, sheet: Sheet): PossibleScore[] =>
  levels
    .filter((fort) => fort === (entry.fort ?? fort))
    .flatMap((fort) => {
      const at = { ...entry, fort };
      const rule = new Set(
        fort === 0
          ? [0]
          : rulesOf(entry, sheet).flatMap((each) => [
              ...rulePoints(
                at,
                { ...sheet, players: sheet.players.map((one) => (one === entry ? at : one)) },
                each,
              ),
            ]),
      );
      const has = hasMacaroni(entry, sheet, fort);
      return (has === undefined ? [true, false] : [has]).map((macaroni) => ({
        fort,
        macaroni,
        track: entry.track ?? null,
        level: sheet.points[fort] ?? null,
        rule,
      }));
    });

export const macaroniPoints = ({ macaroni }: PossibleScore): number =>
  macaroni ? figures.macaroniSculpture : 0;

/** The totals of a possible score; where `open`, these or any higher ones. */
export function totalsOf(outcome: PossibleScore) {
  const { track, level, rule } = outcome;
  const sure = (track ?? 0) + (level ?? 0) + macaroniPoints(outcome);
  const totals = [...rule].map((points) => sure + points);
  const open = track === null || level === null;
  return { totals: new Set(totals), open, least: Math.min(...totals) };
}

/** Whether one of two players can end up ahead of the other, or level, by the rules of a tie. */
export function canBe(
  one: readonly PossibleScore[],
  other: readonly PossibleScore[],
  how: 'ahead' | 'level',
) {
  return one.some((own) =>
    other.some((theirs) => {
      if (own.macaroni && theirs.macaroni) return false;
      const [a, b] = [totalsOf(own), totalsOf(theirs)];
      if (how === 'ahead') {
        const highest = a.open ? Number.POSITIVE_INFINITY : Math.max(...a.totals);
        if (highest > b.least) return true;
      }
      const shared =
        a.open || b.open
          ? (a.open || Math.max(...a.totals) >= b.least) &&
            (b.open || Math.max(...b.totals) >= a.least)
          : [...a.totals].some((total) => b.totals.has(total));
      return shared && (how === 'ahead' ? own.fort > theirs.fort : own.fort === theirs.fort);
    }),
  );
}
