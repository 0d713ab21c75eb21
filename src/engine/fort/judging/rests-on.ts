import type { Effect } from '#engine/core/verdict.ts';
import type { ClauseId } from '#generated/fort.ts';
import { hasCoin } from '../cards/suits.ts';
import type { DescribedMove, PlayMove } from '../format/move.ts';
import { listed, spelledOut, usesIn } from '../format/spelling.ts';
import type { Helper, HelpingCard, ShownHelp } from '../format/values.ts';
import type { CardSymbol } from '../notation/tree.ts';

/** The clause behind something that happens. */
const behind: Readonly<Record<string, readonly ClauseId[]>> = {
  gain: ['action.gain'],
  pack: ['action.pack'],
  spend: ['action.spend'],
  convert: ['action.convert'],
  trash: ['action.trash'],
  lookout: ['action.lookout'],
  'trash-rival': ['action.trash-rival'],
  'trash-this': ['action.trash-this'],
  advance: ['action.advance', 'board.cost'],
  vp: ['action.vp'],
  'made-up-rule': ['fort.level-1'],
  perk: ['fort.level-2'],
  macaroni: ['fort.level-5'],
  'macaroni-taken': ['fort.level-5'],
  recycle: ['perk.recycling'],
  'trash-played': ['perk.rough-housing'],
  'to-yard': ['discard.yard'],
};

const sources: Readonly<Record<string, ClauseId>> = {
  park: 'recruit.park',
  'park-deck': 'recruit.deck',
  yard: 'recruit.yard',
};

const coinsIn = (entries: readonly (HelpingCard | CardSymbol | ShownHelp)[]): boolean =>
  entries.some((entry) => {
    const { coin } = spelledOut<Helper | ShownHelp>(entry);
    return coin !== undefined && coin !== 'none';
  });

function* ofPlay(move: PlayMove): Generator<ClauseId> {
  const { add = [], actions = [], suit, declare, play } = move;
  const lookout = move['add-from-lookout'] ?? [];
  const uses = usesIn(actions);
  yield 'play.one-card';
  if (uses.length > 1) yield 'play.actions';
  yield 'play.full';
  if (uses.some(({ choices }) => choices.full === false)) yield 'play.partial';
  if (add.length > 0) yield 'play.add';
  if (lookout.length > 0) yield 'play.lookout';
  if (add.length + lookout.length > 0) yield 'play.purpose';
  if (coinsIn([...add, ...lookout])) yield 'card.coin';
  if (suit) yield 'symbol.one-suit';
  if (declare && hasCoin(play)) yield 'follow.coin-declared';
}

function* ofMove(move: DescribedMove): Generator<ClauseId> {
  if ('play' in move) yield* ofPlay(move);
  else if ('follow' in move) {
    yield* ['follow.when', 'follow.discard', 'follow.full'] as const;
    if (listed<unknown>(move.follow).length > 1) yield 'perk.copy-cat';
  } else if ('decline' in move) yield 'follow.when';
  else if ('recruit' in move) yield 'recruit.must';
  else if ('cleanup' in move) yield 'cleanup.yard';
  else if ('discard' in move) yield 'discard.used';
  else if ('draw' in move) yield 'draw.five';
  else if ('skip' in move) yield move.skip === 'play' ? 'play.skip' : 'turn.phases';
  else if ('claim' in move) yield move.claim === 'next-turn' ? 'turn.order' : 'end.round';
  if ('perk' in move && move.perk) yield `perk.${move.perk}`;
}

/** The rules that a legal move rests on: of its kind, of how it is done, and of what happens by it. */
export function restsOn(move: DescribedMove, effects: readonly Effect[]): ClauseId[] {
  const isRecruit = 'recruit' in move;
  const happens = effects.flatMap(({ code, facts }): readonly ClauseId[] => {
    if (code === 'end' || code === 'nobody-left')
      return clausesOfEnd.filter((rule) => rule === facts.rule);
    const from = sources[String(facts.from)];
    if (code === 'recruit')
      return [...(isRecruit ? [] : ['action.recruit' as const]), ...(from ? [from] : [])];
    return behind[code] ?? [];
  });
  return [...new Set([...ofMove(move), ...happens])];
}

const clausesOfEnd = ['end.points', 'end.fort', 'end.park'] as const;
