import { same } from '#engine/core/same.ts';
import { figures, parkDeck } from '#generated/fort.ts';
import { type CardId, cardIds, isBestFriend, symbolsOf } from '../../cards/ids.ts';
import { isPlayable, printedOn } from '../../cards/printed.ts';
import { iconsIn } from '../../cards/steps.ts';
import { hasCoin } from '../../cards/suits.ts';
import type { DescribedMove } from '../../format/move.ts';
import type { SheetEntry } from '../../format/sheet.ts';
import type { Side, Situation } from '../../format/situation.ts';
import { listed } from '../../format/spelling.ts';
import type { ShownCard } from '../../format/values.ts';
import { phases } from '../../format/vocabulary.ts';
import { type CardSymbol, resources } from '../../notation/tree.ts';
import { playerCount, tableProblems, tokensMissing } from '../../scoring/impossible-sheet.ts';
import { perkProblems } from '../../scoring/perks.ts';
import { no, type Rule, type Violation } from '../../violation.ts';
import { atLeast, cardsIn, inUse, parkIsShort, playedBy, seatsOf } from './described.ts';
import { isFollowing, leaderBeside, leaders } from './lead.ts';

type Problem = Violation;

const zones = ['hand', 'deck', 'discard', 'yard', 'lookout'] as const;

/** A side as the score keeper knows it, to be held to the same limits. */
const entryOf = (
  name: string,
  side: Side,
): Omit<SheetEntry, 'hand' | 'deck' | 'discard' | 'yard'> => ({
  ...side,
  name,
  cards: [...zones.flatMap((zone) => cardsIn(side[zone])), ...inUse(side)],
  lookout: atLeast(side.lookout),
  'made-up-rule': side['made-up-rule'] === true ? undefined : side['made-up-rule'],
});

function* sideProblems(
  player: string,
  side: Side,
  turn: string,
  phase?: string,
): Generator<Problem> {
  const {
    fort = 5,
    'made-up-rule': rule,
    yard,
    lookout,
    hand,
    played,
    added = [],
    recruited: taken = 0,
  } = side;
  const perks = fort < 2 ? [] : side.perks;
  for (const card of cardsIn(yard))
    if (isBestFriend(card)) yield no('card.best-friend', 'friend-in-yard', { player, card });
  if (rule === true && fort === 0)
    yield no('fort.level-1', 'rule-at-level-0', { player, card: '' });
  for (const shown of listed<ShownCard | number>(lookout))
    if (typeof shown === 'object' && !printable(shown.shows))
      yield no('card.suits', 'no-such-card', { player, suits: shown.shows });
  // Only Recycling can bring a sixth card, and it is then gone.
  yield* atMost('draw.only', 'hand', atLeast(hand), fort < 2 || perks?.length ? 5 : 6);
  if (taken > 1 && perks && !perks.includes('birthday-party'))
    yield no('recruit.must', 'too-many-recruited', { count: taken, most: 1 });
  if (played === 'none' && added.length > 0) yield no('play.add', 'nothing-played');
  yield* blank(playedBy(side));
  if (playedBy(side) && turn && player !== turn)
    yield no('turn.leader', 'not-your-turn', { player: turn });
  const now = player === turn && phase;
  if (now === 'cleanup' && playedBy(side))
    yield no('turn.phases', 'wrong-phase', { phase: now, needs: 'play' });
  if (side['first-turn'] && atLeast(yard) > 0 && (player !== turn || (now && now !== 'draw')))
    yield no('cleanup.first-turn', 'yard-too-early', { player });
}

const atMost = (rule: Rule, figure: string, count: number, room: number): Problem[] =>
  count > room ? [no(rule, 'count-over', { figure, count, room })] : [];

/** A card without boxes can't be the played card (play.blank). */
const blank = (card: CardId | undefined): Problem[] =>
  card && !isPlayable(card) ? [no('play.blank', 'no-boxes', { card })] : [];

/** Is there a card with just these symbols, in any order (card.suits)? */
const printable = (shows: readonly CardSymbol[]): boolean =>
  cardIds.some((card) => same(symbolsOf(card).toSorted(), shows.toSorted()));

/** What the description gives for the leader's card must be something that such a card can do. */
function* leaderProblems(situation: Situation): Generator<Problem> {
  const { leader = {}, turn } = situation;
  const { played: card, declared, gained, followed = [], declined = [] } = leader;
  const decided = [...followed, ...declined];
  const [one = ''] = decided;
  // Nobody would be left to have played it.
  const all = !turn && one && leaders(situation)?.length === 0;
  if (all || (turn && decided.includes(turn)))
    yield no('follow.when', 'leader-follows', { player: turn ?? one });
  const player = followed.find((name) => declined.includes(name));
  if (player) yield no('follow.when', 'decided-twice', { player });
  if (card === 'none' && (declared || followed.length > 0))
    yield no('follow.when', 'nothing-played');
  if (!card || card === 'none') return;
  if (leader.diy) yield no('perk.diy', 'instead-of-playing', { card });
  yield* blank(card);
  if (declared && !hasCoin(card)) yield no('follow.coin-declared', 'nothing-to-declare', { card });
  const kinds = iconsIn(printedOn(card).public?.box ?? null).flatMap((icon) =>
    'what' in icon ? icon.what : [],
  );
  const shown = resources.find((kind) => kinds.includes(kind));
  if (gained && gained !== 'none' && shown && shown !== gained && !kinds.includes('any'))
    yield no('action.gain', 'gain-other', { resource: gained, shown });
}

/** Problems with what belongs to nobody: Park, supply, perks. */
function* commonProblems(
  situation: Situation,
  sides: readonly Side[],
  following: boolean,
): Generator<Problem> {
  const { park, 'park-deck': deck = 0, 'perk-row': row = [] } = situation;
  const stated = seatsOf(situation);
  const wrongCount = stated === undefined ? [] : [...playerCount(stated)];
  yield* wrongCount;
  // An impossible number of players says nothing about how many cards there are.
  const seats = wrongCount.length > 0 ? undefined : stated;
  const count = atLeast(park);
  yield* atMost('setup.park', 'park', count, 3);
  for (const card of cardsIn(park))
    if (isBestFriend(card)) yield no('card.best-friend', 'friend-in-park', { card });
  if (deck > 0 && parkIsShort(situation))
    yield no('recruit.park', 'park-not-refilled', { count, deck });
  yield* atMost('setup.park', 'park-deck', deck, parkDeck.cards - 3 - 8 * (seats ?? 2));
  if (seats !== undefined && sides.length > seats)
    yield no('overview.players', 'too-many-rivals', { count: sides.length - 1 });
  // On the asker's own turn the asker is the leader.
  yield* leaderProblems(following ? situation : { turn: 'me', ...situation });
  const chosen = sides.filter(({ fort = 0, perks }) => fort > 1 || perks?.length).length;
  yield* atMost('setup.perks', 'perks', row.length, (seats ?? 4) + 1 - chosen);
  const cards = sides.reduce(
    (sum, side) => zones.reduce((all, zone) => all + atLeast(side[zone]), sum + inUse(side).length),
    count + deck,
  );
  yield* atMost('setup.park', 'cards', cards, parkDeck.cards + 2 * (seats ?? 4));
}

/** Everything in the description that no game by the rules can show. */
export function impossible(situation: Situation, move: DescribedMove): Problem[] {
  const { me = {}, rivals = {}, park, supply, 'perk-row': row = [] } = situation;
  const { turn = isFollowing(move) ? (leaderBeside(situation, 'me') ?? '') : 'me' } = situation;
  const phase =
    situation.phase ?? ('skip' in move ? move.skip : phases.find((name) => name in move));
  const sides = Object.entries({ me, ...rivals });
  const entries: SheetEntry[] = sides.map(([name, side]) => entryOf(name, side));
  const unseen = Math.max(0, (seatsOf(situation) ?? figures.maxPlayers) - entries.length);
  const tokens = [...tokensMissing(entries, supply ?? {}, unseen)];
  const { leader = {} } = situation;
  const led = playedBy(leader);
  // The leader's card is in front of the leader, who may be described without it.
  if (led && !sides.some(([, side]) => playedBy(side) === led))
    entries.push({ name: turn && turn !== 'me' ? turn : 'leader', cards: [led] });
  const cards = cardsIn(park).filter((card) => !isBestFriend(card));
  // Where all players are fully described, what none of them has does not exist.
  const nowhere = seatsOf(situation) === sides.length && { macaroni: false };
  return [
    ...tableProblems([...entries, { name: 'park', cards, ...nowhere }], supply),
    ...tokens,
    ...perkProblems([...entries, ...row.map((perk): SheetEntry => ({ name: '', perks: [perk] }))]),
    ...sides.flatMap(([name, side]) => [...sideProblems(name, side, turn, phase)]),
    ...commonProblems(
      situation,
      sides.map(([, side]) => side),
      isFollowing(move),
    ),
  ];
}
