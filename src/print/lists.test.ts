import { expect, test } from 'vitest';
import { games, languages } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { cardName, cardsOf } from '#model/cards.ts';
import { textOf } from '#testing/pdf-files.ts';
import { type DocumentId, papers, type Variant } from './variant.ts';

const variant = (more: Partial<Variant> & { doc: DocumentId }): Variant => ({
  game: 'fort',
  lang: 'en',
  paper: 'a4',
  ink: 'colour',
  ...more,
});

/** Capitals and the ends of lines make no difference to who looks a word up. */
const plain = (text: string): string => text.toLocaleLowerCase().replace(/[\s\u00a0]+/g, ' ');

const everywhere = games.flatMap((game) => languages.map((lang) => ({ game, lang })));

test.each(everywhere)(
  'the glossary of $game in $lang has every term, with rule and other words',
  async ({ game, lang }) => {
    const text = plain(await textOf(variant({ doc: 'glossary', game, lang })));
    const book = bookOf(game, lang);
    for (const { words, meaning, clause } of book.terms.values()) {
      const { number } = clauseOf(book, clause);
      const others = languages.filter((each) => each !== lang).map((each) => words[each]);
      const head = plain(`${words[lang]} ${others.join(' · ')}`);
      expect(text).toContain(head);
      expect(text).toContain(plain(`${meaning} ${number}`));
    }
  },
);

test.each(everywhere)(
  'three languages of $game, for readers of $lang, have every word and name',
  async ({ game, lang }) => {
    const paper = papers[languages.indexOf(lang) % 2] ?? 'a4';
    const text = plain(await textOf(variant({ doc: 'three-languages', game, lang, paper })));
    for (const { words } of bookOf(game, lang).terms.values())
      expect(text).toContain(plain(languages.map((each) => words[each]).join(' ')));
    for (const id of cardsOf(game).keys())
      for (const each of languages) {
        const { printed, ours } = cardName(game, id, each);
        if (!/^\d+$/.test(id)) expect(text).toContain(plain(ours ?? printed));
      }
  },
);
