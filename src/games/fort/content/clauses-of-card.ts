import { parseBox } from '#engine/fort/notation/parse.ts';
import type { Box, CardSymbol, Counter, Step } from '#engine/fort/notation/tree.ts';
import type { ClauseId } from '#generated/fort.ts';
import { countersOf, isSuit, stepsOf } from '../cards/box-parts.ts';
import type { Cards } from './schemas.ts';

/** Rules that a step involves besides the one that explains its icon. */
const around: Readonly<Partial<Record<Step['do'], readonly ClauseId[]>>> = {
  gain: ['board.stuff', 'supply.empty'],
  'copy-pack': ['board.stuff', 'play.zero'],
  'copy-rival-pack': ['board.stuff', 'play.zero'],
  pack: ['board.pack', 'perk.sticky-fingers'],
  lookout: ['board.lookout', 'perk.bribe'],
  recruit: ['recruit.park', 'recruit.yard', 'recruit.deck'],
  advance: ['board.cost', 'fort.advance', 'rule.big-plans'],
};

function ofStep(step: Step): ClauseId[] {
  const clauses: ClauseId[] = [`action.${step.do}`, ...(around[step.do] ?? [])];
  if (step.do === 'gain' && step.what === 'any') clauses.push('action.gain-choice');
  if (step.do === 'advance' && step.cost !== 0) clauses.push('symbol.cost');
  return clauses;
}

function ofCounter(counter: Counter): ClauseId[] {
  if (isSuit(counter)) return ['symbol.per', 'play.own-suit', 'play.add', 'play.lookout'];
  if (counter === 'one-suit') return ['symbol.per', 'symbol.one-suit', 'play.add', 'play.lookout'];
  return ['symbol.per', `symbol.${counter}`, 'play.zero'];
}

const inBrackets = (box: Box): ClauseId[] => ('do' in box ? [] : ['symbol.group', ...signs(box)]);

const signs = (box: Box): ClauseId[] => {
  if ('do' in box) return [];
  if ('all' in box) return box.all.flatMap(inBrackets);
  if ('first' in box) return ['symbol.then', ...inBrackets(box.first), ...inBrackets(box.then)];
  return inBrackets(box.each);
};

const ofBox = (box: Box): ClauseId[] => [
  ...stepsOf(box).flatMap(ofStep),
  ...countersOf(box).flatMap(ofCounter),
  ...signs(box),
];

function ofFollowing(box: Box | null, suits: readonly CardSymbol[]): ClauseId[] {
  if (box === null) return ['follow.when'];
  const clauses: ClauseId[] = ['follow.discard', 'follow.full'];
  if (countersOf(box).some(isSuit)) clauses.push('follow.count');
  if (stepsOf(box).some((step) => step.do === 'gain' && step.what === 'any'))
    clauses.push('follow.same-resource');
  if (suits.includes('coin')) clauses.push('follow.coin-declared');
  return clauses;
}

const bySymbol: Readonly<Partial<Record<CardSymbol, readonly ClauseId[]>>> = {
  coin: ['card.coin', 'play.coin-one-suit', 'follow.coin-discard'],
  crown: ['rule.play-palace'],
  book: ['rule.slime-lab'],
};

type PlayCard = Pick<Cards['kids'][string], 'suits' | 'public' | 'private'>;

/** The rules that concern a kid or a Best Friend, worked out from its icons. */
export function clausesOfPlayCard(card: PlayCard & { readonly isBestFriend: boolean }): ClauseId[] {
  const boxes = [parseBox(card.public ?? ''), parseBox(card.private ?? '')] as const;
  const clauses = [
    ...boxes.flatMap((box) => (box === null ? [] : ofBox(box))),
    ...card.suits.flatMap((suit) => bySymbol[suit] ?? []),
    ...ofFollowing(boxes[0], card.suits),
  ];
  if (boxes.includes(null)) clauses.push('play.blank');
  if (card.suits.length > 1) clauses.push('play.purpose', 'follow.count', 'follow.multi-suit');
  if (card.isBestFriend)
    clauses.push('card.best-friend', 'setup.board', 'discard.used', 'rule.loner');
  return clauses;
}

/** Made-up rules that look at all cards of a player, wherever they are. */
const countAll: readonly string[] = [
  'big-plans',
  'friendship-bracelet',
  'loner',
  'play-palace',
  'sleepover',
  'slime-lab',
];

const ofOneCard: Readonly<Record<string, readonly ClauseId[]>> = {
  'copy-cat': ['follow.one-card'],
  'birthday-party': ['recruit.must'],
  bribe: ['action.lookout', 'board.lookout'],
  'sticky-fingers': ['action.pack', 'board.pack'],
  'xxl-backpack': ['board.pack', 'fort.capacity'],
  diy: ['action.advance', 'symbol.cost', 'rule.big-plans'],
  'macaroni-sculpture': ['setup.macaroni', 'fort.level-5'],
  'first-player': ['turn.order', 'end.round'],
};

const ofKind = {
  'made-up-rule': ['fort.level-1', 'setup.made-up-rules'],
  perk: ['fort.level-2', 'setup.perks'],
  other: [],
} as const satisfies Readonly<Record<string, readonly ClauseId[]>>;

/** The rules that concern a card without boxes: its own, those of its kind, and some by name. */
export function clausesOfTextCard(
  id: string,
  kind: keyof typeof ofKind,
  { clause }: { readonly clause: string },
): string[] {
  return [
    clause,
    ...ofKind[kind],
    ...(countAll.includes(id) ? ['rule.count-all'] : []),
    ...(ofOneCard[id] ?? []),
  ];
}
