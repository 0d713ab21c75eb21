import { isList, isRecord } from '#engine/core/unknown-data.ts';
import { specialIds } from '#generated/dobro.ts';
import type { Outline } from '#words/saying/outline.ts';
import { people } from '#words/saying/people.ts';
import {
  constant,
  number,
  oneOf,
  type Phrase,
  standingFor,
  text,
  when,
  word,
} from '#words/saying/phrase.ts';
import { askedIn, asking, isQuestion, kindsIn, questionOf } from '#words/saying/questions.ts';
import { both, countingAlike, type Fact, list, withValue } from '#words/saying/several.ts';
import type { Described, Speech, Statement } from '#words/saying/speech.ts';
import { severalWords } from '../several-words.ts';
import { plain } from './plain.ts';

/** How descriptions of Dobro become sentences: by the outline of its format, and a text for each key. */

const { person, other } = people();

const special = word([...specialIds], (id) => `dobro/${id}`);
/** The cards that the game has; in descriptions they are numbers. */
const numbers = word(
  Array.from({ length: 11 }, (_, at) => String(at + 2)),
  (id) => `dobro/${id}`,
);
const ofTheGame: Phrase = {
  say: (value, ...rest) => numbers.say(typeof value === 'number' ? `${value}` : value, ...rest),
  *read(...rest) {
    for (const { value, end } of numbers.read(...rest)) yield { value: Number(value), end };
  },
};
const numberCard = oneOf(ofTheGame, number);
/** A special card, in the quotation marks of the language. */
const card = oneOf(numberCard, text('item.special', { value: { phrase: special } }));

/** Equal cards are counted as far as there are words for it: “two 6s and a Joker”. */
const several = oneOf(
  ...severalWords.map((key, at) =>
    standingFor({ count: at + 2 }, text(`item.${key}`, { card: { at: 'thing', phrase: card } })),
  ),
);
const counted = (least: number): Phrase =>
  countingAlike(card, several, { least, most: severalWords.length + 1 });

const nothing = constant([], 'item.nothing');
/** What somebody plays: “two 6s”. */
const played = oneOf(card, counted(2), nothing);
/** What was played, as one writes it down: “6 + Joker”. */
const cards = oneOf(card, list(card, 2, ' + '), nothing);
const play = oneOf(
  cards,
  text('item.as', { cards: { at: 'play', phrase: cards }, as: { at: 'as', phrase: number } }),
);

type Kind = (key: string) => Phrase;
const plainly =
  (phrase: Phrase): Kind =>
  (key) =>
    text(key, { value: { phrase } });
const some = (key: string, phrase: Phrase): Phrase => text(`${key}.some`, { value: { phrase } });
const none = (key: string): Phrase => constant([], `${key}.none`);
const count = (key: string): Phrase => text(`${key}.count`, { value: { phrase: number } });
const countOrNone: Kind = (key) => oneOf(constant(0, `${key}.none`), count(key));
const player: Kind = (key) =>
  oneOf(constant('me', `${key}.me`), text(`${key}.other`, { value: { phrase: other } }));

/** What every kind of value in Dobro's format sounds like. */
const kinds: Readonly<Record<string, Kind>> = {
  players: (key) =>
    oneOf(count(key), none(key), some(key, list(person, 1, { text: `${key}.joint` }))),
  count: plainly(number),
  'card-count': plainly(number),
  cards: plainly(played),
  hand: (key) => oneOf(none(key), some(key, counted(1))),
  plays: (key) => oneOf(none(key), some(key, list(play, 1, ', '))),
  direction: (key) =>
    oneOf(...['clockwise', 'counterclockwise'].map((way) => constant(way, `${key}.${way}`))),
  'yes-no': (key) => oneOf(constant(true, `${key}.yes`), constant(false, `${key}.no`)),
  true: (key) => constant(true, key),
  player,
};

/** Keys whose value may be none, or nobody in particular. */
const ownKinds: Readonly<Record<string, Phrase>> = {
  'situation.value': oneOf(constant(0, 'situation.value.none'), some('situation.value', number)),
  'situation.deck': countOrNone('situation.deck'),
  'draw.draw': countOrNone('draw.draw'),
  'situation.forgetful-before': oneOf(
    constant('middle', 'situation.forgetful-before.middle'),
    player('situation.forgetful-before'),
  ),
  'situation.forgot': oneOf(
    constant('nobody', 'situation.forgot.nobody'),
    player('situation.forgot'),
  ),
};

/** Kinds of moves with questions of their own; all others are something that somebody may do. */
const claims = {
  climb: text('climb.climb', {
    value: {
      at: 'climb',
      phrase: oneOf(
        list(oneOf(constant('take', 'item.take'), play), 1, ', '),
        constant([], 'item.no-plays'),
      ),
    },
  }),
  forgetful: oneOf(
    constant({ forgetful: 'middle' }, 'forgetful.forgetful.middle'),
    constant({ forgetful: 'me' }, 'forgetful.forgetful.me'),
    text('forgetful.forgetful.other', { value: { at: 'forgetful', phrase: other } }),
  ),
  options: constant({ options: true }, 'options.options'),
};

/** A draw before the next player acts, or too late. */
const late = (() => {
  const value = { at: 'draw', phrase: number };
  return oneOf(
    standingFor({ late: true }, text('draw.late.yes', { value })),
    standingFor({ late: false }, text('draw.late.no', { value })),
  );
})();

/** A play; in a pair the number is that of the Joker alone. */
const playing = (() => {
  const value = { at: 'play', phrase: played };
  const as = { at: 'as', phrase: numberCard };
  const isPair = (said: unknown) => isRecord(said) && isList(said.play);
  return oneOf(
    text('play.play', { value }),
    standingFor({ play: ['joker', 'joker'] }, text('play.jokers-as', { as })),
    when((said) => !isPair(said), text('play.as', { value, as })),
    when(isPair, text('play.pair-as', { value, as })),
  );
})();

/** A player's hand: a number of cards, or these cards. */
const hand: Phrase = (() => {
  const cardsIn = (key: string, slots: Parameters<typeof text>[1]): Phrase[] => [
    text(`${key}.count`, { ...slots, value: { at: 'cards', phrase: number } }),
    standingFor({ cards: [] }, text(`${key}.none`, slots)),
    text(`${key}.some`, { ...slots, value: { at: 'cards', phrase: counted(1) } }),
  ];
  return oneOf(
    ...cardsIn('hands.mine', {}).map((way) => standingFor({ player: 'me' }, way)),
    ...cardsIn('hands.theirs', { player: { at: 'player', phrase: other } }),
  );
})();

/** How many cards one player has taken. */
const pile: Phrase = (() => {
  const count = { at: 'count', phrase: number };
  const some = (key: string, slots: Parameters<typeof text>[1]): Phrase[] => [
    standingFor({ count: 0 }, text(`${key}.none`, slots)),
    text(`${key}.count`, { ...slots, value: count }),
  ];
  return oneOf(
    ...some('piles.mine', {}).map((way) => standingFor({ player: 'me' }, way)),
    ...some('piles.theirs', { player: { at: 'player', phrase: other } }),
  );
})();

/** Said of each player by name: under which key, and how. */
const ofPlayers = { hands: { at: 'cards', phrase: hand }, piles: { at: 'count', phrase: pile } };
const isOfPlayers = (key: string): key is keyof typeof ofPlayers => key in ofPlayers;

export function dobroSpeech(outline: Outline): Speech {
  const phraseOf = (part: string, key: string): Phrase => {
    const is = outline[part]?.[key] ?? '';
    const phrase = ownKinds[`${part}.${key}`] ?? kinds[is]?.(`${part}.${key}`);
    if (phrase === undefined)
      throw new Error(`nothing says "${key}" of "${part}", a value of kind "${is}"`);
    return phrase;
  };
  const keysOf = (part: string): string[] => Object.keys(outline[part] ?? {});
  const moveFacts = (kind: string): Fact[] => {
    // A Joker and its number go into one phrase, and so do a draw and its time.
    const inOneBreath: Readonly<Record<string, Fact>> = {
      play: {
        at: [],
        takes: (said) => ['play', 'as'].filter((key) => key in said),
        phrase: playing,
      },
      late: { at: [], takes: both('draw', 'late'), phrase: late },
    };
    return keysOf(kind)
      .filter((key) => key !== 'as')
      .map((key) => inOneBreath[key] ?? { at: [key], phrase: phraseOf(kind, key) });
  };
  const doing = kindsIn(outline).filter((kind) => !(kind in claims));
  const sentences = keysOf('situation').filter((key) => !isOfPlayers(key));
  const isNamed = (key: string): boolean => outline.situation?.[key] === 'player';
  const said = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, phraseOf('situation', key)]));
  const phrases: Record<string, Phrase> = {
    ...said(sentences.filter((key) => !isNamed(key))),
    ...asking(doing, moveFacts, other, claims),
    // Anything could be a name, so sentences that begin with one are tried last.
    ...said(sentences.filter(isNamed)),
    hands: hand,
    piles: pile,
  };

  const tableOf = (situation: Readonly<Record<string, unknown>>): Statement[] =>
    keysOf('situation').flatMap((key): Statement[] => {
      const value = situation[key];
      if (value === undefined) return [];
      if (!isOfPlayers(key)) return [{ is: key, value, path: ['situation', key] }];
      const { at } = ofPlayers[key];
      return Object.entries(isRecord(value) ? value : {}).map(([name, held]) => ({
        is: key,
        value: { player: name, [at]: held },
        path: [],
        paths: { [at]: ['situation', key, name] },
      }));
    });

  return {
    phrases,
    plain,
    statements: ({ situation = {}, move, moves = [] }) => [
      ...(isRecord(situation) ? tableOf(situation) : []),
      ...(move ? [questionOf(move, outline, { claims: Object.keys(claims) })] : []),
      ...moves.map((each, at) => {
        const decisions = isOfNext([...(move ? [move] : []), ...moves.slice(0, at)]) ? acts : [];
        return questionOf(each, outline, { claims: Object.keys(claims), decisions }, at);
      }),
    ],
    describe,
  };
}

/** What a player does on a turn before drawing. */
const acts = ['play', 'take'];

/** Whether the next player moves: after a play, with or without drawing; the taker of a climb opens the next one. */
const isOfNext = (before: readonly object[]): boolean =>
  'play' in (before.findLast((each) => !('draw' in each)) ?? {});

function describe(statements: readonly Pick<Statement, 'is' | 'value'>[]): Described {
  const table = statements
    .filter((each) => !isQuestion(each))
    .reduce<unknown>((whole, { is, value }) => {
      if (!isOfPlayers(is) || !isRecord(value)) return withValue(whole, ['situation', is], value);
      const { player: name, [ofPlayers[is].at]: held } = value;
      return withValue(whole, ['situation', is, String(name)], held);
    }, {});
  return { ...(isRecord(table) ? table : {}), ...askedIn(statements) };
}
