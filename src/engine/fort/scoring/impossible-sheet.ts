import type { Facts } from '#engine/core/verdict.ts';
import {
  type ClauseId,
  fortLevelTrack,
  parkDeck,
  figures as printed,
  tokens,
} from '#generated/fort.ts';
import { isBestFriend, kidCount, pairOf } from '../cards/ids.ts';
import type { Sheet, SheetEntry } from '../format/sheet.ts';
import type { Tokens } from '../format/values.ts';
import { figures, ownZones } from '../format/vocabulary.ts';
import { resources } from '../notation/tree.ts';
import { packMayHold, stuffHolds } from '../state/capacity.ts';
import { no, type Violation } from '../violation.ts';
import {
  inPlace,
  knownCards,
  knownInPack,
  knownTokens,
  lookoutCount,
  namedCards,
  sizeOf,
} from './holdings.ts';
import { ruleScoring } from './made-up-rules.ts';
import { perkProblems } from './perks.ts';

type Problem = Violation;

function* capacities(entry: SheetEntry): Generator<Problem> {
  const { name: player, fort: level = 5, perks } = entry;
  const packHolds = packMayHold(level, perks);
  const over = (rule: ClauseId, code: string, count = 0, room = 0, facts: Facts = { level }) =>
    count > room ? [no(rule, code, { player, count, room, ...facts })] : [];
  yield* over('board.lookout', 'lookout-over', lookoutCount(entry), level + 1);
  // Mentions the perk that makes, or might make, the Pack hold more.
  const perk: Facts = packHolds > level + 1 ? { perk: 'xxl-backpack' } : {};
  yield* over('board.pack', 'pack-over', knownInPack(entry), packHolds, { level, ...perk });
  const stuff = typeof entry.stuff === 'number' ? entry.stuff : 0;
  yield* over('board.stuff', 'stuff-total-over', stuff, 2 * stuffHolds, {});
  for (const resource of resources) {
    const kind = inPlace(entry.stuff, resource);
    yield* over('board.stuff', 'stuff-over', kind, stuffHolds, { resource });
    const room = stuffHolds + packHolds;
    yield* over('board.stuff', 'board-over', entry[resource], room, { resource });
  }
}

const most: Readonly<Record<string, number>> = figures;

/** A figure that is described and also counted must agree, and no card shows more than is printed. */
function* wrongFigures(entry: SheetEntry): Generator<Problem> {
  const { name: player } = entry;
  for (const [card, { figure, count }] of Object.entries(ruleScoring)) {
    const said = figure in entry ? entry[figure] : undefined;
    const rule = ruleClause(card);
    if (!rule || typeof said !== 'number') continue;
    const counted = count(entry) ?? said;
    if (said !== counted) yield no(rule, 'figure-differs', { player, figure, said, counted });
    const room = most[figure] ?? said;
    if (said > room) yield no(rule, 'figure-over', { player, card, count: said, room });
  }
}

/** `cards` are all cards of a player, so those of each place are among them (rule.count-all). */
function* cardsInPlaces(entry: SheetEntry): Generator<Problem> {
  const { name: player, cards } = entry;
  const piles = ownZones.map((zone) => entry[zone] ?? 0);
  const least = piles.reduce<number>((sum, pile) => sum + (sizeOf(pile) ?? 0), 0);
  const said = sizeOf(cards);
  if (said === undefined) return;
  const left = [...(typeof cards === 'object' ? cards : [])];
  const others = piles
    .flatMap((pile) => (typeof pile === 'object' && typeof cards === 'object' ? pile : []))
    .filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  const counted = Math.max(least, said + others.length);
  if (counted > said)
    yield no('rule.count-all', 'figure-differs', { player, figure: 'cards', said, counted });
}

const ruleClauses: Readonly<Record<string, ClauseId>> = {
  'big-plans': 'rule.big-plans',
  'friendship-bracelet': 'rule.friendship-bracelet',
  'piggy-bank': 'rule.piggy-bank',
  'pizza-party': 'rule.pizza-party',
  loner: 'rule.loner',
  'play-palace': 'rule.play-palace',
  'slime-lab': 'rule.slime-lab',
};
const ruleClause = (id: string): ClauseId | undefined => ruleClauses[id];

function* oneMadeUpRuleEach(players: readonly SheetEntry[]): Generator<Problem> {
  for (const [at, { name: player, 'made-up-rule': rule, fort }] of players.entries()) {
    if (rule && fort === 0) yield no('fort.level-1', 'rule-at-level-0', { player, card: rule });
    const owner = players.slice(0, at).find((other) => other['made-up-rule'] === rule);
    if (rule && owner)
      yield no('setup.made-up-rules', 'rule-twice', { player, rival: owner.name, card: rule });
  }
}

function* oneMacaroni(players: readonly SheetEntry[]): Generator<Problem> {
  const owners = players.filter((entry) => entry.macaroni);
  for (const { name: player, fort = 5 } of owners)
    if (fort < 5) yield no('fort.level-5', 'macaroni-below-5', { player, level: fort });
  const [first, second] = owners;
  if (first && second)
    yield no('fort.level-5', 'macaroni-twice', { player: first.name, rival: second.name });
  const any = players.find((entry) => entry.fort === 5);
  // Nobody below level 5 has it, so somebody at level 5 must have it who is not described as being without it.
  if (any && players.every(({ macaroni, fort = 5 }) => macaroni === false || fort < 5))
    yield no('fort.level-5', 'macaroni-nobody', { player: any.name });
}

/** 42 kids make 60 cards: at most 18 are second or further copies; each Best Friend exists once. */
function* copies(players: readonly SheetEntry[]): Generator<Problem> {
  const kids = players.flatMap(namedCards).filter((card) => !isBestFriend(card));
  const doubles = kids.length - new Set(kids).size;
  const most = parkDeck.cards - kidCount;
  if (kids.length > parkDeck.cards)
    yield no('setup.park', 'too-many-kids', { count: kids.length, room: parkDeck.cards });
  else if (doubles > most)
    yield no('setup.park', 'too-many-copies', { count: doubles, room: most });
  const friends = players.flatMap(namedCards).filter(isBestFriend);
  for (const card of new Set(friends)) {
    const count = friends.filter((friend) => friend === card).length;
    if (count > 1) yield no('setup.board', 'friend-twice', { card, count });
  }
  const owned = players.flatMap((entry) =>
    [...new Set(namedCards(entry))]
      .filter(isBestFriend)
      .map((card) => ({ card, player: entry.name })),
  );
  // The two of one board belong to one player, and the two of one player to one board (setup.board).
  for (const [at, { card, player }] of owned.entries())
    for (const { card: other, player: rival } of owned.slice(0, at)) {
      if (pairOf(card) === other && player !== rival)
        yield no('setup.board', 'friends-apart', { card, other, player, rival });
      else if (pairOf(card) !== other && player === rival)
        yield no('card.best-friend', 'friends-of-two-boards', { player, card: other, other: card });
    }
}

/** The most tokens of a kind that a board may have, by its description. */
function mostOnBoard(entry: SheetEntry, resource: 'pizza' | 'toys'): number {
  const { fort = 5, stuff, pack, perks } = entry;
  const room = packMayHold(fort, perks);
  const inStuff =
    inPlace(stuff, resource) ??
    Math.min(stuffHolds, typeof stuff === 'number' ? stuff : stuffHolds);
  const inPack = inPlace(pack, resource) ?? Math.min(room, typeof pack === 'number' ? pack : room);
  return entry[resource] ?? inStuff + inPack;
}

/** What is not in the supply is on the boards, whose room is limited; `unseen`: how many boards are not described. */
export function* tokensMissing(
  players: readonly SheetEntry[],
  supply: Tokens,
  unseen: number,
): Generator<Problem> {
  for (const resource of resources) {
    const left = supply[resource];
    if (left === undefined) continue;
    const boards = [...players, ...Array<SheetEntry>(unseen).fill({ name: '' })];
    const count = boards.reduce((total, entry) => total + mostOnBoard(entry, resource), left);
    const room = tokens[resource];
    if (count < room) yield no('setup.supply', 'tokens-under', { resource, count, room });
  }
}

/** 30 of each kind, on the boards and in the supply (setup.supply). */
function* tokenLimits(players: readonly SheetEntry[], supply: Tokens): Generator<Problem> {
  for (const resource of resources) {
    const count = players.reduce(
      (total, entry) => total + (entry[resource] ?? knownTokens(entry, resource)),
      supply[resource] ?? 0,
    );
    const room = tokens[resource];
    if (count > room) yield no('setup.supply', 'tokens-over', { resource, count, room });
  }
}

/** The rules that things on a table break, whether the game is finished or not. */
export const tableProblems = (players: readonly SheetEntry[], supply: Tokens = {}): Problem[] => [
  ...players.flatMap((entry) => [...capacities(entry)]),
  ...oneMadeUpRuleEach(players),
  ...oneMacaroni(players),
  ...copies(players),
  ...tokenLimits(players, supply),
];

export const playerCount = (count: number): Problem[] =>
  count < printed.minPlayers || count > printed.maxPlayers
    ? [no('overview.players', 'players', { count })]
    : [];

/** Points that are printed alike on every board; the others only the reader knows (score.fort). */
const printedPoints = (points: Sheet['points']): Problem[] =>
  fortLevelTrack.points.flatMap((counted, level) => {
    const said = points[level] ?? counted;
    return counted !== null && said !== counted
      ? [no('score.fort', 'printed-points', { level, said: said ?? 0, counted })]
      : [];
  });

/** 60 kids and everyone's two Best Friends are all the cards there are (setup.park, setup.board). */
function* allCards(players: readonly SheetEntry[]): Generator<Problem> {
  const count = players.reduce((total, entry) => total + knownCards(entry), 0);
  const room = parkDeck.cards + 2 * players.length;
  if (count > room) yield no('setup.park', 'cards-over', { count, room });
  for (const { name: player, yard } of players)
    for (const card of typeof yard === 'object' ? yard : [])
      if (isBestFriend(card)) yield no('card.best-friend', 'friend-in-yard', { player, card });
}

/** Everything that can't be on a table where the rules were kept. */
export const impossibilities = ({ players, points }: Sheet): Problem[] => [
  ...playerCount(players.length),
  ...printedPoints(points),
  ...players.flatMap((entry) => [...wrongFigures(entry), ...cardsInPlaces(entry)]),
  ...tableProblems(players),
  ...perkProblems(players),
  ...allCards(players),
];
