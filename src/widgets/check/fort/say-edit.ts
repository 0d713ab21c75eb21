import type { FortWords } from '#words/fort-verdict.ts';
import type { Edit } from './edit.ts';
import { sayCard } from './say-card.ts';

/** Lists of words by the name of the fact; cards and players have names. */
const lists = ['suit', 'box', 'place', 'figure'];

/** One change in words. */
export function sayEdit({ code, facts }: Edit, words: FortWords): string {
  const { t, name } = words;
  const say = (key: string, fact: string): string => {
    if (lists.includes(key)) return t(`verdicts:${key}.${fact}`);
    return key === 'card' ? sayCard(fact, words) : (name(fact) ?? fact);
  };
  const values = Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [
      key,
      typeof fact === 'number' ? fact : say(key, fact),
    ]),
  );
  if (code.startsWith('free-'))
    return t('check:edit.free', { what: t(`check:choice.${code.slice(5)}`) });
  return t(`check:edit.${code}`, values);
}

/** Changes that go together. */
export const sayEdits = (edits: readonly Edit[], words: FortWords): string =>
  edits.map((edit) => sayEdit(edit, words)).join(` ${words.t('check:instead.and')} `);
