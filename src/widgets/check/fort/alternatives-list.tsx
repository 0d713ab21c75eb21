import type { FortWords } from '../../../words/fort-verdict.ts';
import { Icon } from '../../shared/icon.tsx';
import { useFormat, useText } from '../../shared/text.tsx';
import type { Alternative } from './alternatives.ts';
import type { FortCheck } from './check.ts';
import type { Edit } from './edit.ts';

const lists: Readonly<Record<string, string>> = { suit: 'suit', box: 'box', place: 'place' };

/** One change in words. */
export function sayEdit({ code, facts }: Edit, { t, name }: FortWords): string {
  const values = Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => {
      if (typeof fact === 'number') return [key, fact];
      const list = lists[key];
      return [
        key,
        list === undefined
          ? (name(fact) ?? t(`verdicts:suit.${fact}`))
          : t(`verdicts:${list}.${fact}`),
      ];
    }),
  );
  if (code.startsWith('free-'))
    return t('check:edit.free', { what: t(`check:choice.${code.slice(5)}`) });
  return t(`check:edit.${code}`, values);
}

/** The closest legal moves; a tap describes that move instead. */
export function Alternatives(props: {
  alternatives: readonly Alternative[];
  words: FortWords;
  onTake: (check: FortCheck, message: string) => void;
}) {
  const t = useText();
  const format = useFormat();
  if (props.alternatives.length === 0) return null;
  return (
    <div>
      <h3>{t('check:instead.title')}</h3>
      <ul class="w-asks">
        {props.alternatives.map(({ edits, check }, at) => {
          const text = edits
            .map((edit) => sayEdit(edit, { ...props.words, t: format }))
            .join(` ${t('check:instead.and')} `);
          return (
            <li key={at}>
              <button
                type="button"
                onClick={() => props.onTake(check, t('check:instead.taken', { text }))}
              >
                <Icon id="check" />
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
