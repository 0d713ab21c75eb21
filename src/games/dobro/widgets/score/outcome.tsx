import { MissingList } from '#widgets/score/missing-list.tsx';
import { NamedRule } from '#widgets/score/named-rule.tsx';
import { useNaming } from '#widgets/score/naming.ts';
import { useList, useText } from '#widgets/shared/text.tsx';
import { type Scoring, useScoring } from './context.ts';
import { placesAt, roundAt } from './game.ts';

function useNames(scoring: Scoring): (seats: readonly number[]) => string {
  const list = useList();
  const naming = useNaming();
  return (seats) => list(seats.map((seat) => naming(scoring.game.players[seat], seat)));
}

/** Number of a round that was left out: a later one is complete. */
const gapIn = ({ score }: Scoring): number | undefined => {
  const open = score.rounds.findIndex(({ points }) => points.includes(null));
  return open >= 0 && score.played > open ? open + 1 : undefined;
};

/** Who won and why, or who starts the next round. */
function useSentence(scoring: Scoring): { text: string; clause: string } | null {
  const t = useText();
  const names = useNames(scoring);
  const { winners, victories, tieBreak, totals, starters, played, of, bySum } = scoring.score;
  const [first] = winners;
  const gap = gapIn(scoring);
  if (gap !== undefined) return { text: t('score:dobro.gap', { round: gap }), clause: '' };
  if (first !== undefined) {
    const points = totals[first] ?? 0;
    const tied = [...totals.keys()].filter((seat) => totals[seat] === points);
    const values = {
      name: names([first]),
      names: names(tied),
      winners: names(winners),
      count: points,
    };
    if (tieBreak === null) return { text: t('score:dobro.wins', values), clause: 'end.winner' };
    return { text: t(`score:dobro.${tieBreak}`, values), clause: 'end.tie' };
  }
  if (played === of && bySum.length > 0) {
    // Including players who are not asked: the sum of an empty pile is known.
    const tied = [...totals.keys()].filter(
      (seat) => bySum.includes(seat) || victories.some((seats) => seats.includes(seat)),
    );
    return { text: t('score:dobro.sums', { names: names(tied), round: of }), clause: 'end.tie' };
  }
  if (played === 0 || starters.length === 0)
    return played === 0 ? { text: t('score:dobro.opens'), clause: 'setup.first' } : null;
  const values = { names: names(starters), round: played + 1 };
  const text =
    starters.length === 1 ? t('score:dobro.starts', values) : t('score:dobro.starts-tied', values);
  return { text, clause: 'next.first' };
}

/** Totals and outcome for screen readers. */
export function useOutcome(scoring: Scoring): string {
  const t = useText();
  const names = useNames(scoring);
  const sentence = useSentence(scoring);
  if (scoring.score.played === 0) return '';
  const totals = scoring.score.totals.map((points, seat) =>
    t('score:dobro.spoken', { name: names([seat]), count: points }),
  );
  return [...totals, sentence?.text ?? ''].join(' ').trim();
}

/** Entries that are still needed to know who won, though the last round is over. */
function Missing() {
  const t = useText();
  const scoring = useScoring();
  const names = useNames(scoring);
  const { game, score } = scoring;
  const gap = gapIn(scoring);
  if (gap === undefined) {
    const { sums } = roundAt(game, score.of - 1);
    const open = score.bySum.filter((seat) => sums[seat] === undefined);
    if (open.length === 0) return null;
    const items = open.map((seat) => ({
      id: `sum-${seat}`,
      text: t('score:sums.of', { name: names([seat]) }),
    }));
    return <MissingList items={items} edit={scoring.edit} />;
  }
  const { ranked, piles } = roundAt(game, gap - 1);
  const figures = ranked ? placesAt(game, gap - 1) : piles;
  const seat = game.players.findIndex((_, at) => figures[at] === undefined);
  const text = t('score:round', { number: gap });
  const id = `r${gap - 1}-${seat}${ranked ? '-1' : ''}`;
  return <MissingList items={[{ id, text }]} edit={scoring.edit} />;
}

export function Outcome() {
  const t = useText();
  const scoring = useScoring();
  const sentence = useSentence(scoring);
  return (
    <>
      {sentence && (
        <p class="w-outcome">
          {`${sentence.text} `}
          {sentence.clause && <NamedRule clause={sentence.clause} />}
        </p>
      )}
      {scoring.score.problems.length > 0 && <p class="w-bad w-notice">{t('score:doubtful')}</p>}
      <Missing />
    </>
  );
}
