import { isList, isRecord } from '#engine/core/unknown-data.ts';
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
import { type Fact, list, withValue } from '#words/saying/several.ts';
import type { Described, Speech, Statement } from '#words/saying/speech.ts';
import { plain } from './plain.ts';

/** How descriptions of Dobro are said: by the outline of its format, and a text for each key. */

const { person, other } = people();

const card = oneOf(
  number,
  word(['joker', 'skip', 'reverse'], (id) => `dobro/${id}`),
);
/** “6 + Joker” */
const cards = oneOf(card, list(card, 2, ' + '), constant([], 'item.nothing'));
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
  players: (key) => oneOf(count(key), none(key), some(key, list(person))),
  count: plainly(number),
  'card-count': plainly(number),
  cards: plainly(cards),
  hand: (key) => oneOf(none(key), some(key, list(card))),
  plays: (key) => oneOf(none(key), some(key, list(play, 1, ', '))),
  direction: (key) =>
    oneOf(...['clockwise', 'counterclockwise'].map((way) => constant(way, `${key}.${way}`))),
  'yes-no': (key) => oneOf(constant(true, `${key}.yes`), constant(false, `${key}.no`)),
  true: (key) => constant(true, key),
  player,
};

/** What may be none, and where nobody in particular may be meant. */
const ownKinds: Readonly<Record<string, Phrase>> = {
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

/** Questions of their own; all other kinds of moves are something that somebody may do. */
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

/** What one player holds: so many cards, or these. */
const hand: Phrase = (() => {
  const cardsIn = (key: string, slots: Parameters<typeof text>[1]): Phrase[] => [
    text(`${key}.count`, { ...slots, value: { at: 'cards', phrase: number } }),
    standingFor({ cards: [] }, text(`${key}.none`, slots)),
    text(`${key}.some`, { ...slots, value: { at: 'cards', phrase: list(card) } }),
  ];
  return oneOf(
    ...cardsIn('hands.mine', {}).map((way) => standingFor({ player: 'me' }, way)),
    ...cardsIn('hands.theirs', { player: { at: 'player', phrase: other } }),
  );
})();

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
    if (kind !== 'play')
      return keysOf(kind).map((key) => ({ at: [key], phrase: phraseOf(kind, key) }));
    // A Joker and its number are said in one breath.
    const own = { at: 'play', phrase: cards };
    const as = { at: 'as', phrase: number };
    // In a pair the number is that of the Joker alone.
    const joker = when(
      (said) => !(isRecord(said) && isList(said.play)),
      text('play.as', { value: own, as }),
    );
    const pair = text('play.pair-as', { value: own, as });
    const alone = when(
      (said) => !(isRecord(said) && isList(said.play)),
      text('play.play', { value: own }),
    );
    const together = text('play.together', { value: own });
    return [{ at: [], phrase: oneOf(alone, together, joker, pair) }];
  };
  const doing = kindsIn(outline).filter((kind) => !(kind in claims));
  const sentences = keysOf('situation').filter((key) => key !== 'hands');
  const isNamed = (key: string): boolean => outline.situation?.[key] === 'player';
  const said = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, phraseOf('situation', key)]));
  const phrases: Record<string, Phrase> = {
    ...said(sentences.filter((key) => !isNamed(key))),
    ...asking(doing, moveFacts, other, claims),
    // Anything could be a name: what begins with one is tried last.
    ...said(sentences.filter(isNamed)),
    hands: hand,
  };

  const tableOf = (situation: Readonly<Record<string, unknown>>): Statement[] =>
    keysOf('situation').flatMap((key): Statement[] => {
      const value = situation[key];
      if (value === undefined) return [];
      if (key !== 'hands') return [{ is: key, value, path: ['situation', key] }];
      return Object.entries(isRecord(value) ? value : {}).map(([name, held]) => ({
        is: key,
        value: { player: name, cards: held },
        path: [],
        paths: { cards: ['situation', key, name] },
      }));
    });

  return {
    phrases,
    plain,
    statements: ({ situation = {}, move, moves = [] }) => [
      ...(isRecord(situation) ? tableOf(situation) : []),
      ...(move ? [questionOf(move, outline, { claims: Object.keys(claims) })] : []),
      ...moves.map((each, at) => questionOf(each, outline, { claims: Object.keys(claims) }, at)),
    ],
    describe,
  };
}

function describe(told: readonly Pick<Statement, 'is' | 'value'>[]): Described {
  const table = told
    .filter((each) => !isQuestion(each))
    .reduce<unknown>((whole, { is, value }) => {
      if (is !== 'hands' || !isRecord(value)) return withValue(whole, ['situation', is], value);
      const { player: name, cards: held } = value;
      return withValue(whole, ['situation', is, String(name)], held);
    }, {});
  return { ...(isRecord(table) ? table : {}), ...askedIn(told) };
}
