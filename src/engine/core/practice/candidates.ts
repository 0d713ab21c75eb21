import { type Rolling, seeded, shuffle } from '../rng.ts';
import { isList, isRecord } from '../unknown-data.ts';
import { changes } from './changes.ts';
import type { Described, Moment, PractisedGame } from './practised-game.ts';

/** A situation that could be asked about. */
export interface Candidate extends Moment {
  /** `legal`, or the broken clause and the code of the violation. */
  readonly answer: string;
  /** The rule that decides: the broken one, or one that the allowed move rests on. */
  readonly clause: string;
  /** Where it comes from: of two situations with the same origin only one is asked. */
  readonly origin: string;
}

/** One verdict by one rule, and by what every edition prints: neither unclear nor a matter of reading. */
export function answerTo(
  { judge, dull }: PractisedGame,
  situation: Described,
  move: Described,
): string | undefined {
  const judgement = judge(situation, move);
  if (judgement === undefined) return undefined;
  const { verdict, violations, readings, editions = [] } = judgement;
  if (readings.length > 0 || editions.length > 0) return undefined;
  if (verdict === 'legal') return 'legal';
  const [violation, ...more] = violations;
  if (verdict !== 'illegal' || violation === undefined || more.length > 0) return undefined;
  return dull.includes(violation.code) ? undefined : `${violation.rule} ${violation.code}`;
}

/** What a move tells about, whatever it says. */
function keysIn(described: unknown): string {
  if (isList(described)) return described.filter(isRecord).map(keysIn).join();
  if (!isRecord(described)) return '';
  return Object.entries(described)
    .map(([key, value]) => `${key}(${keysIn(value)})`)
    .join();
}

export const kindOf = (move: Described): string => Object.keys(move)[0] ?? '';

/** Whether the rule that forbids one move allows the other: other kinds of moves have rules of their own. */
const isAkin = (one: Described, other: Described, clause: string): boolean =>
  keysIn(one) === keysIn(other) ||
  (kindOf(one) === kindOf(other) && clause.startsWith(`${kindOf(one)}.`));

/**
 * What an allowed move is asked about, if a small change of it breaks a clause: that very clause, where the
 * move rests on it, or else a rule close to it that it rests on.
 */
function clauseOfLegal(game: PractisedGame, moment: Moment, broken: string): string | undefined {
  const rules: readonly string[] = game.judge(moment.situation, moment.move)?.rules ?? [];
  if (rules.includes(broken) || game.shows(broken, moment)) return broken;
  return rules.find((rule) =>
    game.alike.some((group) => group.includes(rule) && group.includes(broken)),
  );
}

/** So many small changes of a move are looked at. */
const mostChanges = 12;

/** Moves of a random game, and small changes of them that break one rule. */
export function candidatesOf(
  game: PractisedGame,
  options: { readonly players: number; readonly seed: number },
): Candidate[] {
  const dice: Rolling = { rng: seeded(options.seed) };
  return game.moments(options).flatMap((moment, at) => {
    const { situation, move } = moment;
    const origin = `${options.players}/${options.seed}/${at}`;
    const changed = shuffle(dice, [...changes(move, game.exchange(moment))]);
    if (answerTo(game, situation, move) !== 'legal') return [];
    return [...game.others(moment), ...changed.slice(0, mostChanges)].flatMap(
      (other): Candidate[] => {
        if (!isRecord(other)) return [];
        const answer = answerTo(game, situation, other);
        const [clause] = answer?.split(' ') ?? [];
        if (answer === undefined || answer === 'legal' || !clause) return [];
        const shown = isAkin(other, move, clause) ? clauseOfLegal(game, moment, clause) : undefined;
        return [
          { situation, move: other, answer, clause, origin },
          ...(shown === undefined ? [] : [{ ...moment, answer: 'legal', clause: shown, origin }]),
        ];
      },
    );
  });
}
