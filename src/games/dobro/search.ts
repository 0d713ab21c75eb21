import { translator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { cardOf } from '#model/cards.ts';
import { dobroCard } from './cards/cards.ts';

/** What the card does: how often a number is there, or what its rule says. */
export function cardText(id: string, language: Language): string {
  const { clause } = cardOf('dobro', id);
  if (clause !== undefined) return clauseOf(bookOf('dobro', language), clause).text;
  return translator(language)('search:number', { count: dobroCard(id).copies });
}
