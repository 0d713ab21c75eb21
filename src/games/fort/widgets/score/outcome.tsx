import { isOneOf } from '#engine/core/unknown-data.ts';
import { madeUpRuleIds } from '#generated/fort.ts';
import { MissingList } from '#widgets/score/missing-list.tsx';
import { NamedRule } from '#widgets/score/named-rule.tsx';
import { useNaming } from '#widgets/score/naming.ts';
import { useFormat, useList, useText } from '#widgets/shared/text.tsx';
import { sayMissingFigure } from '../../words/score.ts';
import { type Scoring, useScoring } from './context.ts';
import { countIds } from './count-ids.ts';
import { OtherProblems } from './problems.tsx';
import { seatOf } from './sheet.ts';

/** Who won and why, as one sentence; '' while missing entries may still decide. */
function useVerdict(): (scoring: Scoring) => string {
  const t = useText();
  const list = useList();
  const naming = useNaming();
  return ({ game, result }) => {
    const nameOf = (own: { name: string }) => {
      const seat = seatOf(own.name) ?? 0;
      return naming(game.players[seat]?.name, seat);
    };
    const [best, ...others] = result.ranking;
    if (best === undefined) {
      const [name] = result.winners;
      return name === undefined ? '' : t('score:outcome.sure', { name: nameOf({ name }) });
    }
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

const isTouched = ({ game }: Scoring): boolean =>
  game.players.some((player) =>
    [player.track, player.fort, player.rule].some((entry) => entry !== undefined),
  );

/** Totals and outcome for screen readers. */
export function useOutcome(scoring: Scoring): string {
  const t = useText();
  const naming = useNaming();
  const verdict = useVerdict()(scoring);
  const totals = scoring.game.players.map((player, seat) => {
    const total = scoring.result.players[seat]?.total ?? null;
    const name = naming(player.name, seat);
    return total === null
      ? t('score:spoken.open', { name })
      : t('score:spoken.total', { name, points: total });
  });
  return isTouched(scoring) ? [...totals, verdict].join(' ').trim() : '';
}

/** The field where a missing figure is entered. */
function fieldOf(fact: string, scoring: Scoring): string | null {
  const [first = '', second = '', third = ''] = fact.split('.');
  if (first === 'board') return `level-points-${third}`;
  const seat = seatOf(first);
  const player = seat === undefined ? undefined : scoring.game.players[seat];
  if (player === undefined) return null;
  const id = (field: string) => `p${seat}-${field}`;
  if (second === 'track' || second === 'macaroni') return id(second);
  if (second === 'fort') return id('fort-0');
  if (second === 'made-up-rule') return id(`rule-${madeUpRuleIds[0]}`);
  if (second === 'toys' || second === 'pizza')
    return id(
      `${second}-in-${player.counts[`${second}-in-stuff`] === undefined ? 'stuff' : 'pack'}`,
    );
  if (player.picking && second !== 'lookout') return id('cards-picked');
  if (second === 'suits') return id('suits-skateboard');
  return isOneOf(second, countIds) ? id(second) : null;
}

function Missing() {
  const t = useFormat();
  const scoring = useScoring();
  const naming = useNaming();
  const { missing } = scoring.result;
  const facts = missing.map(({ fact }) => fact);
  const items = missing.flatMap(({ fact }) => {
    // Where the level is open, it decides what else is asked.
    const level = fact.replace(/\.(?:macaroni|made-up-rule)$/, '.fort');
    if (level !== fact && facts.includes(level)) return [];
    const id = fieldOf(fact, scoring);
    if (id === null) return [];
    const [first = '', ...rest] = fact.split('.');
    const seat = seatOf(first);
    const name = seat === undefined ? first : naming(scoring.game.players[seat]?.name, seat);
    return [{ id, text: sayMissingFigure({ fact: [name, ...rest].join('.') }, { t }) }];
  });
  return <MissingList items={items} edit={scoring.edit} />;
}

/** Who won and why, or what is still missing for that. */
export function Outcome() {
  const t = useText();
  const scoring = useScoring();
  const verdict = useVerdict()(scoring);
  const { missing, problems, tieBreak } = scoring.result;
  return (
    <>
      {verdict !== '' && (
        <p class="w-outcome">
          {`${verdict} `}
          {tieBreak && <NamedRule clause="score.tie" />}
        </p>
      )}
      {problems.length > 0 && <p class="w-bad w-notice">{t('score:doubtful')}</p>}
      <OtherProblems />
      {isTouched(scoring) ? missing.length > 0 && <Missing /> : <p>{t('score:start')}</p>}
    </>
  );
}
