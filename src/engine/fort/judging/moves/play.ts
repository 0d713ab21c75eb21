import type { About } from '#engine/core/verdict.ts';
import { boxOf } from '../../actions/box.ts';
import { type CardId, isCard, symbolsOf } from '../../cards/ids.ts';
import { printedOn } from '../../cards/printed.ts';
import { type Added, declaresSuit, symbolsFor } from '../../cards/suits.ts';
import type { ActionUse, PlayMove } from '../../format/move.ts';
import { type BoxUse, spelledOut, usesIn } from '../../format/spelling.ts';
import type { Helper, HelpingCard } from '../../format/values.ts';
import { type BoxName, type CardSymbol, suits } from '../../notation/tree.ts';
import { checkAdditions, checkAnnounced, checkCard, checkUses } from '../../rules/play.ts';
import { helpsInFull, suitOf, tasksOf } from '../../rules/tasks.ts';
import type { PlayMove as EngineMove } from '../../state/move.ts';
import type { Task } from '../../state/state.ts';
import { takeOut } from '../../state/zones.ts';
import type { Violation } from '../../violation.ts';
import {
  cardsToAdd,
  lookoutCard,
  settleCoin,
  symbolsToName,
  unseenCards,
  wantedSuits,
} from '../boxes/added-cards.ts';
import { describedLookout, lookoutThere } from '../boxes/added-from-lookout.ts';
import { choicesFor, chooseUses, figureIn } from '../boxes/boxes-used.ts';
import { carryOut } from '../boxes/carry-out.ts';
import type { described } from '../boxes/described-choices.ts';
import { playedBy } from '../table/described.ts';
import type { Table } from '../table/described-table.ts';
import { cardsMoved, helpersNamed, namesCard } from '../table/named-in-move.ts';
import { onMyTurn } from '../table/timing.ts';
import type { takeBack } from './taken-back.ts';

/** Whether a number of times or of things is described, which settles how many cards helped. */
const countsDescribed = (said: readonly BoxUse[] | undefined): boolean =>
  !!said?.some(({ choices }) =>
    Object.entries(choices).some(([key, value]) => key === 'times' || typeof value !== 'string'),
  );

/** A choice that stands for all cards that nobody described. */
const undescribed = 'undescribed';

/**
 * Cards that help: as described, or else none or some of those that could. Whether there are others that
 * nobody described is one question; how many of them help is only tried if there are.
 */
function chooseHelp(
  table: Table,
  place: 'me.hand' | 'me.lookout',
  said: readonly HelpingCard[] | undefined,
  could: readonly CardId[][],
  unseen: readonly CardId[][],
  wanted: readonly CardSymbol[],
): Added[] {
  const { on } = table;
  const options: (readonly HelpingCard[] | typeof undescribed)[] = said ? [said] : [...could];
  if (!said && unseen.length > 0) options.push(undescribed);
  let chosen = on.choose(options) ?? [];
  if (chosen === undescribed) {
    on.guess();
    chosen = could.at(-1) ?? [];
    if (on.whether(place, `${place}?`, { is: 'help' }))
      chosen = [...chosen, ...(on.choose(unseen) ?? [])];
    else on.no('play.add', 'not-in-hand', { card: '' });
  }
  return chosen.map((entry) => settleCoin(table, entry, wanted));
}

/** More than the symbols allow, unless a coin counted as another suit for each box (play.coin-one-suit). */
function checkCoins({ on }: Table, helpers: readonly Added[], wanted: readonly CardSymbol[]): void {
  const coins = helpers.filter(({ coin }) => coin);
  const [first] = coins;
  const excess = ({ code, facts: { said, most, times } }: Violation) =>
    code === 'zero-times' ||
    code === 'nothing-happens' ||
    times === 0 ||
    (code === 'too-often' && Number(said) - Number(most) <= coins.length);
  // By one edition all added coins may have to count as the same suit.
  const twoCoins = new Set(coins.map(({ coin }) => coin)).size > 1;
  const excessive = first && wanted.length > 1 && on.violations.some(excess);
  if (twoCoins || excessive) on.editions.add('play.coin-one-suit');
  if (excessive) on.no('play.coin-one-suit', 'coin-two-suits', { card: first.card, suits: wanted });
}

/** Of a Lookout card only the symbol may have been described: then nobody knows its name. */
const calledBy = (card: string, isNamed: (card: CardId) => boolean): string => {
  if (!isCard(card) || isNamed(card)) return card;
  const [symbol = ''] = symbolsOf(card);
  return symbol;
};

/** Which of the added cards it is without which an action would get just as far (play.purpose). */
function nameUseless(
  { on }: Table,
  tasks: readonly Task[],
  said: EngineMove,
  isNamed: (card: CardId) => boolean,
): void {
  for (const [at, { rule, code, facts }] of on.violations.entries()) {
    const task = tasks.find(({ box }) => box === facts.box);
    if (code !== 'too-little' || !task) continue;
    const printed = boxOf(task);
    const suit = suitOf(printed, said);
    const reached = Math.ceil(Number(facts.did) / printed.stride);
    const useless = [...said.added, ...said.lookout].filter((added) => {
      const symbols = suit ? symbolsFor(added, suit) : 0;
      const without = (task.times ?? 0) - symbols;
      return symbols > 0 && without >= reached && !helpsInFull(added, said, said.uses);
    });
    const cards = useless.map(({ card }) => calledBy(card, isNamed));
    const [card] = cards;
    on.violations[at] =
      card !== undefined && cards.length === 1
        ? { rule, code: 'changes-nothing', facts: { ...facts, card } }
        : { rule, code, facts: { ...facts, cards } };
  }
}

/** Refusals that hold however often the action happens. */
const uncounted = [
  'not-there',
  'copies-short',
  'trash-from',
  'lookout-from',
  'lookout-removed',
  'source',
  'own-yard',
  'friend-in-park',
  'friend-in-yard',
  'not-a-rival',
  'gain-other',
  'gain-mixed',
  'spend-other',
  'convert-back',
  'then-left-out',
];

/**
 * Would the answer differ if the played card did not count itself (play.own-suit)? What can't be done this
 * often might then be done less often; but less than once is not at all, and too often remains too often.
 */
function restsOnOwn(task: Task, said: EngineMove, against: readonly Violation[]): boolean {
  const suit = suitOf(boxOf(task), said);
  const own = suit ? symbolsFor({ card: said.card }, suit) : 0;
  if (own === 0 || against.length === 0) return own > 0;
  const counted = against.filter(({ code }) => !uncounted.includes(code));
  if (counted.length === 0) return false;
  return (task.times ?? 0) > own && !counted.some(({ code }) => code === 'too-often');
}

/** What is needed only where more is described of a play than the card. */
interface DescribedPlays {
  readonly choices: typeof described;
  readonly takeBack: typeof takeBack;
}

/** The leader's Play phase. */
export function judgePlay(table: Table, move: PlayMove, more?: DescribedPlays): void {
  const { on, hand, me } = table;
  const { play: card } = move;
  onMyTurn(table, 'play');
  const first = playedBy(me);
  if (table.situation.leader?.diy) on.no('perk.diy', 'after-diy', { card });
  const recycled = (move.actions ?? []).flatMap((use) =>
    typeof use === 'object' && 'recycle' in use ? use : [],
  );
  for (const use of recycled)
    more?.takeBack(
      table,
      use.recycle,
      usesIn(move.actions?.slice(0, move.actions.indexOf(use)) ?? []),
    );
  const second = first ?? (table.situation.phase === 'follow' ? '' : undefined);
  if (second !== undefined && move.perk !== 'do-over')
    on.no('play.one-card', 'second-card', { card, first: second });
  more?.choices.checkOwner(table, move);
  const described =
    move.actions && usesIn(move.actions).filter((use) => (use.card ?? card) === card);
  // Where only boxes of other cards were described, those of this one are free.
  const said = described?.length || !move.actions?.length ? described : undefined;
  if (said) more?.choices.checkFinished(table, said, card);

  const all = chooseUses(table, card, said);
  const uses = all.filter((use) => !use.idle);
  const used = uses.map(({ box }) => box);
  const freely = all.some((use) => use.asFarAsItGoes);
  if (freely) on.guess();
  on.variant = all.map(({ box, full, idle }) => `${box} ${idle ? 'idle' : full}`).join();
  const choicesOf = (box: BoxName) => choicesFor(box, said);
  if (used.some((box) => more?.choices.isHopeless({ card, box }, choicesOf(box)))) on.hopeless();
  // Nothing helps an action that is not on the card.
  const areThere = used.every((box) => printedOn(card)[box]);
  const asksName = used.some((box) => printedOn(card)[box]?.per === 'one-suit');
  const others = takeOut([card], hand.named);
  const inSight = [
    ...[card, ...others, ...helpersNamed(move)].flatMap((one) =>
      isCard(one) ? symbolsOf(one) : one,
    ),
    ...table.lookout.flatMap(({ symbols }) => symbols),
  ];
  const names = asksName ? symbolsToName(inSight) : [];
  const named = move.suit ?? (areThere ? on.choose(names) : names[0]);
  const wanted = wantedSuits(card, used, named);
  const tryMore =
    areThere &&
    !freely &&
    (on.wantsEveryWay ||
      countsDescribed(said) ||
      wanted.some((suit) => !symbolsOf(card).includes(suit)));
  const mentioned = cardsMoved(usesIn(move.actions ?? []).map(({ choices }) => choices));
  const could = (cards: readonly CardId[]) =>
    tryMore ? cardsToAdd(cards, wanted, mentioned, on.wantsEveryWay) : [];
  const unseen = (cards: number) =>
    tryMore ? unseenCards(wanted, Math.min(cards * 2, figureIn(move.actions))) : [];
  // A card shows two symbols at most.
  const isEnough = hand.unseen * 2 >= figureIn(move.actions);
  const added = chooseHelp(table, 'me.hand', move.add, could(others), unseen(hand.unseen), wanted);
  const lookout = chooseHelp(
    table,
    'me.lookout',
    describedLookout(table, move),
    could(
      table.lookout.flatMap((shown) => lookoutCard(shown, (one) => namesCard(move, one)) ?? []),
    ),
    // Cards that nobody described are looked for in one place at a time, if one can have as many as are needed.
    on.guessed && isEnough ? [] : unseen(table.lookoutUnseen),
    wanted,
  );
  const declares = declaresSuit(card);
  const declared =
    move.declare === 'coin' ? undefined : (move.declare ?? (declares ? suits[0] : undefined));
  if (move.declare === 'coin' && !declares)
    on.no('follow.coin-declared', 'declare-a-suit', { card });
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
    const { from = 'hand', card: other } = spelledOut<Helper>(entry);
    if (from !== 'hand') on.no('play.add', 'added-from', { card: other, from });
  }
  const addedCards = added.map((other) => other.card);
  // Where the added cards are not described, a card that is not known to be there stands for any that helps as much.
  const helping: About | undefined = move.add ? undefined : { is: 'help' };
  const there = [
    ...[card].filter((one) => hand.take(one)),
    ...addedCards.filter((one) => hand.take(one, false, helping)),
  ];
  const lies = {
    hand: there,
    lookout: lookoutThere(
      table,
      lookout,
      (one) => !!move['add-from-lookout'] && namesCard(move, one),
    ),
  };
  const rules = [
    ...checkCard(lies, engineMove),
    ...(said && said.length > 2 ? [] : checkUses(engineMove)),
    ...checkAnnounced(engineMove),
    ...checkAdditions(lies, engineMove),
  ];
  for (const { rule, code, facts } of rules) {
    const about = isCard(String(facts.card))
      ? { ...facts, card: calledBy(String(facts.card), (one) => namesCard(move, one)) }
      : facts;
    const copies = rule === 'play.add' && isCard(about.card) ? hand.had(about.card) : 0;
    if (code === 'not-in-hand' && copies > 0)
      on.no(rule, 'copies-short', { ...about, from: 'hand', count: copies });
    else on.no(rule, code, about);
    // A card that matches nothing changes nothing either.
    if (rule === 'play.add' && code === 'no-match') on.no('play.purpose', 'no-effect', about);
  }
  const blank = rules.some(({ rule }) => rule === 'play.blank');
  if (blank) on.readings.add('play.blank');
  // Nothing is counted where the play itself is impossible.
  const isCounted = on.violations.length === 0;
  // What can't be used in part is not tried in part.
  if (blank || rules.some(({ code }) => code === 'no-parts')) return;

  const idle = all.filter((use) => use.idle && !use.asFarAsItGoes).map(({ box }) => box);
  const tasks = tasksOf({ ...engineMove, uses: idle.length ? all : engineMove.uses });
  const boxes = tasks.map((task) => ({
    task,
    idle: idle.includes(task.box),
    choices: choicesOf(task.box),
  }));
  let done: ReturnType<typeof carryOut>;
  try {
    done = carryOut(table, boxes, { played: card, added: addedCards }, more?.choices);
  } finally {
    // Also where the attempt ends early because a rule is broken for good.
    nameUseless(table, tasks, engineMove, (one) => namesCard(move, one));
    if (isCounted && tasks.some((task) => restsOnOwn(task, engineMove, on.violations)))
      on.readings.add('play.own-suit');
    // That a card is among the added ones or of no use there means nothing if it was only tried.
    const tried = [...(move.add ? [] : added), ...(move['add-from-lookout'] ? [] : lookout)];
    const isTried = ({ rule, facts }: Violation) =>
      facts.from === 'added' ? !move.add : rule === 'play.purpose' && tried.length > 0;
    if (on.violations.some(isTried)) on.guessed = true;
  }
  for (const box of idle) on.effect('idle', { box });
  // Doing nothing matters for an action that is described as used, not for one that was only tried.
  const nothing = on.violations.some(({ code }) => code === 'nothing-done');
  if (nothing && (!said || idle.length > 0)) on.guessed = true;
  checkCoins(table, [...added, ...lookout], wanted);
  on.example = {
    play: card,
    perk: move.perk,
    add: added.length ? added : undefined,
    'add-from-lookout': lookout.length ? lookout : undefined,
    suit: named,
    declare: declares ? declared : undefined,
    actions: inTheirPlaces(
      move,
      done
        .filter((each) => !each.idle)
        .map(({ task, choices }) => ({ [task.box]: { full: task.full, ...choices } })),
    ),
  };
}

/** The boxes as they were carried out, and what Recycling brought back where it was described. */
function inTheirPlaces({ actions = [] }: PlayMove, boxes: readonly ActionUse[]): ActionUse[] {
  const left = [...boxes];
  const described = actions.flatMap((use) =>
    typeof use === 'object' && 'recycle' in use ? use : left.splice(0, usesIn([use]).length),
  );
  return [...described, ...left];
}
