// Everything that can be found in one language, put together when the site is built.

import { looseTranslator } from '#i18n/index.ts';
import { type GameId, type Language, languages } from '#i18n/languages.ts';
import { bookOf } from '#model/book.ts';
import { bareTerm, cardsOf } from '#model/cards.ts';
import { questionsOf } from '#model/questions.ts';
import { allSections, sharedSections } from '#model/sections.ts';
import { cardEntries } from './card-entries.ts';
import type { Entry } from './entry.ts';
import { alsoNamed, isNoun, shortForms } from './names.ts';
import { soughtIn } from './sought.ts';

/** What search asks of a game. */
export interface SearchedGame {
  readonly id: GameId;
  /** What a card does, in words. */
  readonly cardText: (id: string, language: Language) => string;
  /** What can be printed for it. */
  readonly documents: readonly { readonly id: string }[];
  /** What only this game has to be found. */
  readonly ownEntries?: (language: Language) => Entry[];
}

const rulePath = (game: GameId, { chapter, id }: { chapter: string; id: string }): string =>
  `${game}/rules/${chapter}/#${id}`;

function ruleEntries(game: GameId, language: Language): Entry[] {
  const soughtAs = soughtIn(language);
  return [...bookOf(game, language).clauses.values()].map((clause) => ({
    kind: 'rule',
    game,
    path: rulePath(game, clause),
    title: clause.title,
    also: [],
    sought: soughtAs(game, clause.id),
    number: clause.number,
    // What editions leave open is looked for as a question, and every such clause has one.
    text: clause.text,
  }));
}

/** A term that is the name of a card is found as that card. */
function termEntries(game: GameId, language: Language): Entry[] {
  const soughtAs = soughtIn(language);
  const asCards = new Set([...cardsOf(game).values()].map(({ term }) => term));
  return [...bookOf(game, language).terms.values()]
    .filter(({ id }) => !asCards.has(id))
    .map(({ id, words, meaning }) => ({
      kind: 'term',
      game,
      path: `${game}/glossary/#${id}`,
      title: bareTerm(words[language]),
      also: [
        ...new Set([
          ...shortForms(words[language]),
          ...alsoNamed(
            language,
            languages.map((other) => words[other]),
            bareTerm(words[language]),
          ),
          // Short forms are typed as they stand in one’s own edition, whatever the page speaks: VP.
          ...(isNoun(id) ? languages.flatMap((other) => shortForms(words[other])) : []),
        ]),
      ],
      sought: soughtAs(game, `terms.${id}`),
      text: meaning,
    }));
}

/** Parts of the site by their names: «score», «check a move». */
function pageEntries(language: Language): Entry[] {
  const soughtAs = soughtIn(language);
  const t = looseTranslator(language);
  return allSections()
    .filter(({ path }) => path !== sharedSections.search.path)
    .map(({ game, path, textKey }) => ({
      kind: 'page',
      ...(game === undefined ? {} : { game }),
      path,
      title: t(`site:sections.${textKey}.name`),
      also: [t(`site:sections.${textKey}.short`)],
      sought: game === undefined ? [] : soughtAs(game, `pages.${textKey}`),
      text: t(`site:sections.${textKey}.about`),
    }));
}

function questionEntries(game: GameId, language: Language): Entry[] {
  const { clauses } = bookOf(game, language);
  return questionsOf(game, language).map(({ id, question, clauses: answers }) => ({
    kind: 'question',
    game,
    path: `${game}/questions/#${id}`,
    title: question,
    also: [],
    // The first is what the question is about; the others only take part in the answer.
    answeredBy: answers
      .slice(0, 1)
      .flatMap((clause) => clauses.get(clause) ?? [])
      .map((clause) => rulePath(game, clause)),
    text: '',
  }));
}

function chapterEntries(game: GameId, language: Language): Entry[] {
  const soughtAs = soughtIn(language);
  return bookOf(game, language).chapters.map(({ id, title, description }) => ({
    kind: 'chapter',
    game,
    path: `${game}/rules/${id}/`,
    title,
    also: [],
    sought: soughtAs(game, `chapters.${id}`),
    text: description,
  }));
}

function printEntries(language: Language, games: readonly SearchedGame[]): Entry[] {
  const say = looseTranslator(language);
  return games.flatMap(({ id: game, documents }) =>
    documents.map(({ id }) => ({
      kind: 'print',
      game,
      path: `print/#${game}`,
      title: say(`print:docs.${id}.name`),
      also: ['PDF'],
      // What a sheet is for is said where it is chosen; its name is all that is looked for.
      text: '',
    })),
  );
}

export const searchEntries = (language: Language, games: readonly SearchedGame[]): Entry[] => [
  ...games.flatMap(({ id, cardText }) => [
    ...cardEntries(id, language, cardText),
    ...termEntries(id, language),
    ...chapterEntries(id, language),
    ...ruleEntries(id, language),
    ...questionEntries(id, language),
  ]),
  ...games.flatMap(({ ownEntries }) => ownEntries?.(language) ?? []),
  ...pageEntries(language),
  ...printEntries(language, games),
];
