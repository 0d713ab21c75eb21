import { madeUpRuleIds, perkIds } from '#generated/fort.ts';
import { isCard } from '../cards/ids.ts';
import { resources, suits } from '../notation/tree.ts';
import type { Move } from './move.ts';

type Test = (given: unknown) => boolean;

const oneOf =
  (...words: readonly unknown[]): Test =>
  (given) =>
    words.includes(given);
const list =
  (test: Test): Test =>
  (given) =>
    Array.isArray(given) && given.every(test);
const maybe =
  (test: Test): Test =>
  (given) =>
    given === undefined || test(given);
const count: Test = (given) => Number.isInteger(given) && Number(given) >= 0;

/** An object with these fields and no others. */
const fields =
  (tests: Readonly<Record<string, Test>>): Test =>
  (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
    const found = new Map<string, unknown>(Object.entries(given));
    for (const key of found.keys()) if (!Object.hasOwn(tests, key)) return false;
    return Object.entries(tests).every(([key, test]) => test(found.get(key)));
  };

const suit = oneOf(...suits);
const resource = oneOf(...resources);
const stock = fields({ pizza: count, toys: count });
const payment = fields({ stuff: stock, pack: stock });
const added = list(fields({ card: isCard, coin: maybe(suit) }));
const use = fields({ box: oneOf('public', 'private'), full: oneOf(true, false) });
const source = { card: maybe(isCard), whose: maybe(count) };

const shapes: Readonly<Record<Move['do'], Readonly<Record<string, Test>>>> = {
  keep: { card: isCard },
  play: {
    card: isCard,
    added,
    lookout: added,
    uses: list(use),
    named: maybe(oneOf(...suits, 'coin')),
    declared: maybe(suit),
  },
  skip: {},
  diy: { pay: payment },
  gain: { what: resource },
  pack: { what: resource, from: oneOf('stuff', 'supply') },
  lookout: { from: oneOf('hand', 'park', 'park-deck', 'yard'), ...source },
  trash: { from: oneOf('hand', 'discard'), card: maybe(isCard) },
  'trash-this': {},
  'trash-rival': source,
  recruit: { from: oneOf('park', 'park-deck', 'yard'), ...source },
  advance: { pay: payment },
  vp: {},
  spend: { what: resource, from: oneOf('stuff', 'pack') },
  'copy-pack': { take: stock },
  'copy-rival-pack': { whose: count, take: stock },
  convert: { to: resource, in: oneOf('stuff', 'pack') },
  stop: {},
  follow: { discard: added },
  decline: {},
  'rough-housing': {},
  'do-over': {},
  recycle: { card: isCard },
  rule: { rule: oneOf(...madeUpRuleIds) },
  perk: { perk: oneOf(...perkIds) },
};

/** Does something of unknown origin have the shape of a move? */
export function isMove(given: unknown): given is Move {
  if (typeof given !== 'object' || given === null || !('do' in given)) return false;
  const kind = given.do;
  if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind)) return false;
  const shape = Object.entries(shapes).find(([name]) => name === kind)?.[1];
  return shape !== undefined && fields({ do: oneOf(kind), ...shape })(given);
}
