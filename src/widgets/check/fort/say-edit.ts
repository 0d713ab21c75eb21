import type { FortWords } from '../../../words/fort-verdict.ts';
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

/** Changes that go together. */
export const sayEdits = (edits: readonly Edit[], words: FortWords): string =>
  edits.map((edit) => sayEdit(edit, words)).join(` ${words.t('check:instead.and')} `);
