import { expect, test } from 'vitest';
import { sayBox } from '#games/fort/words/box.ts';
import { cardBoxes } from '#generated/fort.ts';
import { looseTranslator } from '#i18n/index.ts';
import { games, languages } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { cardName, cardsOf } from '#model/cards.ts';
import { factsOf } from '#model/facts.ts';
import { textOf } from '#testing/pdf-files.ts';
import { papers, type Variant } from './variant.ts';

const variant = (more: Partial<Variant> & { doc: string }): Variant => ({
  game: 'fort',
  lang: 'en',
  paper: 'a4',
  ink: 'colour',
  ...more,
});

/** Capitals and the ends of lines make no difference to who looks a word up. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/(?<=\p{L}-) (?=\p{L})/gu, '');

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

test.each(everywhere)(
  'the almanac of $game in $lang has every card with its names and sentences',
  async ({ game, lang }) => {
    const docs = ['card-almanac', 'card-almanac-to-cut'] as const;
    const texts = await Promise.all(docs.map((doc) => textOf(variant({ doc, game, lang }))));
    const say = looseTranslator(lang);
    for (const text of texts.map(plain))
      for (const { id, value } of cardsOf(game).values()) {
        for (const each of value === undefined ? languages : []) {
          const { printed, ours } = cardName(game, id, each);
          expect(text).toContain(plain(ours === undefined ? printed : `${ours}*`));
        }
        if (game !== 'fort' || !Object.hasOwn(cardBoxes, id)) continue;
        const card = Object.entries(cardBoxes).find(([name]) => name === id)?.[1];
        for (const box of [card?.public, card?.private])
          if (box !== null && box !== undefined) expect(text).toContain(plain(sayBox(box, say)));
      }
  },
);

test('the set-up sheet has the figures of every number of players, and the rules', async () => {
  const fort = plain(await textOf(variant({ doc: 'set-up', lang: 'en' })));
  expect(fort).toContain('players 2 3 4 ');
  expect(fort).toContain('cards left in the park deck 41 33 25');
  expect(fort).toContain('perks in the row 3 4 5');
  const dobro = plain(await textOf(variant({ doc: 'set-up', game: 'dobro', lang: 'pl' })));
  expect(dobro).toContain('zostaje w talii 32 38 32 26 26');
  for (const { game, lang } of everywhere) {
    const text = plain(await textOf(variant({ doc: 'set-up', game, lang })));
    const { min, max } = factsOf(game).board.players;
    for (let count = min; count <= max; count += 1)
      expect(text).toContain(plain(looseTranslator(lang)('learn:for-players', { count })));
    const [, chapter] = bookOf(game, lang).chapters;
    for (const { number, title } of chapter?.clauses ?? [])
      expect(text).toContain(plain(`${number} ${title}`));
  }
});
