import type { Format } from '#i18n/format.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';
import { bookOf, clauseOf } from './book.ts';
import { type Brief, brief } from './brief.ts';
import { bareTerm } from './cards.ts';
import { factsOf } from './facts.ts';
import { linkedTerms, type TextPart } from './linked-terms.ts';

interface TurnStep extends Brief {
  readonly icon: IconId;
  /** The text with the terms that its clauses explain. */
  readonly parts: readonly TextPart[];
  readonly clauses: readonly string[];
  /** May be left out where there is little room. */
  readonly detail: boolean;
}

export interface TurnPhase {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly TurnStep[];
}

/** A turn of a game, step by step: the short forms of the clauses behind each step. */
export function turnGuideOf(game: GameId, language: Language, t: Format): TurnPhase[] {
  const { terms, turn } = factsOf(game);
  const book = bookOf(game, language);
  return turn.map(({ id, term, steps }) => ({
    id,
    title:
      term === undefined ? t(`turn:${game}.${id}.title`) : bareTerm(terms[term]?.[language] ?? ''),
    steps: steps.map(({ icon, clauses, detail = false }) => {
      const said = brief(book, clauses);
      const links = clauses.flatMap((clause) => clauseOf(book, clause).links);
      const linked = links.flatMap((link) => (link.kind === 'term' ? [link.id] : []));
      return {
        ...said,
        parts: linkedTerms(said.text, [...new Set(linked)], { game, language }),
        icon,
        clauses,
        detail,
      };
    }),
  }));
}
