import type { HelpingCard, Source } from '../../../engine/fort/describe/move.ts';
import { type CardSymbol, suits } from '../../../engine/fort/notation/tree.ts';
import { type FieldTexts, SelectField } from '../../shared/field.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useText } from '../../shared/text.tsx';
import { withKey } from '../shared/with.ts';
import { CardName, EntriesField } from './card-fields.tsx';
import { useCards } from './context.ts';
import { replaced, without } from './edit.ts';

type Helper = HelpingCard | CardSymbol;
type Full = Exclude<HelpingCard, string>;

const symbols: readonly string[] = [...suits, 'coin'];
const isSymbol = (helper: Helper): helper is CardSymbol =>
  typeof helper === 'string' && symbols.includes(helper);

/** Cards that help: added, from the Lookout or discarded to follow; what their coins count as. */
export function HelpingField(
  props: FieldTexts & {
    id: string;
    value: readonly Helper[];
    /** Where such a card may be said to come from; none: that is not asked. */
    sources?: readonly Source[];
    onChange: (helpers: readonly Helper[]) => void;
  },
) {
  const t = useText();
  const card = useCards();
  const { id, value, onChange, sources = [] } = props;
  const set = (at: number, full: Full) => onChange(replaced(value, at, full));
  return (
    <EntriesField
      {...props}
      entries={value.map((helper, at) => {
        if (isSymbol(helper)) {
          const name = t(`verdicts:suit.${helper}`);
          return { name, face: <Icon id={helper} tinted label={name} /> };
        }
        const full: Full = typeof helper === 'object' ? helper : { card: helper };
        const found = card(full.card);
        const { coin, from } = full;
        const asksCoin = coin !== undefined || found?.signs.includes('coin');
        const asksFrom = sources.length > 0 || from !== undefined;
        return {
          name: found?.name ?? full.card,
          face: <CardName id={full.card} />,
          more: (
            <>
              {asksCoin && (
                <SelectField
                  id={`${id}-${at}-coin`}
                  label={t('check:coin-as')}
                  empty={t('check:whichever')}
                  options={[
                    ...suits.map((suit) => [suit, t(`verdicts:suit.${suit}`)] as const),
                    ['none', t('check:coin-none')],
                  ]}
                  value={typeof coin === 'object' ? coin[0] : coin}
                  hint={
                    typeof coin === 'object'
                      ? coin.map((suit) => t(`verdicts:suit.${suit}`)).join(' + ')
                      : ''
                  }
                  onChange={(suit) => set(at, withKey(full, 'coin', suit))}
                />
              )}
              {asksFrom && (
                <SelectField
                  id={`${id}-${at}-from`}
                  label={t('check:from')}
                  empty={t('verdicts:place.hand')}
                  options={[...new Set([...sources, ...(from ? [from] : [])])].map((source) => [
                    source,
                    t(`verdicts:place.${source}`),
                  ])}
                  value={from}
                  onChange={(source) => set(at, withKey(full, 'from', source))}
                />
              )}
            </>
          ),
        };
      })}
      onAdd={(added) => onChange([...value, added])}
      onDrop={(at) => onChange(without(value, at))}
    />
  );
}
