import { useState } from 'preact/hooks';
import type { WrittenCard, WrittenPlay } from '#engine/dobro/format/schema.ts';
import { valuesAlong } from '#engine/dobro/judging/table/climb.ts';
import { readPlay } from '#engine/dobro/judging/table/reading.ts';
import { Icon } from '#widgets/shared/icon.tsx';
import { useFormat, useText } from '#widgets/shared/text.tsx';
import { sayDobroCard } from '../../words/card.ts';
import { isJokers, playOf, writtenPlay } from './check.ts';
import { CardPad, JokerField } from './pad.tsx';

/** A climb play by play, with the value that each leaves. */
export function ClimbField(props: {
  id: string;
  label: string;
  value: readonly WrittenPlay[];
  onChange: (plays: readonly WrittenPlay[]) => void;
  /** Plays that are on the table already: what a Joker stands for is then a fact, not a choice. */
  lying?: boolean;
}) {
  const t = useText();
  const format = useFormat();
  const [next, setNext] = useState<readonly WrittenCard[]>([]);
  const [as, setAs] = useState<number>();
  const { id, label, value, onChange } = props;
  const values = valuesAlong(value.map(readPlay));
  const say = (play: WrittenPlay) => {
    const { cards, as: number } = playOf(play);
    const names = cards.map((card) => sayDobroCard(`${card}`, format)).join(' + ');
    return number === undefined ? names : `${names} = ${number}`;
  };
  return (
    <fieldset class="w-field">
      <legend>{label}</legend>
      {value.length > 0 && (
        <ol class="w-entries">
          {value.map((play, at) => (
            <li key={at} class={at < values.length ? undefined : 'w-broken'}>
              <div class="w-entry">
                <span>
                  {t('check:dobro.step', { number: at + 1, cards: say(play) })}
                  {/* None without a number card, unknown while it depends on a Joker. */}
                  {values[at] ? (
                    <small> · {t('check:dobro.worth', { value: values[at] })}</small>
                  ) : null}
                </span>
                <button
                  type="button"
                  class="button-quiet"
                  aria-label={t('check:dobro.drop-step', { number: at + 1 })}
                  onClick={() => onChange(value.filter((_, place) => place !== at))}
                >
                  <Icon id="cross" />
                </button>
              </div>
              {props.lying && isJokers(play) && (
                <JokerField
                  id={`${id}-${at}-as`}
                  value={playOf(play).as}
                  onChange={(number) =>
                    onChange(
                      value.map((each, place) =>
                        place === at ? writtenPlay(playOf(each).cards, number) : each,
                      ),
                    )
                  }
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <CardPad
        id={`${id}-next`}
        label={t('check:dobro.next', { number: value.length + 1 })}
        value={next}
        onChange={(cards) => setNext(cards ?? [])}
      >
        <button
          type="button"
          class="button-main"
          disabled={next.length === 0}
          onClick={() => {
            onChange([...value, writtenPlay(next, as)]);
            setNext([]);
            setAs(undefined);
          }}
        >
          {t('check:dobro.add-play')}
        </button>
      </CardPad>
      {next.includes('joker') && <JokerField id={`${id}-as`} value={as} onChange={setAs} />}
    </fieldset>
  );
}
