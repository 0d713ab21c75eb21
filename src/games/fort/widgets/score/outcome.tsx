import type { Translator } from '#i18n/index.ts';
import { MissingList } from '#widgets/score/missing-list.tsx';
import { useNaming } from '#widgets/score/naming.ts';
import { isOneOf } from '#widgets/shared/reading.ts';
import { RuleLink, useList, useText } from '#widgets/shared/text.tsx';
import { countIds } from './game.ts';
import { OtherProblems } from './problems.tsx';
import { seatOf } from './sheet.ts';
import { type Table, useTable } from './table.ts';

/** Who won and why, as one sentence; '' while a total is open. */
function useVerdict(): (table: Table) => string {
  const t = useText();
  const list = useList();
  const naming = useNaming();
  return ({ game, result }) => {
    const [best, ...others] = result.ranking;
    if (best === undefined) return '';
    const nameOf = (own: { name: string }) => {
      const seat = seatOf(own.name) ?? 0;
      return naming(game.players[seat]?.name, seat);
    };
    const tied = result.ranking.filter(({ total }) => total === best.total);
    const winners = tied.filter(({ place }) => place === 1);
    const values = {
      name: nameOf(best),
      names: list(tied.map(nameOf)),
      winners: list(winners.map(nameOf)),
      points: best.total,
      level: best.fort,
    };
    const next = others.find(({ place }) => place > 1);
    if (result.tieBreak === 'fort-level')
      return t('score:outcome.fort-level', { ...values, other: next?.fort ?? 0 });
    if (result.tieBreak === 'shared') return t('score:outcome.shared', values);
    return t('score:outcome.wins', values);
  };
}

const isTouched = ({ game }: Table): boolean =>
  game.players.some((player) =>
    [player.track, player.fort, player.rule].some((entry) => entry !== undefined),
  );

/** Totals and outcome for those who listen. */
export function useOutcome(table: Table): string {
  const t = useText();
  const naming = useNaming();
  const verdict = useVerdict()(table);
  const totals = table.game.players.map((player, seat) => {
    const total = table.result.players[seat]?.total ?? null;
    const name = naming(player.name, seat);
    return total === null
      ? t('score:spoken.open', { name })
      : t('score:spoken.total', { name, points: total });
  });
  return isTouched(table) ? [...totals, verdict].join(' ').trim() : '';
}

/** Where a missing figure is entered, and what it is called there. */
function placeOf(fact: string, table: Table, t: Translator): { id: string; what: string } | null {
  const [first = '', second = '', third = ''] = fact.split('.');
  if (first === 'board')
    return { id: `level-points-${third}`, what: t('score:points.ask', { level: third }) };
  const seat = seatOf(first);
  const player = seat === undefined ? undefined : table.game.players[seat];
  if (player === undefined) return null;
  const id = (field: string) => `p${seat}-${field}`;
  if (second === 'track') return { id: id('track'), what: t('score:track') };
  if (second === 'fort') return { id: id('fort-0'), what: t('score:level') };
  if (second === 'made-up-rule') return { id: id('rule'), what: t('score:rule') };
  if (second === 'macaroni') return { id: id('macaroni'), what: t('score:macaroni') };
  if (second === 'toys' || second === 'pizza') {
    const place = player.counts[`${second}-in-stuff`] === undefined ? 'stuff' : 'pack';
    return { id: id(`${second}-in-${place}`), what: t(`score:count.${second}-in-${place}`) };
  }
  if (player.picking && second !== 'lookout')
    return { id: id('cards-picked'), what: t('score:by.cards') };
  if (second === 'suits') return { id: id('suits-skateboard'), what: t('score:suits') };
  return isOneOf(second, countIds) ? { id: id(second), what: t(`score:count.${second}`) } : null;
}

function Missing() {
  const t = useText();
  const table = useTable();
  const naming = useNaming();
  const facts = table.result.missing.map(({ fact }) => fact);
  const items = facts.flatMap((fact) => {
    // Where the level is open, it is what decides about the sculpture.
    if (fact.endsWith('.macaroni') && facts.includes(fact.replace('macaroni', 'fort'))) return [];
    const place = placeOf(fact, table, t);
    if (place === null) return [];
    const seat = seatOf(fact.split('.')[0]);
    const { id, what } = place;
    const text =
      seat === undefined
        ? what
        : t('score:missing.of', { name: naming(table.game.players[seat]?.name, seat), what });
    return [{ id, text }];
  });
  return <MissingList items={items} />;
}

/** Who won and why, or what is still missing for that. */
export function Outcome() {
  const t = useText();
  const table = useTable();
  const verdict = useVerdict()(table);
  const { missing, problems, tieBreak } = table.result;
  return (
    <>
      {verdict !== '' && (
        <p class="w-outcome">
          {`${verdict} `}
          {tieBreak && <RuleLink clause="score.tie">{t('score:to-rule')}</RuleLink>}
        </p>
      )}
      {problems.length > 0 && <p class="w-bad w-notice">{t('score:doubtful')}</p>}
      <OtherProblems />
      {isTouched(table) ? missing.length > 0 && <Missing /> : <p>{t('score:start')}</p>}
    </>
  );
}
