import { claims, listed, type MovedCard } from '../../../engine/fort/describe/move.ts';
import { phases } from '../../../engine/fort/describe/situation.ts';
import { Choice } from '../../shared/choice.tsx';
import { CheckField, SelectField } from '../../shared/field.tsx';
import { Stepper } from '../../shared/stepper.tsx';
import { useText } from '../../shared/text.tsx';
import { withKey } from '../shared/with.ts';
import { CardField, CardsField } from './card-fields.tsx';
import { useAsking, useMove, usePerkName, usePlayers } from './context.ts';
import { MovedField } from './moved-field.tsx';
import { PaymentField } from './token-fields.tsx';
import { YesNo } from './yes-no.tsx';

/** “I recruit.” */
export function RecruitForm() {
  const t = useText();
  const { move, set } = useMove();
  const perkName = usePerkName();
  const cards = move.recruit === 'none' ? [] : listed<MovedCard>(move.recruit);
  return (
    <>
      <MovedField
        id="recruit"
        label={t('rules:example.does.recruit')}
        sources={['park', 'park-deck', 'yard']}
        value={cards}
        onChange={(next) => set(withKey(move, 'recruit', next.length > 0 ? next : undefined))}
      />
      <CheckField
        id="recruit-none"
        label={t('check:recruit-none')}
        checked={move.recruit === 'none'}
        onChange={(said) => set(withKey(move, 'recruit', said ? 'none' : undefined))}
      />
      {cards.length > 0 && (
        <Choice
          id="to"
          label={t('rules:example.does.to')}
          options={(['discard', 'hand', 'deck'] as const).map((to) => [
            to,
            t(`verdicts:place.${to}`),
          ])}
          value={move.to ?? 'discard'}
          onChange={(to) => set(withKey(move, 'to', to === 'discard' ? undefined : to))}
        />
      )}
      {(cards.length > 1 || move.perk !== undefined) && (
        <CheckField
          id="birthday-party"
          label={t('check:birthday-party', { perk: perkName('birthday-party') })}
          checked={move.perk === 'birthday-party'}
          onChange={(said) => set(withKey(move, 'perk', said ? 'birthday-party' : undefined))}
        />
      )}
    </>
  );
}

/** “I use a perk.” */
export function PerkForm() {
  const t = useText();
  const { names } = useAsking();
  const { move, set } = useMove();
  return (
    <>
      <SelectField
        id="perk"
        label={t('rules:example.does.perk')}
        empty={t('check:unsaid')}
        options={names.perks}
        value={move.perk}
        onChange={(perk) => set(withKey(move, 'perk', perk))}
      />
      {(move.perk === 'recycling' || move.take !== undefined) && (
        <CardField
          id="take"
          label={t('rules:example.does.take')}
          value={move.take}
          onChange={(take) => set(withKey(move, 'take', take))}
        />
      )}
      {(move.perk === 'diy' || move.pay !== undefined) && (
        <PaymentField
          id="pay"
          label={t('check:pay')}
          from={['stuff', 'pack']}
          value={move.pay}
          onChange={(pay) => set(withKey(move, 'pay', pay), 'pay')}
        />
      )}
    </>
  );
}

export function CleanupForm() {
  const t = useText();
  const { move, set } = useMove();
  const { cleanup } = move;
  return (
    <>
      <Choice
        id="cleanup"
        label={t('rules:example.does.cleanup')}
        options={[
          ['all', t('rules:example.choice.all')],
          ['none', t('rules:example.choice.none')],
          ['some', t('check:some-cards')],
        ]}
        value={typeof cleanup === 'object' ? 'some' : cleanup}
        onChange={(said) => set({ ...move, cleanup: said === 'some' ? [] : said })}
      />
      {typeof cleanup === 'object' && (
        <CardsField
          id="cleanup-cards"
          label={t('check:some-cards')}
          value={cleanup}
          onChange={(cards) => set({ ...move, cleanup: cards })}
        />
      )}
    </>
  );
}

const heaps = ['pile', 'yard', 'keep', 'lookout'] as const;

export function DiscardForm() {
  const t = useText();
  const { move, set } = useMove();
  const { discard = {} } = move;
  return (
    <>
      {heaps.map((heap) => (
        <CardsField
          key={heap}
          id={`discard-${heap}`}
          label={t(`rules:example.does.${heap === 'lookout' ? 'lookout-off' : heap}`)}
          value={discard[heap] ?? []}
          onChange={(cards) =>
            set({ ...move, discard: withKey(discard, heap, cards.length > 0 ? cards : undefined) })
          }
        />
      ))}
    </>
  );
}

export function DrawForm() {
  const t = useText();
  const { move, set } = useMove();
  const { draw } = move;
  const { cards, reshuffle } =
    typeof draw === 'object' ? draw : { cards: draw, reshuffle: undefined };
  return (
    <>
      <Stepper
        id="draw"
        label={t('rules:example.does.draw')}
        value={cards}
        max={20}
        onChange={(count) =>
          set(
            withKey(
              move,
              'draw',
              count === undefined || reshuffle === undefined ? count : { cards: count, reshuffle },
            ),
            'draw',
          )
        }
      />
      {cards !== undefined && (
        <YesNo
          id="reshuffle"
          label={t('rules:example.does.reshuffle')}
          value={reshuffle}
          onChange={(said) =>
            set({ ...move, draw: said === undefined ? cards : { cards, reshuffle: said } })
          }
        />
      )}
    </>
  );
}

export function SkipForm() {
  const t = useText();
  const { move, set } = useMove();
  return (
    <Choice
      id="skip"
      label={t('rules:example.does.skip')}
      options={phases.map((phase) => [phase, t(`verdicts:phase.${phase}`)])}
      value={move.skip}
      onChange={(skip) => set({ ...move, skip })}
    />
  );
}

export function ClaimForm() {
  const t = useText();
  const { move, set } = useMove();
  const players = usePlayers();
  return (
    <>
      <Choice
        id="claim"
        label={t('rules:example.does.claim')}
        options={claims.map((claim) => [claim, t(`rules:example.claim.${claim}`)])}
        value={move.claim}
        onChange={(claim) => set({ ...move, claim })}
      />
      {move.claim === 'turn' && (
        <Choice
          id="player"
          label={t('rules:example.does.player')}
          options={players.all.map((player) => [player, players.name(player)])}
          value={move.player}
          onChange={(player) => set({ ...move, player })}
        />
      )}
    </>
  );
}
