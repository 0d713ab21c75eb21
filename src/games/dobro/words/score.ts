import type { Score, Sheet } from '#engine/dobro/scoring/score.ts';
import type { Format } from '#i18n/format.ts';
import type { Value } from '#i18n/placeholder.ts';

/** What a score sheet still needs: a pile of a round, a sum that breaks a tie, or the new hands. */
export function sayDobroNeed(
  path: string,
  { players, hands, rounds }: Sheet,
  { starters }: Score,
  t: Format,
): string {
  const named = (seats: readonly number[]) =>
    seats.map((seat): Value => ({ word: 'player', name: players[seat] ?? '' }));
  if (path === 'hands') {
    const unseen = starters.filter((seat) => hands?.[seat] === undefined);
    return t('dobro-verdicts:score.needs-hands', { names: named(unseen) });
  }
  const [, round, what, seat] = path.split('.');
  const { piles = [] } = rounds[Number(round)] ?? {};
  const without = [...players.keys()].filter((at) => piles[at] === undefined);
  if (what === 'piles' && without.length < players.length && without.length > 0)
    return t('dobro-verdicts:score.needs-piles-of', {
      round: Number(round) + 1,
      names: named(without),
    });
  return what === 'sums'
    ? t('dobro-verdicts:score.needs-sum', { player: named([Number(seat)]) })
    : t('dobro-verdicts:score.needs-piles', { round: Number(round) + 1 });
}
