// Everything that can be found in one language, put together when the site is built.

import { groupIds, iconGroups } from '#games/fort/decoder/icon-groups.ts';
import { looseTranslator, translator } from '#i18n/index.ts';
import { type GameId, games, type Language, languages } from '#i18n/languages.ts';
import { bookOf, factsOf } from '#model/book.ts';
import { bareTerm } from '#model/card-face.ts';
import { documentIds } from '#print/variant.ts';
import { hasPage } from '#site/routes.ts';
import { sections } from '#site/sections.ts';
import { cardEntries } from './card-entries.ts';
import type { Entry } from './entry.ts';
import { alsoNamed, shortForms } from './names.ts';
import { soughtAs } from './sought.ts';

function ruleEntries(game: GameId, language: Language): Entry[] {
  return [...bookOf(game, language).clauses.values()].map((clause) => ({
    kind: 'rule',
    game,
    path: `${game}/rules/${clause.chapter}/#${clause.id}`,
    title: clause.title,
    also: soughtAs(language, game, clause.id),
    text: [clause.text, clause.editionsText, clause.readingText].filter(Boolean).join(' '),
  }));
}

/** A term that is the name of a card is found as that card. */
function termEntries(game: GameId, language: Language): Entry[] {
  const facts = factsOf();
  const cards =
    game === 'fort'
      ? [facts.fort.cards['made-up-rules'], facts.fort.cards.perks, facts.fort.cards.other]
      : [facts.dobro.cards.specials, facts.dobro.cards.table];
  const asCards = new Set(cards.flatMap((group) => Object.values(group).map(({ term }) => term)));
  return [...bookOf(game, language).terms.values()]
    .filter(({ id }) => !asCards.has(id))
    .map(({ id, words, meaning }) => ({
      kind: 'term',
      game,
      path: `${game}/glossary/#${id}`,
      title: bareTerm(words[language]),
      also: [
        ...shortForms(words[language]),
        ...alsoNamed(
          language,
          languages.map((other) => words[other]),
          bareTerm(words[language]),
        ),
        ...soughtAs(language, game, id),
      ],
      text: meaning,
    }));
}

function iconEntries(language: Language): Entry[] {
  const say = looseTranslator(language);
  return groupIds
    .flatMap((group) => iconGroups[group])
    .map((id) => {
      const title = bareTerm(say(`icons:names.${id}`));
      return {
        kind: 'icon',
        game: 'fort',
        path: `fort/icons/#icon-${id}`,
        title,
        also: alsoNamed(
          language,
          languages.map((other) => looseTranslator(other)(`icons:names.${id}`)),
          title,
        ),
        text: say(`icons:meanings.${id}`),
      };
    });
}

/** Parts of the site by their names: «score», «check a move». */
function pageEntries(language: Language): Entry[] {
  const t = translator(language);
  return sections
    .filter(({ id }) => id !== 'search')
    .map(({ game, path, textKey }) => ({
      kind: 'page',
      ...(game === undefined ? {} : { game }),
      path,
      title: t(`site:sections.${textKey}.name`),
      also: [t(`site:sections.${textKey}.short`)],
      text: t(`site:sections.${textKey}.about`),
    }));
}

function chapterEntries(game: GameId, language: Language): Entry[] {
  return bookOf(game, language).chapters.map(({ id, title, description }) => ({
    kind: 'page',
    game,
    path: `${game}/rules/${id}/`,
    title,
    also: [],
    text: description,
  }));
}

function printEntries(language: Language): Entry[] {
  if (!hasPage('print/')) return [];
  const say = looseTranslator(language);
  return games.flatMap((game) =>
    documentIds.map((id) => ({
      kind: 'print',
      game,
      path: `print/#${game}`,
      title: say(`print:docs.${id}.name`),
      also: ['PDF'],
      text: say(`print:docs.${id}.about`),
    })),
  );
}

export const searchEntries = (language: Language): Entry[] => [
  ...games.flatMap((game) => [
    ...cardEntries(game, language),
    ...termEntries(game, language),
    ...chapterEntries(game, language),
    ...ruleEntries(game, language),
  ]),
  ...iconEntries(language),
  ...pageEntries(language),
  ...printEntries(language),
];
