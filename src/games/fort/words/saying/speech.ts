import { isRecord } from '#engine/core/unknown-data.ts';
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
import { askedIn, asking, isQuestion, kindsIn, questionOf } from '#words/saying/questions.ts';
import { type Fact, facts, withValue } from '#words/saying/several.ts';
import type { Described, Speech, Statement } from '#words/saying/speech.ts';
import { claim, kinds, ownKinds } from './kinds.ts';
import { plain } from './plain.ts';
import { allEmpty, anybody, card, cost, other } from './values.ts';

/** How descriptions of Fort are said: by the outline of its format, and a text for each key. */

type Data = Readonly<Record<string, unknown>>;

const followers = ['followed', 'declined'];
/** What is said of a player in one sentence, in the order in which one looks at the table. */
const sideSentences: Readonly<Record<string, readonly string[]>> = {
  level: ['fort', 'hand'],
  resources: ['stuff', 'pack'],
  piles: ['lookout', 'yard', 'discard', 'deck'],
  turn: ['played', 'added', 'rough-housed', 'recruited'],
  assets: ['track', 'perks', 'made-up-rule', 'macaroni'],
  when: ['first-turn'],
};

/** The sentence that a key belongs to; one that is new joins what a player has. */
const sentenceWith = (key: string): string =>
  Object.keys(sideSentences).find((group) => sideSentences[group]?.includes(key)) ?? 'assets';

/** The keys that go into one sentence, in the order in which they are said. */
function keysIn(group: string, keys: readonly string[]): string[] {
  const order = sideSentences[group] ?? [];
  const own = keys.filter((key) => sentenceWith(key) === group);
  return [
    ...order.filter((key) => own.includes(key)),
    ...own.filter((key) => !order.includes(key)),
  ];
}

/** Questions of their own; all other kinds of moves are something that somebody may do. */
const claims = ['claim', 'setup'];
const otherKinds = { claims, decisions: ['follow', 'decline'] };

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

  // What is copied comes before what is gained by it.
  const choices = facts(
    factsOf('choices').toSorted(
      (one, other) => Number(other.at[0] === 'rival') - Number(one.at[0] === 'rival'),
    ),
    'deeds',
  );
  /** What is done with one box of the played card, or between two. */
  const use = oneOf(
    text('recycling.recycle', { card: { at: 'recycle', phrase: card } }),
    ...boxNames.flatMap((box) => {
      const action = { noun: `fort/${box}-action` };
      const made = { at: box, phrase: choices };
      const of = { at: 'card', phrase: card };
      // How far it goes and how often are said of the action itself, and what comes of it behind that.
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

  /** What a move says, key by key; the keys of a part inside of it one by one. */
  const moveFacts = (kind: string): Fact[] =>
    keysOf(kind, ['by']).flatMap((key): Fact[] => {
      const is = outline[kind]?.[key] ?? '';
      if (is === 'actions')
        return [
          { at: [key], phrase: use, each: true },
          { at: [key], phrase: constant([], 'play.actions.none') },
        ];
      if (!is.startsWith('part:')) return [{ at: [key], phrase: phraseOf(kind, key) }];
      const inside = factsOf(is.slice('part:'.length));
      const empty = { at: [key], phrase: constant({}, `${kind}.${key}.none`) };
      return [
        ...(kind === key ? [empty] : []),
        ...inside.map(({ at, phrase }) => ({ at: [key, ...at], phrase })),
      ];
    });
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
    const facing = (group: string, kind?: 'clauses'): Phrase =>
      facts(
        keysIn(group, keysOf('side')).map((key) => ({ at: [key], phrase: own(key) })),
        kind,
      );
    const nothing = constant({ stuff: 0, pack: 0 }, `${part}.nothing-at-all`);
    const piles = facing('piles', 'clauses');
    const special: Readonly<Record<string, Phrase>> = {
      level,
      resources: oneOf(nothing, facing('resources', 'clauses')),
      piles: part === 'mine' ? oneOf(allEmpty(sideSentences.piles ?? []), piles) : piles,
    };
    return Object.keys(sideSentences).map((group) => [group, special[group] ?? facing(group)]);
  };
  const lead = facts(factsOf('leader', followers), 'deeds');
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
    costs: text('board.costs', {
      from: { at: 'from', phrase: number },
      to: { at: 'to', phrase: number },
      cost: { at: 'cost', phrase: oneOf(cost, constant([], 'board.free')) },
    }),
    points: text('board.points', {
      level: { at: 'level', phrase: number },
      points: { at: 'points', phrase: number },
    }),
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
  };

  const statements = ({ situation = {}, move, moves = [] }: Described): Statement[] => [
    ...(isRecord(situation) ? tableOf(situation) : []),
    ...(move ? [questionOf(move, outline, otherKinds)] : []),
    ...moves.map((each, at) => questionOf(each, outline, otherKinds, at)),
  ];
  return { phrases, plain, statements, describe };
}

const isOther = (player: unknown): player is string =>
  typeof player === 'string' && player !== 'me';

/** What is known of a player, as much as goes into one sentence. */
const grouped = (side: unknown): [string, Data][] =>
  Object.keys(sideSentences).flatMap((group): [string, Data][] => {
    const known: Data = isRecord(side) ? side : {};
    const own = keysIn(group, Object.keys(known)).map((key) => [key, known[key]]);
    return own.length === 0 ? [] : [[group, Object.fromEntries(own)]];
  });

/** The sentences about the table, in the order in which one looks at it. */
function tableOf(situation: Data): Statement[] {
  const at = (key: string): Statement[] =>
    situation[key] === undefined
      ? []
      : [{ is: key, value: situation[key], path: ['situation', key] }];
  const { turn, leader = {}, me, rivals = {}, board = {} } = situation;
  const { followed, declined, ...led } = isRecord(leader) ? leader : {};
  const isNamed = isOther(turn) && Object.keys(led).length > 0;
  const path = ['situation', 'leader'];
  const own = isRecord(board) ? board : {};
  const entries = (value: unknown) => Object.entries(isRecord(value) ? value : {});
  return [
    ...at('players'),
    ...at('first-player'),
    ...(isNamed ? [] : at('turn')),
    ...at('phase'),
    ...(isNamed
      ? [
          {
            is: 'leading',
            value: { player: turn, facts: led },
            path: [],
            paths: { player: ['situation', 'turn'], facts: path },
          },
        ]
      : Object.keys(led).length > 0
        ? [{ is: 'leader', value: led, path }]
        : []),
    ...(followed === undefined
      ? []
      : [{ is: 'followed', value: followed, path: [...path, 'followed'] }]),
    ...(declined === undefined
      ? []
      : [{ is: 'declined', value: declined, path: [...path, 'declined'] }]),
    ...grouped(me).map(
      ([group, value]): Statement => ({ is: `me/${group}`, value, path: ['situation', 'me'] }),
    ),
    ...entries(rivals).flatMap(([player, side]) =>
      grouped(side).map(
        ([group, value]): Statement => ({
          is: `rivals/${group}`,
          value: { player, facts: value },
          path: [],
          paths: { facts: ['situation', 'rivals', player] },
        }),
      ),
    ),
    ...at('park'),
    ...at('park-deck'),
    ...at('supply'),
    ...at('perk-row'),
    ...entries(own.costs).map(([step, value]): Statement => {
      const [from, to] = step.split('-').map(Number);
      const paths = { cost: ['situation', 'board', 'costs', step], from: [], to: [] };
      return { is: 'costs', value: { from, to, cost: value }, path: [], paths };
    }),
    ...entries(own.points).map(
      ([level, value]): Statement => ({
        is: 'points',
        value: { level: Number(level), points: value },
        path: [],
        paths: { points: ['situation', 'board', 'points', level], level: [] },
      }),
    ),
  ];
}

/** Where a sentence belongs in the description. */
function put(whole: unknown, is: string, value: unknown): unknown {
  const told: Data = isRecord(value) ? value : {};
  const at =
    (...path: string[]) =>
    (inside: unknown) =>
      withValue(whole, path, inside);
  const about = (path: readonly string[], known: unknown): unknown =>
    Object.entries(isRecord(known) ? known : {}).reduce<unknown>(
      (so, [key, inside]) => withValue(so, [...path, key], inside),
      whole,
    );
  switch (is.replace(/\/.*$/, '')) {
    case 'leading':
      return withValue(at('situation', 'turn')(told.player), ['situation', 'leader'], {
        ...(isRecord(told.facts) ? told.facts : {}),
      });
    case 'me':
      return about(['situation', 'me'], value);
    case 'followed':
    case 'declined':
      return at('situation', 'leader', is)(value);
    case 'rivals':
      return about(['situation', 'rivals', String(told.player)], told.facts);
    case 'costs':
      return at('situation', 'board', is, `${told.from}-${told.to}`)(told.cost);
    case 'points':
      return at('situation', 'board', is, String(told.level))(told.points);
    default:
      return at('situation', is)(value);
  }
}

function describe(told: readonly Pick<Statement, 'is' | 'value'>[]): Described {
  const table = told
    .filter((each) => !isQuestion(each))
    .reduce<unknown>((whole, { is, value }) => put(whole, is, value), {});
  return { ...(isRecord(table) ? table : {}), ...askedIn(told) };
}
