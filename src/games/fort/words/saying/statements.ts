import { isList, isRecord } from '#engine/core/unknown-data.ts';
import { askedIn, isQuestion } from '#words/saying/questions.ts';
import { withValue } from '#words/saying/several.ts';
import type { Described, Statement } from '#words/saying/speech.ts';

/** Which sentences describe the table, and the place of each in the description. */

type Data = Readonly<Record<string, unknown>>;

/** What one sentence gives of a player, in the order of a look around the table. */
export const sideSentences: Readonly<Record<string, readonly string[]>> = {
  level: ['fort', 'hand'],
  resources: ['stuff', 'pack'],
  piles: ['lookout', 'yard', 'discard', 'deck'],
  turn: ['played', 'added', 'rough-housed', 'recruited'],
  assets: ['track', 'made-up-rule', 'macaroni', 'perks'],
  when: ['first-turn'],
};

/** The sentence that a key belongs to; one that is new joins what a player has. */
const sentenceWith = (key: string): string =>
  Object.keys(sideSentences).find((group) => sideSentences[group]?.includes(key)) ?? 'assets';

/** The keys that go into one sentence, in their order there. */
export function keysIn(group: string, keys: readonly string[]): string[] {
  const order = sideSentences[group] ?? [];
  const own = keys.filter((key) => sentenceWith(key) === group);
  return [
    ...order.filter((key) => own.includes(key)),
    ...own.filter((key) => !order.includes(key)),
  ];
}

const isOther = (player: unknown): player is string =>
  typeof player === 'string' && player !== 'me';

/** What is known of a player, as much as goes into one sentence. */
function grouped(side: unknown, whose: 'mine' | 'side'): [string, Data][] {
  const known: Data = isRecord(side) ? side : {};
  const groups = new Map<string, Data>();
  for (const group of Object.keys(sideSentences)) {
    const own = keysIn(group, Object.keys(known)).map((key) => [key, known[key]]);
    if (own.length > 0) groups.set(group, Object.fromEntries(own));
  }
  const merge = (into: string, from: string, value: Data): void => {
    groups.delete(from);
    groups.set(into, value);
  };
  const [resources, piles] = [groups.get('resources'), groups.get('piles')];
  const isEmpty = (held: Data = {}): boolean => Object.values(held).every((one) => one === 0);
  // Empty places are named together.
  if (whose === 'mine' && resources && piles && isEmpty(piles)) {
    const isNone = ([, held]: [string, unknown]): boolean => held === 0;
    const [none, some] = [true, false].map((is) =>
      Object.fromEntries(Object.entries(resources).filter((one) => isNone(one) === is)),
    );
    if (!isEmpty(resources)) groups.set('resources', some ?? resources);
    else groups.delete('resources');
    groups.set('piles', { ...none, ...piles });
  }
  if (whose === 'side')
    for (const [group, held] of Object.entries({ resources, piles }))
      if (held && isEmpty(held)) merge('empty', group, { ...groups.get('empty'), ...held });
  const [level, assets] = [groups.get('level'), groups.get('assets')];
  if (level && assets && level.hand === undefined && level.fort !== undefined)
    merge('standing', 'level', { fort: level.fort, assets });
  if (groups.has('standing')) groups.delete('assets');
  const order = ['level', 'standing', 'resources', 'empty', 'piles', 'turn', 'assets', 'when'];
  return order.flatMap((group): [string, Data][] => {
    const value = groups.get(group);
    if (value === undefined) return [];
    // “Ann’s Yard has Doc”: whose it is would have to be said again after the first place.
    return whose === 'side' && (group === 'resources' || group === 'piles')
      ? Object.entries(value).map(([place, held]) => [group, { [place]: held }])
      : [[group, value]];
  });
}

/** The sentences about the table, in the order of a look around it. */
export function statementsOf(situation: Data): Statement[] {
  const at = (key: string): Statement[] =>
    situation[key] === undefined
      ? []
      : [{ is: key, value: situation[key], path: ['situation', key] }];
  const { turn, phase: now, leader = {}, me, rivals = {}, board = {} } = situation;
  const { followed, declined, ...led } = isRecord(leader) ? leader : {};
  const isNamed = isOther(turn) && Object.keys(led).length > 0;
  const path = ['situation', 'leader'];
  const own = isRecord(board) ? board : {};
  const boardPath = (key: string) => ['situation', 'board', key];
  const isMoment = !isNamed && turn !== undefined && now !== undefined && now !== 'follow';
  const isUndecided = [followed, declined].every((names) => isList(names) && names.length === 0);
  const leading = {
    is: 'leading',
    value: { player: turn, facts: led },
    path: [],
    paths: { player: ['situation', 'turn'], facts: path },
  };
  const moment = {
    is: 'moment',
    value: { turn, phase: now },
    path: [],
    paths: { turn: ['situation', 'turn'], phase: ['situation', 'phase'] },
  };
  const decided = (key: string, value: unknown): Statement[] =>
    value === undefined ? [] : [{ is: key, value, path: [...path, key] }];
  return [
    ...at('players'),
    ...at('first-player'),
    ...(isMoment ? [moment] : [...(isNamed ? [] : at('turn')), ...at('phase')]),
    ...(isNamed ? [leading] : []),
    ...(!isNamed && Object.keys(led).length > 0 ? [{ is: 'leader', value: led, path }] : []),
    ...(isUndecided
      ? [{ is: 'undecided', value: { followed, declined }, path: [], paths: {} }]
      : [...decided('followed', followed), ...decided('declined', declined)]),
    ...grouped(me, 'mine').map(([group, value]) => aboutPlayer(group, value)),
    ...Object.entries(isRecord(rivals) ? rivals : {}).flatMap(([player, side]) =>
      grouped(side, 'side').map(([group, value]) => aboutPlayer(group, value, player)),
    ),
    ...at('park'),
    ...at('park-deck'),
    ...at('supply'),
    ...at('perk-row'),
    ...['costs', 'points'].flatMap((key): Statement[] =>
      own[key] === undefined ? [] : [{ is: key, value: own[key], path: boardPath(key) }],
    ),
  ];
}

/** One sentence about the asker, or about another player. */
function aboutPlayer(group: string, value: Data, player?: string): Statement {
  const path = player === undefined ? ['situation', 'me'] : ['situation', 'rivals', player];
  const is = `${player === undefined ? 'me' : 'rivals'}/${group}`;
  const who = player === undefined ? {} : { player };
  if (group === 'standing')
    return {
      is,
      value: { ...who, ...value },
      path: [],
      paths: { fort: [...path, 'fort'], assets: path },
    };
  return player === undefined
    ? { is, value, path }
    : { is, value: { player, facts: value }, path: [], paths: { facts: path } };
}

/** Where a sentence belongs in the description. */
function put(whole: unknown, is: string, value: unknown): unknown {
  const given: Data = isRecord(value) ? value : {};
  const at =
    (...path: string[]) =>
    (inside: unknown) =>
      withValue(whole, path, inside);
  const about = (path: readonly string[], known: unknown): unknown =>
    Object.entries(isRecord(known) ? known : {}).reduce<unknown>(
      (so, [key, inside]) => withValue(so, [...path, key], inside),
      whole,
    );
  const [kind, group] = is.split('/');
  if (group === 'standing') {
    const { player, fort, assets } = given;
    const path = player === undefined ? ['situation', 'me'] : ['situation', 'rivals', `${player}`];
    return about(path, { fort, ...(isRecord(assets) ? assets : {}) });
  }
  switch (kind) {
    case 'leading':
      return withValue(at('situation', 'turn')(given.player), ['situation', 'leader'], {
        ...(isRecord(given.facts) ? given.facts : {}),
      });
    case 'moment':
      return withValue(at('situation', 'turn')(given.turn), ['situation', 'phase'], given.phase);
    case 'undecided':
      return about(['situation', 'leader'], value);
    case 'me':
      return about(['situation', 'me'], value);
    case 'followed':
    case 'declined':
      return at('situation', 'leader', is)(value);
    case 'rivals':
      return about(['situation', 'rivals', String(given.player)], given.facts);
    case 'costs':
    case 'points':
      return at('situation', 'board', is)(value);
    default:
      return at('situation', is)(value);
  }
}

export function describe(statements: readonly Pick<Statement, 'is' | 'value'>[]): Described {
  const table = statements
    .filter((each) => !isQuestion(each))
    .reduce<unknown>((whole, { is, value }) => put(whole, is, value), {});
  return { ...(isRecord(table) ? table : {}), ...askedIn(statements) };
}
