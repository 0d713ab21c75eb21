import type { FortWords } from '../../words/verdict.ts';

/** A card of a list: by name, by its symbol only, one of them, or more of them. */
export function sayCard(id: string, { t, name }: FortWords): string {
  if (id === '?') return t('rules:example.some-card');
  return id === 'more' ? '…' : (name(id) ?? t(`verdicts:suit.${id}`));
}
