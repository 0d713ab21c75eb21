import { type BoxName, type CardId, isCard, symbolsOf } from '../describe/cards.ts';
import type { ActionUse, Choices, HelpingCard, PlayMove, ShownHelp } from '../describe/move.ts';
import { factsOf } from '../facts.ts';
import type { Added, PlayMove as EngineMove, Use } from '../move.ts';
import { type CardSymbol, suits } from '../notation/tree.ts';
import { checkAdditions, checkCard, checkSaid, checkUses } from '../play/check.ts';
import { tasksOf } from '../play/tasks.ts';
import { hasCoin } from '../suits.ts';
import { carryOut } from './carry-out.ts';
import { onMyTurn, playedBy } from './frame.ts';
import {
  allSymbols,
  helping,
  lookoutCard,
  selections,
  settleCoin,
  wantedSuits,
} from './helping.ts';
import type { Table } from './table.ts';

const boxes = ['public', 'private'] as const;

/** One use of a box as described. */
interface Said {
  readonly box: BoxName;
  readonly choices: Choices;
}

function readUses({ on }: Table, { actions, play }: PlayMove): Said[] | undefined {
  return actions?.flatMap((use: ActionUse): Said[] => {
    if (typeof use === 'string') return [{ box: use, choices: {} }];
    if (use.of && use.of !== play) on.no('play.added-idle', 'box-of-added', { card: use.of });
    return boxes.flatMap((box) => (use[box] ? [{ box, choices: use[box] }] : []));
  });
}

/** A box that comes back after another one was begun in between was not finished (play.finish-one). */
function checkFinished({ on }: Table, said: readonly Said[], card: CardId): void {
  for (const [at, { box }] of said.entries()) {
    const before = said.findIndex((other) => other.box === box);
    if (before < at - 1) on.no('play.finish-one', 'unfinished', { box });
    else if (before < at) on.no('play.actions', 'box-twice', { card });
  }
}

const orders: readonly (readonly BoxName[])[] = [
  ['public'],
  ['private'],
  ['public', 'private'],
  ['private', 'public'],
];
/** Of two boxes, which are used in full (play.full, play.partial). */
const fulls: readonly (readonly boolean[])[] = [
  [true, true],
  [true, false],
  [false, true],
];

/** The boxes in their order with full or partial use: as said, or one of the ways there are. */
function chooseUses(
  { on }: Table,
  card: CardId,
  said: readonly Said[] | undefined,
): readonly Use[] {
  const facts = factsOf(card);
  const asked = said
    ? [said]
    : orders
        .filter((order) => order.every((box) => facts[box]))
        .map((order) => order.map((box): Said => ({ box, choices: {} })));
  const ways = asked.flatMap((uses) => {
    const open = fulls.filter(
      (full) =>
        uses.length === 2 &&
        uses.every(({ choices }, at) => (choices.full ?? full[at]) === full[at]),
    );
    return (open.length ? open : [[]]).map((full) =>
      uses.map(({ box, choices }, at): Use => ({ box, full: choices.full ?? full[at] ?? true })),
    );
  });
  const possible = ({ box, full }: Use) => full || facts[box]?.divisible !== false;
  return on.choose(ways.filter((uses) => uses.every(possible))) ?? ways[0] ?? [];
}

/** A number of times or of things was said: then how many cards helped is not free. */
const countsSaid = (said: readonly Said[] | undefined): boolean =>
  !!said?.some(({ choices }) =>
    Object.entries(choices).some(([key, value]) => key === 'times' || typeof value !== 'string'),
  );

/** Cards that help: as said; else none, or some of those that could. */
const chooseHelp = (
  table: Table,
  said: readonly HelpingCard[] | undefined,
  could: () => readonly CardId[][],
  wanted: readonly CardSymbol[],
): Added[] =>
  (said ?? table.on.choose(could()) ?? []).map((entry) => settleCoin(table, entry, wanted));

/** A Lookout card that is only told by its symbol is one that lies there, or any such card. */
function byName({ lookout }: Table, entry: HelpingCard | CardSymbol | ShownHelp): HelpingCard[] {
  const { card: said, ...rest } = typeof entry === 'object' ? entry : { card: entry };
  if (isCard(said)) return [{ card: said, ...rest }];
  const shown = lookout.find(({ symbols }) => symbols.join() === said);
  const card = lookoutCard(shown ?? { symbols: [said] });
  return card ? [{ card, ...rest }] : [];
}

const lookoutCards = ({ lookout }: Table): CardId[] =>
  lookout.flatMap((shown) => lookoutCard(shown) ?? []);

/** The named Lookout cards that are there; for those nobody described, it is asked. */
function lookoutThere(table: Table, added: readonly Added[]): CardId[] {
  const { on, lookoutOpen } = table;
  const known = lookoutCards(table);
  if (!lookoutOpen) return known;
  const left = [...known];
  for (const { card } of added) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    else if (on.ask('me.lookout', [true, false], `me.lookout:${card}`)) known.push(card);
  }
  return known;
}

/** The leader's Play phase. */
export function judgePlay(table: Table, move: PlayMove): void {
  const { on, hand, me } = table;
  const { play: card } = move;
  onMyTurn(table, 'play');
  const first = playedBy(me);
  if (first && move.perk !== 'do-over') on.no('play.one-card', 'second-card', { card, first });
  const said = readUses(table, move);
  if (said) checkFinished(table, said, card);

  const uses = chooseUses(table, card, said).slice(0, said ? said.length : 2);
  const used = uses.map(({ box }) => box);
  on.variant = JSON.stringify(uses);
  const asksName = used.some((box) => factsOf(card)[box]?.per === 'one-suit');
  const named = move.suit ?? (asksName ? on.choose(allSymbols) : undefined);
  const wanted = wantedSuits(card, used, named);
  const tryMore = countsSaid(said) || wanted.some((suit) => !symbolsOf(card).includes(suit));
  const others = hand.named.filter((_, at) => at !== hand.named.indexOf(card));
  const mentioned = JSON.stringify(move.actions ?? '');
  const could = (cards: readonly CardId[]) => () =>
    tryMore ? selections(cards, wanted, mentioned) : [];
  const added = chooseHelp(table, move.add, could(others), wanted);
  const lookout = chooseHelp(
    table,
    move.lookout?.flatMap((entry) => byName(table, entry)),
    could(lookoutCards(table)),
    wanted,
  );
  const declares = factsOf(card).public !== null && hasCoin(card);
  const declared = move.declare ?? (declares ? suits[0] : undefined);
  const engineMove: EngineMove = {
    do: 'play',
    card,
    added,
    lookout,
    uses: uses.filter(({ box }, at) => used.indexOf(box) === at),
    named,
    declared,
  };

  for (const entry of move.add ?? []) {
    const { from = 'hand', card: other } = helping(entry);
    if (from !== 'hand') on.no('play.add', 'added-from', { card: other, from });
  }
  const there = [card, ...added.map((other) => other.card)].filter((one) => hand.take(one));
  const lies = { hand: there, lookout: lookoutThere(table, lookout) };
  const rules = [
    ...checkCard(lies, engineMove),
    ...(said && said.length > 2 ? [] : checkUses(engineMove)),
    ...checkSaid(engineMove),
    ...checkAdditions(lies, engineMove),
  ];
  for (const violation of rules) {
    on.ok(violation);
    // A card that matches nothing changes nothing either.
    if (violation.rule === 'play.add' && violation.code === 'no-match')
      on.no('play.purpose', 'no-effect', violation.facts);
  }
  for (const { rule } of rules) if (rule === 'play.blank') on.readings.add(rule);
  if (wanted.some((suit) => symbolsOf(card).includes(suit))) on.readings.add('play.own-suit');
  if (rules.some(({ rule }) => rule === 'play.blank')) return;

  const tasks = tasksOf(engineMove);
  const done = carryOut(
    table,
    tasks.map((task) => ({
      task,
      choices: said?.find(({ box }) => box === task.box)?.choices ?? {},
    })),
    { played: card, added: added.map((other) => other.card) },
  );
  on.chosen.move = {
    play: card,
    perk: move.perk,
    add: added.length ? added : undefined,
    lookout: lookout.length ? lookout : undefined,
    suit: named,
    declare: declares ? declared : undefined,
    actions: done.map(({ task, choices }) => ({ [task.box]: { full: task.full, ...choices } })),
  };
}
