import type { Situation } from '#engine/dobro/format/schema.ts';
import { reachableValues } from '#engine/dobro/rules/value.ts';
import { withKey } from '#widgets/check/shared/with.ts';
import { Choice } from '#widgets/shared/choice.tsx';
import { CheckField } from '#widgets/shared/field.tsx';
import { Icon } from '#widgets/shared/icon.tsx';
import { Stepper } from '#widgets/shared/stepper.tsx';
import { useText } from '#widgets/shared/text.tsx';
import { cardsOf, type DobroCheck, type Draft } from './check.ts';
import { ClimbField } from './climb-field.tsx';
import { CardPad, JokerField, OpenChoice } from './pad.tsx';
import { usePlayers } from './players.ts';

interface Props {
  readonly check: DobroCheck;
  readonly change: (next: DobroCheck, field?: string) => void;
  /** Facts that the judge missed. */
  readonly asked: ReadonlySet<string>;
}

/** The move itself. */
export function MoveForm({ check, change }: Props) {
  const t = useText();
  const players = usePlayers(check);
  const { kind, move } = check;
  const set = <Key extends keyof Draft>(key: Key, value: Draft[Key] | undefined) =>
    change({ ...check, move: withKey(move, key, value) }, key);
  const cards = cardsOf(move.play);
  if (kind === 'play')
    return (
      <>
        <CardPad
          id="play"
          label={t('format-dobro:play.play.ask')}
          value={cards}
          onChange={(next) => {
            const kept = next?.includes('joker') ? move : withKey(move, 'as', undefined);
            change({ ...check, move: withKey(kept, 'play', next) });
          }}
        />
        {(cards.includes('joker') || move.as !== undefined) && (
          <JokerField id="as" value={move.as} onChange={(as) => set('as', as)} />
        )}
      </>
    );
  if (kind === 'climb') {
    const plays = move.climb?.filter((play) => play !== 'take') ?? [];
    const taken = move.climb?.includes('take') ?? false;
    const put = (next: readonly (typeof plays)[number][], end: boolean) =>
      set(
        'climb',
        next.length > 0 || end ? [...next, ...(end ? (['take'] as const) : [])] : undefined,
      );
    return (
      <>
        <ClimbField
          id="climb"
          label={t('format-dobro:climb.climb.name')}
          value={plays}
          onChange={(next) => put(next, taken)}
        />
        <CheckField
          id="take-end"
          label={t('check:dobro.take-end')}
          checked={taken}
          onChange={(end) => put(plays, end)}
        />
      </>
    );
  }
  if (kind === 'draw')
    return (
      <>
        <Stepper
          id="draw"
          label={t('format-dobro:draw.draw.ask')}
          value={move.draw}
          max={20}
          onChange={(count) => set('draw', count)}
        />
        <CheckField
          id="late"
          label={t('format-dobro:draw.late.ask')}
          checked={move.late === true}
          onChange={(late) => set('late', late || undefined)}
        />
      </>
    );
  if (kind === 'forgetful')
    return (
      <Choice
        id="holder"
        label={t('format-dobro:forgetful.forgetful.ask')}
        options={players.options('middle')}
        value={move.forgetful}
        onChange={(player) => set('forgetful', player)}
      />
    );
  return null;
}

const values = [0, ...reachableValues()];
const ways = ['clockwise', 'counterclockwise'] as const;

/** Facts about turn and round that examples tell; they can be taken out, not entered. */
const told = ['turn', 'opened', 'took', 'out'] as const;

/** The table: only what the question and the judge look at. */
export function TableForm({ check, change, asked }: Props) {
  const t = useText();
  const players = usePlayers(check);
  const { kind, situation } = check;
  const set = <Key extends keyof Situation>(key: Key, value: Situation[Key] | undefined) =>
    change({ ...check, situation: withKey(situation, key, value) }, key);
  const said = (key: keyof Situation) => situation[key] !== undefined || asked.has(key);
  const onValue = kind === 'options' || kind === 'play' || kind === 'take';
  const { climb, players: count } = situation;
  return (
    <>
      {onValue && climb === undefined && (
        <>
          <Stepper
            id="f-value"
            label={t('format-dobro:situation.value.name')}
            hint={t('check:dobro.value-hint')}
            value={situation.value}
            stops={values}
            onChange={(value) => set('value', value)}
          />
          <button
            type="button"
            onClick={() =>
              change({
                ...check,
                situation: { ...withKey(situation, 'value', undefined), climb: [] },
              })
            }
          >
            {t('check:dobro.by-climb')}
          </button>
        </>
      )}
      {(onValue || climb !== undefined) && climb !== undefined && (
        <>
          <ClimbField
            id="f-climb"
            label={t('format-dobro:situation.climb.ask')}
            value={climb}
            lying
            onChange={(plays) => set('climb', plays)}
          />
          <button type="button" onClick={() => set('climb', undefined)}>
            {t('check:dobro.by-value')}
          </button>
        </>
      )}
      {(kind === 'options' || kind === 'play' || said('hand')) && kind !== 'draw' && (
        <CardPad
          id="f-hand"
          label={t('format-dobro:situation.hand.ask')}
          value={situation.hand}
          onChange={(hand) =>
            change({
              ...check,
              situation: withKey(withKey(situation, 'holding', undefined), 'hand', hand),
            })
          }
        />
      )}
      {(kind === 'draw' || said('players')) && (
        <Choice
          id="f-players"
          label={t('format-dobro:situation.players.ask')}
          hint={typeof count === 'object' ? count.map(players.name).join(' → ') : ''}
          options={[2, 3, 4, 5, 6].map((number) => [number, number])}
          value={typeof count === 'object' ? count.length : count}
          onChange={(number) => set('players', number)}
        />
      )}
      {(kind === 'draw' || said('holding')) && (
        <Stepper
          id="f-holding"
          label={t('format-dobro:situation.holding.ask')}
          value={situation.holding ?? situation.hand?.length}
          max={20}
          onChange={(holding) =>
            change({
              ...check,
              situation: withKey(withKey(situation, 'hand', undefined), 'holding', holding),
            })
          }
        />
      )}
      {(kind === 'draw' || said('deck')) && (
        <Stepper
          id="f-deck"
          label={t('format-dobro:situation.deck.ask')}
          value={situation.deck}
          max={60}
          onChange={(deck) => set('deck', deck)}
        />
      )}
      {(kind === 'forgetful' || said('forgot')) && (
        <Choice
          id="f-forgot"
          label={t('format-dobro:situation.forgot.ask')}
          options={players.options('nobody')}
          value={situation.forgot}
          onChange={(player) => set('forgot', player)}
        />
      )}
      {(kind === 'forgetful' || said('forgetful-before')) && (
        <Choice
          id="f-forgetful-before"
          label={t('format-dobro:situation.forgetful-before.ask')}
          options={players.options('middle')}
          value={situation['forgetful-before']}
          onChange={(player) => set('forgetful-before', player)}
        />
      )}
      {said('me') && (
        <OpenChoice
          id="f-me"
          label={t('format-dobro:situation.me.name')}
          options={(typeof count === 'object' ? count : [situation.me ?? 'me']).map((name) => [
            name,
            players.name(name),
          ])}
          value={situation.me}
          onChange={(name) => set('me', name)}
        />
      )}
      {said('direction') && (
        <OpenChoice
          id="f-direction"
          label={t('format-dobro:situation.direction.name')}
          options={ways.map((way) => [way, players.name(way)])}
          value={situation.direction}
          onChange={(way) => set('direction', way)}
        />
      )}
      {told.map((key) => {
        const value = situation[key];
        if (value === undefined) return null;
        const label = t(`format-dobro:situation.${key}.name`);
        return (
          <p key={key} class="w-entry">
            <span>
              {label}: {players.name(value)}
            </span>
            <button
              type="button"
              class="button-quiet"
              aria-label={t('check:card.drop', { name: label })}
              onClick={() => set(key, undefined)}
            >
              <Icon id="cross" />
            </button>
          </p>
        );
      })}
    </>
  );
}
