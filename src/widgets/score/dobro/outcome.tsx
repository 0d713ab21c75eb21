import { RuleLink, useList, useText } from '../../shared/text.tsx';
import { useNaming } from '../naming.ts';
import { type Table, useTable } from './table.ts';

function useNames(table: Table): (seats: readonly number[]) => string {
  const list = useList();
  const naming = useNaming();
  return (seats) => list(seats.map((seat) => naming(table.game.players[seat], seat)));
}

/** Who won and why, or who starts the next round. */
function useSentence(table: Table): { text: string; clause: string } | null {
  const t = useText();
  const names = useNames(table);
  const { winners, tieBreak, totals, starters, played, of, bySum } = table.score;
  const [first] = winners;
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
  if (played === of && bySum.length > 0)
    return { text: t('score:dobro.sums', { names: names(bySum) }), clause: 'end.tie' };
  if (played === 0 || starters.length === 0)
    return played === 0 ? { text: t('score:dobro.opens'), clause: 'setup.first' } : null;
  const values = { names: names(starters), round: played + 1 };
  const text =
    starters.length === 1 ? t('score:dobro.starts', values) : t('score:dobro.starts-tied', values);
  return { text, clause: 'next.first' };
}

/** Totals and outcome for those who listen. */
export function useOutcome(table: Table): string {
  const t = useText();
  const names = useNames(table);
  const sentence = useSentence(table);
  if (table.score.played === 0) return '';
  const totals = table.score.totals.map((points, seat) =>
    t('score:dobro.spoken', { name: names([seat]), count: points }),
  );
  return [...totals, sentence?.text ?? ''].join(' ').trim();
}

export function Outcome() {
  const t = useText();
  const table = useTable();
  const sentence = useSentence(table);
  return (
    <>
      {sentence && (
        <p class="w-outcome">
          {`${sentence.text} `}
          <RuleLink clause={sentence.clause}>{t('score:to-rule')}</RuleLink>
        </p>
      )}
      {table.score.problems.length > 0 && <p class="w-bad w-notice">{t('score:doubtful')}</p>}
    </>
  );
}
