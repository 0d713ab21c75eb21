import type { PickCard } from '#widgets/shared/card-picker.tsx';
import type { FortWords } from '../words/verdict.ts';

/** What sentences need to know of nicknames, read off the cards that a page lets one choose from. */
export function nicknamesIn(
  cards: readonly PickCard<string>[],
): Pick<FortWords, 'english' | 'titled'> {
  const find = (id: string) => cards.find((card) => card.id === id);
  return {
    english: (id) => (find(id)?.ours === undefined ? undefined : find(id)?.name),
    titled: (id) => !find(id),
  };
}
