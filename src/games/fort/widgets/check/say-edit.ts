import { type FortWords, fortValues } from '../../words/values.ts';
import type { Edit } from './edit.ts';

/** One change in words. */
export function sayEdit({ code, facts }: Edit, words: FortWords): string {
  const { t } = words;
  if (code.startsWith('free-'))
    return t('check:edit.free', { what: t(`check:choice.${code.slice(5)}`) });
  return t(`check:edit.${code}`, fortValues(facts, words));
}

/** Changes that go together. */
export const sayEdits = (edits: readonly Edit[], words: FortWords): string =>
  edits.map((edit) => sayEdit(edit, words)).join(` ${words.t('check:instead.and')} `);
