import { type Rolling, seeded, shuffle } from '../rng.ts';
import { isList, isRecord } from '../unknown-data.ts';
import { changes } from './changes.ts';
import type { Description, Moment, PractisedGame } from './practised-game.ts';

/** A situation that could be asked about. */
export interface Candidate extends Moment {
  /** `legal`, or the broken clause and the code of the violation. */
  readonly answer: string;
  /** The rule that decides: the broken one, or the one that an allowed move shows best. */
  readonly clause: string;
  /** The rules that the allowed move of this moment rests on: people may think of them here. */
  readonly near: readonly string[];
  /** The moment it comes from: of two situations with the same origin only one is asked about. */
  readonly origin: string;
}

/** The verdict if a single rule decides and all editions agree; undefined if it is unclear or rests on a reading. */
export function clearAnswer(
  { judge, dull, isStrange }: PractisedGame,
  situation: Description,
  move: Description,
): string | undefined {
  const judgement = judge(situation, move);
  if (judgement === undefined) return undefined;
  const { verdict, violations, readings, editions = [] } = judgement;
  if (readings.length > 0 || editions.length > 0) return undefined;
  if (verdict === 'legal') return 'legal';
  const [violation, ...more] = violations;
  if (verdict !== 'illegal' || violation === undefined || more.length > 0) return undefined;
  const { rule, code } = violation;
  return dull.includes(code) || isStrange(rule, situation) ? undefined : `${rule} ${code}`;
}

/** The keys of a move, whatever their values. */
function keysIn(described: unknown): string {
  if (isList(described)) return described.filter(isRecord).map(keysIn).join();
  if (!isRecord(described)) return '';
  return Object.entries(described)
    .map(([key, value]) => `${key}(${keysIn(value)})`)
    .join();
}

/** How many small changes of a move are looked at. */
const mostChanges = 12;

type Found = Omit<Candidate, 'clause'> & { readonly clause?: string };

/** Moves of a random game, and small changes of them that break one rule. */
function foundIn(
  game: PractisedGame,
  options: { readonly players: number; readonly seed: number },
): Found[] {
  const dice: Rolling = { rng: seeded(options.seed) };
  return game.moments(options).flatMap((moment, at) => {
    const { situation, move } = moment;
    const origin = `${options.players}/${options.seed}/${at}`;
    const exchange = game.exchange(moment);
    const changed = shuffle(dice, exchange ? [...changes(move, exchange)] : []);
    if (clearAnswer(game, situation, move) !== 'legal') return [];
    const rules: readonly string[] = game.judge(situation, move)?.rules ?? [];
    const near = rules.filter((rule) => !game.outcomes.includes(rule));
    const small = changed
      .slice(0, mostChanges)
      .flatMap((other) => (isRecord(other) ? [other] : []));
    const tempting = [
      ...game.others(moment),
      ...small.map((other): Moment => ({ situation, move: other })),
    ];
    const broken = tempting.flatMap((other): Found[] => {
      const answer = clearAnswer(game, other.situation, other.move);
      const [clause] = answer?.split(' ') ?? [];
      if (answer === undefined || answer === 'legal' || !clause) return [];
      return [{ ...other, answer, clause, near, origin }];
    });
    const shown = broken.flatMap(({ clause = '', move: other }) =>
      keysIn(other) === keysIn(move) && game.shows(clause, moment) ? [clause] : [],
    );
    return [
      { ...moment, answer: 'legal', near: [...new Set([...near, ...shown])], origin },
      ...broken,
    ];
  });
}

/**
 * What could be asked about. An allowed move shows best what few others show: of the rules that it rests
 * on, the rarest. Chapters with nothing to break have nothing to ask about.
 */
export function candidatesOf(
  game: PractisedGame,
  all: readonly { readonly players: number; readonly seed: number }[],
  chapterOf: (clause: string) => string,
): Candidate[] {
  const found = all.flatMap((options) => foundIn(game, options));
  const shown = new Map<string, number>();
  const breakable = new Set<string>();
  for (const { answer, near, clause } of found)
    if (answer === 'legal') for (const rule of near) shown.set(rule, (shown.get(rule) ?? 0) + 1);
    else if (clause !== undefined) breakable.add(chapterOf(clause));
  const rarest = (rules: readonly string[]): string | undefined =>
    rules
      .filter((rule) => breakable.has(chapterOf(rule)))
      .sort((one, other) => (shown.get(one) ?? 0) - (shown.get(other) ?? 0))[0];
  return found.flatMap((each): Candidate[] => {
    const clause = each.clause ?? game.about?.(each) ?? rarest(each.near);
    return clause === undefined ? [] : [{ ...each, clause }];
  });
}
