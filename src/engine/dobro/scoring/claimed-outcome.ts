import { no, type Rule } from '../violation.ts';
import type { Range } from './bounds.ts';
import { type Checked, needs, refuted, right } from './checked.ts';
import type { RoundEntry, Score, Sheet } from './score.ts';

const isBlank = ({ piles = [], places = [], forgetful = null }: RoundEntry): boolean =>
  forgetful === null && [...piles, ...places].every((entry) => entry === undefined);

const namesOf = ({ players }: Sheet, seats: readonly number[], between: string): string =>
  seats.map((seat) => players[seat] ?? '').join(between);

/** The clause that says after how many rounds the game ends. */
const lastRound = ({ long }: Sheet): Rule => (long ? 'variant.long' : 'end.winner');

/** Checks who is claimed to start the next round (next.first). */
export function checkStarter(
  said: number,
  sheet: Sheet,
  { starters, played, of }: Score,
  totals: readonly Range[],
): Checked {
  const at = 'says.starter';
  const begun = 1 + sheet.rounds.findLastIndex((entry) => !isBlank(entry));
  if (begun >= of) return refuted(at, no(lastRound(sheet), 'starter-too-late', { rounds: of }));
  // The first round is started by anybody (setup.first).
  if (begun === 0) return right;
  const fewest = Math.min(...totals.map(({ most }) => most));
  const possible =
    begun === played
      ? starters
      : [...totals.keys()].filter((seat) => (totals[seat]?.least ?? 0) <= fewest);
  if (!possible.includes(said))
    return refuted(
      at,
      no('next.first', 'wrong-starter', {
        said: namesOf(sheet, [said], ''),
        counted: namesOf(sheet, possible, ' / '),
      }),
    );
  // A missing pile is asked for already; with equal hands anybody may start.
  const settled = possible.every((seat) => sheet.hands?.[seat] !== undefined);
  return possible.length === 1 || settled || begun !== played ? right : needs('hands');
}

/** Checks who is claimed to have won (end.winner, end.tie). */
export function checkWinners(
  said: readonly number[],
  sheet: Sheet,
  { rounds, victories, played, of }: Score,
  totals: readonly Range[],
): Checked {
  const at = 'says.winners';
  if (rounds.length < of)
    return said.length === 0
      ? right
      : refuted(at, no(lastRound(sheet), 'winner-too-soon', { played, rounds: of }));
  const most = Math.max(...totals.map(({ least }) => least));
  const leading = [...totals.keys()].filter((seat) => (totals[seat]?.most ?? 0) >= most);
  const outside = said.some((seat) => !leading.includes(seat));
  const isClaimed = (winners: readonly number[]): boolean =>
    winners.length === new Set(said).size && winners.every((seat) => said.includes(seat));
  // While a round is incomplete, all that is known is who has too few points.
  const possible = victories.length > 0 ? victories.some(isClaimed) : said.length > 0 && !outside;
  if (possible) return right;
  const hopeful = leading.filter(
    (seat) => victories.length === 0 || victories.some((winners) => winners.includes(seat)),
  );
  const rule = outside || leading.length === 1 ? 'end.winner' : 'end.tie';
  const claimed = namesOf(sheet, said, ', ') || 'nobody';
  const [only, other] = victories;
  return refuted(
    at,
    only !== undefined && other === undefined
      ? no(rule, 'wrong-winners', { said: claimed, counted: namesOf(sheet, only, ', ') })
      : no(rule, 'winner-out', { said: claimed, counted: namesOf(sheet, hopeful, ' / ') }),
  );
}
