import type { SuggestionGroup } from '#widgets/check/shared/verdict.tsx';
import { fortValues } from '../../words/values.ts';
import type { FortWords } from '../../words/verdict.ts';
import type { Alternative } from './alternatives.ts';
import type { FortCheck } from './check.ts';
import type { Edit } from './edit.ts';

/** One change in words. */
export function sayEdit({ code, facts }: Edit, words: FortWords): string {
  const { t } = words;
  if (code.startsWith('free-'))
    return t('check:edit.free', { what: t(`check:choice.${code.slice(5)}`) });
  return t(`check:edit.${code}`, fortValues(facts, words));
}

/** Changes that go together. */
const sayEdits = (edits: readonly Edit[], words: FortWords): string =>
  edits.map((edit) => sayEdit(edit, words)).join(` ${words.t('check:instead.and')} `);

/** What may be done instead of a refused move, to be chosen with a tap. */
export const suggestionsOf = (
  alternatives: readonly Alternative[],
  words: FortWords,
  choose: (check: FortCheck, text: string) => void,
): SuggestionGroup[] =>
  // In their order: what may be legal comes before giving up.
  [...new Set(alternatives.map(({ verdict }) => verdict))].map((said) => {
    const some = alternatives.filter((other) => other.verdict === said);
    const verdict = said === 'legal' ? said : 'open';
    return {
      title: words.t(`check:instead.${verdict}`),
      icon: verdict === 'legal' ? 'check' : 'question',
      all: some.map(({ edits, check }) => {
        const text = sayEdits(edits, words);
        return { text, take: () => choose(check, text) };
      }),
    };
  });
