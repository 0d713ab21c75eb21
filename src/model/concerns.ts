import { parseBox } from '#engine/fort/notation/parse.ts';
import type { Box, Step } from '#engine/fort/notation/tree.ts';
import { type GameId, languages } from '#i18n/languages.ts';
import { bookOf, factsOf } from './book.ts';
import { spineClauses } from './facts.ts';
import { remember } from './remember.ts';

const stepClauses = (step: Step): string[] => {
  if (step.do === 'gain')
    return step.what === 'any' ? ['action.gain', 'action.gain-choice'] : ['action.gain'];
  if (step.do === 'advance' && step.cost !== 0) return ['action.advance', 'symbol.cost'];
  return [`action.${step.do}`];
};

const counterClauses: Readonly<Record<string, string>> = {
  'one-suit': 'symbol.one-suit',
  'in-pack': 'symbol.in-pack',
  'in-lookout': 'symbol.in-lookout',
  'fort-level': 'symbol.fort-level',
};

const inGroup = (box: Box): string[] => ('do' in box ? [] : ['symbol.group']);

/** The clauses that explain the icons of a box. × stands on most cards and is left out. */
function boxClauses(box: Box): string[] {
  if ('do' in box) return stepClauses(box);
  if ('all' in box) return box.all.flatMap(boxClauses);
  if ('first' in box) return ['symbol.then', ...boxClauses(box.first), ...boxClauses(box.then)];
  const counter = counterClauses[box.per];
  return [
    ...(counter === undefined ? [] : [counter]),
    ...inGroup(box.each),
    ...boxClauses(box.each),
  ];
}

function printedClauses(): [card: string, clause: string][] {
  const { kids, 'best-friends': friends, ...rest } = factsOf().fort.cards;
  const played = Object.entries({ ...kids, ...friends }).flatMap(([id, card]) => {
    const boxes = [card.public, card.private];
    const clauses = boxes.flatMap((box) => {
      const tree = parseBox(box ?? '');
      return tree === null ? ['play.blank'] : boxClauses(tree);
    });
    if (card.suits.includes('coin')) clauses.push('card.coin');
    if (Object.hasOwn(friends, id)) clauses.push('card.best-friend');
    return clauses.map((clause): [string, string] => [id, clause]);
  });
  const named = [rest['made-up-rules'], rest.perks, rest.other].flatMap((cards) =>
    Object.entries(cards).map(([id, { clause }]): [string, string] => [id, clause]),
  );
  return [...played, ...named];
}

function dobroClauses(): [card: string, clause: string][] {
  const { specials, table } = factsOf().dobro.cards;
  return Object.entries({ ...specials, ...table }).map(([id, { clause }]) => [id, clause]);
}

/** Cards named in the text of a clause, in whichever language. */
function mentioned(game: GameId): [card: string, clause: string][] {
  return languages.flatMap((language) =>
    [...bookOf(game, language).clauses.values()].flatMap(({ id, links }) =>
      links
        .filter((link) => link.kind === 'card' && link.game === game)
        .map((link): [string, string] => [link.id, id]),
    ),
  );
}

export type Concerns = ReadonlyMap<string, readonly string[]>;

function gather(pairs: readonly [key: string, value: string][]): Concerns {
  const found = new Map<string, string[]>();
  for (const [key, value] of pairs) {
    const list = found.get(key) ?? [];
    if (!list.includes(value)) list.push(value);
    found.set(key, list);
  }
  return found;
}

const pairs = (game: GameId): [card: string, clause: string][] => [
  ...(game === 'fort' ? printedClauses() : dobroClauses()),
  ...mentioned(game),
];

/** Clause → the cards it concerns: its icons stand on them, it is about them, or it names them. */
export const cardsOfClauses = remember(
  (game: GameId): Concerns => gather(pairs(game).map(([card, clause]) => [clause, card])),
);

/** Card → the clauses that concern it, in the order of the rules. */
export const clausesOfCards = remember((game: GameId): Concerns => {
  const order = spineClauses(factsOf()[game].spine).map(({ id }) => id);
  return new Map(
    [...gather(pairs(game))].map(([card, clauses]) => [
      card,
      order.filter((id) => clauses.includes(id)),
    ]),
  );
});
