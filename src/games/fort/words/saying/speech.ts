import { isList, isRecord } from '#engine/core/unknown-data.ts';
import { boxNames } from '#engine/fort/notation/tree.ts';
import type { Outline } from '#words/saying/outline.ts';
import {
  constant,
  number,
  oneOf,
  type Phrase,
  standingFor,
  text,
  when,
} from '#words/saying/phrase.ts';
import { asking, kindsIn, questionOf } from '#words/saying/questions.ts';
import { both, type Fact, facts, list } from '#words/saying/several.ts';
import type { Described, Speech, Statement } from '#words/saying/speech.ts';
import { claim, kinds, ownKinds, places, printedPhase } from './kinds.ts';
import { moved } from './moved-cards.ts';
import { plain } from './plain.ts';
import { describe, keysIn, sideSentences, statementsOf } from './statements.ts';
import { anybody, card, cost, emptyPlaces, other, payment, perk } from './values.ts';

/** How descriptions of Fort become sentences: by the outline of its format, and a text for each key. */

type Data = Readonly<Record<string, unknown>>;

const followers = ['followed', 'declined'];
/** The order in which things are done, whatever the order of the keys. */
const actionOrder =
  `rival advance pay choose spend trash trash-rival recruit put-in-lookout put-in-pack convert
  gain score trash-this full times`.split(/\s+/);
/** Places that hold something or are empty. */
const holders = ['stuff', 'pack', 'lookout', 'yard', 'discard', 'deck'];
/** Those of them with nothing in them, where they are several. */
const emptyOf = (side: Data): string[] => {
  const none = holders.filter((place) => side[place] === 0);
  return none.length > 1 ? none : [];
};
const phase = { at: 'phase', phrase: printedPhase };
/** Kinds of moves with questions of their own; all others are something that somebody may do. */
const claims = ['claim', 'setup'];
const otherKinds = { claims, decisions: ['follow', 'decline'] };

/** Both boxes, one after the other, with no details of either: the verb is not repeated. */
const bothBoxes: Phrase = (() => {
  const boxIn = (key: (box: string) => string) =>
    oneOf(
      ...boxNames.map((box) => constant(box, key(box), { action: { noun: `fort/${box}-action` } })),
    );
  const { say, read } = text('use.both', {
    first: { at: '0', phrase: boxIn(() => 'use.box') },
    second: { at: '1', phrase: boxIn((box) => `use.after.${box}`) },
  });
  const isBoth = (uses: readonly unknown[]): boolean =>
    uses.length === 2 && boxNames.every((box) => uses.includes(box));
  return {
    say: (value, path, ...rest) =>
      isList(value) && isBoth(value)
        ? say({ ...value }, path, ...rest)?.map(({ path: at, ...segment }) =>
            // Places in a list are numbers.
            at === undefined ? segment : { ...segment, path: [...path, Number(at.at(-1))] },
          )
        : undefined,
    *read(...rest) {
      for (const { value, end } of read(...rest)) {
        const uses = isRecord(value) ? [value['0'], value['1']] : [];
        if (isBoth(uses)) yield { value: uses, end };
      }
    },
  };
})();

export function fortSpeech(outline: Outline): Speech {
  const phraseOf = (part: string, key: string): Phrase => {
    const is = outline[part]?.[key] ?? '';
    const phrase = ownKinds[`${part}.${key}`] ?? kinds[is]?.(`${part}.${key}`);
    if (phrase === undefined)
      throw new Error(`nothing says "${key}" of "${part}", a value of kind "${is}"`);
    return phrase;
  };
  const keysOf = (part: string, leaveOut: readonly string[] = []): string[] =>
    Object.keys(outline[part] ?? {}).filter((key) => !leaveOut.includes(key));
  const factsOf = (part: string, leaveOut?: readonly string[]): Fact[] =>
    keysOf(part, leaveOut).map((key) => ({ at: [key], phrase: phraseOf(part, key) }));

  const inTurn = (facts: readonly Fact[]): Fact[] =>
    facts.toSorted(
      (one, other) => actionOrder.indexOf(one.at[0] ?? '') - actionOrder.indexOf(other.at[0] ?? ''),
    );
  const choices = facts(
    [
      {
        at: [],
        takes: both('put-in-lookout', 'put-in-pack'),
        phrase: text('choices.put-both', {
          ...places,
          cards: { at: 'put-in-lookout', phrase: moved },
          tokens: { at: 'put-in-pack', phrase: payment },
        }),
      },
      ...inTurn(factsOf('choices')),
    ],
    'actions',
  );
  /** What is done with one box of the played card, or between two. */
  const use = oneOf(
    text('recycling.recycle', { card: { at: 'recycle', phrase: card } }),
    ...boxNames.flatMap((box) => {
      const action = { noun: `fort/${box}-action` };
      const made = { at: box, phrase: choices };
      const of = { at: 'card', phrase: card };
      // “In full” and the number of times belong to the action itself; its results come after them.
      const inFull = standingFor({ full: true }, choices);
      const inPart = standingFor({ full: false }, choices);
      const often = facts([{ at: ['times'], phrase: number }]);
      const onlyTimes = when(
        (value) => isRecord(value) && Object.keys(value).join() === 'times',
        often,
      );
      return [
        constant(box, 'use.box', { action }),
        constant({ [box]: { full: true } }, 'use.full', { action }),
        constant({ [box]: { full: false } }, 'use.part', { action }),
        text('use.times', { action, times: { at: box, phrase: onlyTimes } }),
        text('use.full-made', { action, choices: { at: box, phrase: inFull } }),
        text('use.part-made', { action, choices: { at: box, phrase: inPart } }),
        text('use.made', { action, choices: made }),
        text('use.card.made', { action, choices: made, card: of }),
        standingFor({ [box]: {} }, text('use.card.alone', { action, card: of })),
      ];
    }),
  );
  const uses = text('play.actions.some', {
    uses: {
      phrase: oneOf(bothBoxes, list(use, 1, { text: 'play.actions.joint', isBeforeLast: true })),
    },
  });

  /** Two keys in one phrase: a perk and what it is for, cards that go to two places. */
  const inOneBreath = (kind: string): Fact[] => {
    const own = Object.keys(outline[kind] ?? {});
    const using = { at: 'perk', phrase: perk };
    if (kind === 'perk')
      return [
        {
          at: [],
          takes: both('perk', 'take'),
          phrase: text('perk.to-take', { perk: using, value: { at: 'take', phrase: card } }),
        },
      ];
    if (kind === 'discard') {
      const cards = list(card);
      return [
        {
          at: [kind],
          takes: both('to-pile', 'to-yard'),
          phrase: text('discarded.both', {
            ...places,
            used: { at: 'to-pile', phrase: cards },
            left: { at: 'to-yard', phrase: cards },
          }),
        },
      ];
    }
    if (!own.includes('perk')) return [];
    const action = { at: kind, phrase: phraseOf(kind, kind) };
    const phrase = text('any.with-perk', { perk: using, deed: action });
    return [{ at: [], takes: both(kind, 'perk'), phrase }];
  };

  /** The facts of a move, key by key; keys of a nested part one by one. */
  const moveFacts = (kind: string): Fact[] => [
    ...inOneBreath(kind),
    ...keysOf(kind, ['by']).flatMap((key): Fact[] => {
      const is = outline[kind]?.[key] ?? '';
      if (is === 'actions')
        return [{ at: [key], phrase: oneOf(constant([], 'play.actions.none'), uses) }];
      if (!is.startsWith('part:')) return [{ at: [key], phrase: phraseOf(kind, key) }];
      const inside = factsOf(is.slice('part:'.length));
      const empty = { at: [key], phrase: constant({}, `${kind}.${key}.none`) };
      return [
        ...(kind === key ? [empty] : []),
        ...inside.map(({ at, phrase }) => ({ at: [key, ...at], phrase })),
      ];
    }),
  ];
  const doing = kindsIn(outline).filter((kind) => !claims.includes(kind));

  /** The sentences about one player; `mine` has the words of the asker, `side` those about others. */
  const sentencesAbout = (part: 'mine' | 'side'): [string, Phrase][] => {
    const kindOf = (key: string): string => outline.side?.[key] ?? '';
    const own = (key: string): Phrase =>
      kinds[kindOf(key)]?.(`${part}.${key}`) ?? phraseOf('side', key);
    const fort = { at: 'fort', phrase: number };
    const hand = { at: 'hand', phrase: own('hand') };
    const level = oneOf(
      text(`${part}.fort-and-hand`, { fort, hand }),
      text(`${part}.fort`, { fort }),
      text(`${part}.hand-alone`, { hand }),
    );
    const factsIn = (group: string): Fact[] =>
      keysIn(group, keysOf('side')).map((key) => ({ at: [key], phrase: own(key) }));
    const nothing = constant({ stuff: 0, pack: 0 }, 'mine.nothing-at-all');
    const resources = facts(factsIn('resources'), 'clauses');
    const allEmpty = text('mine.all-empty', { piles: { phrase: emptyPlaces(holders) } });
    const piles: Fact[] = [
      ...(part === 'mine' ? [{ at: [], takes: emptyOf, phrase: allEmpty }] : []),
      ...factsIn('piles'),
    ];
    const special: Readonly<Record<string, Phrase>> = {
      level,
      resources: part === 'mine' ? oneOf(nothing, resources) : resources,
      piles: facts(piles, 'clauses'),
    };
    return Object.keys(sideSentences).map((group) => [
      group,
      special[group] ?? facts(factsIn(group)),
    ]);
  };
  /** A player's level and what it brought, in one sentence. */
  const standing = (part: 'mine' | 'side'): Phrase => {
    const assets = sentencesAbout(part).find(([group]) => group === 'assets')?.[1] ?? number;
    return text(`${part}.say.standing`, {
      ...(part === 'side' && { player: { at: 'player', phrase: anybody } }),
      fort: { at: 'fort', phrase: number },
      assets: { at: 'assets', phrase: assets },
    });
  };
  const emptyAt = (key: string, least: number): Phrase =>
    text(key, {
      player: { at: 'player', phrase: anybody },
      piles: { at: 'facts', phrase: emptyPlaces(holders, least) },
    });
  const isOneEmpty = (value: unknown): boolean =>
    isRecord(value) && isRecord(value.facts) && Object.keys(value.facts).length === 1;
  const steps = [1, 2, 3, 4, 5];
  const costs = facts(
    steps.map((level) => ({
      at: [`${level - 1}-${level}`],
      phrase: text('board.cost', {
        cost: { phrase: oneOf(cost, constant([], 'board.free')) },
        level: { noun: String(level) },
      }),
    })),
  );
  const points = facts(
    [0, ...steps].map((level) => ({
      at: [String(level)],
      phrase: text('board.points-of', {
        points: { phrase: number },
        level: { noun: String(level) },
      }),
    })),
  );
  const lead = facts(factsOf('leader', followers), 'actions');
  const setup = text('setup.ask', { facts: { phrase: facts(moveFacts('setup')) } });
  const phrases: Record<string, Phrase> = {
    ...Object.fromEntries(
      keysOf('situation', ['leader', 'me', 'rivals', 'board']).map((key) => [
        key,
        phraseOf('situation', key),
      ]),
    ),
    ...Object.fromEntries(followers.map((key) => [key, phraseOf('leader', key)])),
    leader: text('leader.unnamed', { facts: { phrase: lead } }),
    ...Object.fromEntries(
      sentencesAbout('mine').map(([group, phrase]) => [
        `me/${group}`,
        text(`mine.say.${group}`, { facts: { phrase } }),
      ]),
    ),
    'me/standing': standing('mine'),
    moment: oneOf(
      standingFor({ turn: 'me' }, text('situation.moment.me', { phase })),
      text('situation.moment.other', { phase, player: { at: 'turn', phrase: other } }),
    ),
    undecided: constant({ followed: [], declined: [] }, 'leader.undecided'),
    costs: text('board.costs', { costs: { phrase: costs } }),
    points: text('board.points', { points: { phrase: points } }),
    ...asking(doing, moveFacts, other, { claim, setup }),
    // Anything could be a name.
    leading: text('leader.named', {
      player: { at: 'player', phrase: other },
      facts: { at: 'facts', phrase: lead },
    }),
    ...Object.fromEntries(
      sentencesAbout('side').map(([group, phrase]) => [
        `rivals/${group}`,
        text(`side.say.${group}`, {
          player: { at: 'player', phrase: anybody },
          facts: { at: 'facts', phrase },
        }),
      ]),
    ),
    'rivals/standing': standing('side'),
    'rivals/empty': oneOf(
      when(isOneEmpty, emptyAt('side.say.empty-one', 1)),
      emptyAt('side.say.empty', 2),
    ),
  };

  const statements = ({ situation = {}, move, moves = [] }: Described): Statement[] => [
    ...(isRecord(situation) ? statementsOf(situation) : []),
    ...(move ? [questionOf(move, outline, otherKinds)] : []),
    ...moves.map((each, at) => questionOf(each, outline, otherKinds, at)),
  ];
  return { phrases, plain, statements, describe };
}
