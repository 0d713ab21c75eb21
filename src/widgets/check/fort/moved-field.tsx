import type { MovedCard, Source } from '../../../engine/fort/describe/move.ts';
import { type FieldTexts, SelectField } from '../../shared/field.tsx';
import { useText } from '../../shared/text.tsx';
import { withKey } from '../shared/with.ts';
import { CardName, EntriesField } from './card-fields.tsx';
import { useCards, usePlayers } from './context.ts';
import { replaced, without } from './edit.ts';

type Full = Exclude<MovedCard, string>;
const fullOf = (moved: MovedCard): Full => (typeof moved === 'object' ? moved : { card: moved });

/** Cards that move: which, from where, and whose. */
export function MovedField(
  props: FieldTexts & {
    id: string;
    value: readonly MovedCard[];
    sources: readonly Source[];
    onChange: (moved: readonly MovedCard[]) => void;
  },
) {
  const t = useText();
  const card = useCards();
  const players = usePlayers();
  const { id, value, onChange, sources } = props;
  return (
    <EntriesField
      {...props}
      entries={value.map(fullOf).map((full, at) => {
        const { from, of } = full;
        const known = full.card === '?' ? undefined : full.card;
        const set = (next: Full) => onChange(replaced(value, at, next));
        const places = [...new Set([...sources, ...(from ? [from] : [])])];
        return {
          name: known === undefined ? t('rules:example.some-card') : (card(known)?.name ?? known),
          face:
            known === undefined ? (
              <span>{t('rules:example.some-card')}</span>
            ) : (
              <CardName id={known} />
            ),
          more: (
            <>
              {places.length > 0 && (
                <SelectField
                  id={`${id}-${at}-from`}
                  label={t('check:from')}
                  empty={t('check:whichever')}
                  options={places.map((place) => [place, t(`verdicts:place.${place}`)])}
                  value={from}
                  onChange={(place) => set(withKey(full, 'from', place))}
                />
              )}
              {(from === 'yard' || of !== undefined) && (
                <SelectField
                  id={`${id}-${at}-of`}
                  label={t('check:whose')}
                  empty={t('check:whichever')}
                  options={[...new Set([...players.all, ...(of ? [of] : [])])].map((player) => [
                    player,
                    players.name(player),
                  ])}
                  value={of}
                  onChange={(player) => set(withKey(full, 'of', player))}
                />
              )}
            </>
          ),
        };
      })}
      onAdd={(added) => onChange([...value, { card: added }])}
      onDrop={(at) => onChange(without(value, at))}
      others={
        <button type="button" onClick={() => onChange([...value, {}])}>
          {t('check:card.some')}
        </button>
      }
    />
  );
}
