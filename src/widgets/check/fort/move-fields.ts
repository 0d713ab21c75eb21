import { claims, listed, setupFigures } from '../../../engine/fort/describe/move.ts';
import { phases, type Situation } from '../../../engine/fort/describe/situation.ts';
import { suits } from '../../../engine/fort/notation/tree.ts';
import { type Draft, type Kind, usesOf } from './check.ts';
import type { CheckCard } from './context.ts';
import { type Field, yesNo } from './field.ts';

/** What the questions about a move depend on. */
interface MoveView {
  readonly move: Draft;
  readonly situation: Situation;
  /** The card that is played or followed. */
  readonly card: CheckCard | undefined;
}

type MoveField = Field<MoveView>;

export const boxNames = ['public', 'private'] as const;
const whichever = 'check:whichever';
const recruits = ({ move }: MoveView) =>
  move.recruit === 'none' ? 0 : listed<unknown>(move.recruit).length;
const withCard = ({ card }: MoveView) => card !== undefined;

/** A suit has to be named where a box that is used counts “any one suit”. */
function asksSuit({ card, move }: MoveView): boolean {
  const used = usesOf(move).map(({ box }) => box);
  return boxNames.some(
    (box) => (used.length === 0 || used.includes(box)) && card?.[box]?.per === 'one-suit',
  );
}

const suit = { as: 'select', words: 'verdicts:suit.', base: whichever } as const;
const heap = (at: string, label: string): MoveField => ({
  as: 'cards',
  at: `discard.${at}`,
  label,
});

/** The questions about each kind of move, the main one first. */
export const moveFields: Readonly<Record<Kind, readonly MoveField[]>> = {
  play: [
    { at: 'play', as: 'card', label: 'rules:example.does.play' },
    { at: 'add', as: 'cards', label: 'check:add', coin: true, when: withCard },
    {
      at: 'lookout',
      as: 'cards',
      label: 'check:lookout',
      coin: true,
      symbols: true,
      when: withCard,
    },
    { ...suit, at: 'suit', of: [...suits, 'coin'], label: 'check:suit', when: asksSuit },
    {
      ...suit,
      at: 'declare',
      of: suits,
      label: 'check:declare',
      when: ({ card }) => card?.public !== null && card?.signs.includes('coin') === true,
    },
    {
      at: 'perk',
      as: 'flag',
      said: 'do-over',
      label: 'check:do-over',
      when: ({ situation }) => situation.me?.played !== undefined,
    },
  ],
  follow: [
    {
      at: 'follow',
      as: 'cards',
      label: 'rules:example.does.follow',
      coin: true,
      from: ['lookout', 'discard', 'deck', 'yard'],
    },
    {
      at: 'box',
      as: 'pick',
      of: boxNames,
      words: 'verdicts:box.',
      base: 'public',
      label: 'rules:example.does.box',
      when: ({ move }) => move.follow !== undefined,
    },
  ],
  decline: [],
  recruit: [
    {
      at: 'recruit',
      as: 'cards',
      label: 'rules:example.does.recruit',
      some: true,
      from: ['park', 'park-deck', 'yard'],
      of: 'players',
    },
    { at: 'recruit', id: 'recruit-none', as: 'flag', said: 'none', label: 'check:recruit-none' },
    {
      at: 'to',
      as: 'pick',
      of: ['discard', 'hand', 'deck'],
      words: 'verdicts:place.',
      base: 'discard',
      label: 'rules:example.does.to',
      when: (view) => recruits(view) > 0,
    },
    {
      at: 'perk',
      as: 'flag',
      said: 'birthday-party',
      label: 'check:birthday-party',
      when: (view) => recruits(view) === 1,
    },
  ],
  perk: [
    {
      at: 'perk',
      as: 'select',
      of: 'perks',
      base: 'check:unsaid',
      label: 'rules:example.does.perk',
    },
    {
      at: 'take',
      as: 'card',
      label: 'rules:example.does.take',
      when: ({ move }) => move.perk === 'recycling',
    },
    {
      at: 'pay',
      as: 'payment',
      places: ['stuff', 'pack'],
      label: 'check:pay',
      when: ({ move }) => move.perk === 'diy',
    },
  ],
  cleanup: [
    {
      at: 'cleanup',
      as: 'pick',
      of: ['all', 'none'],
      words: 'rules:example.choice.',
      label: 'rules:example.does.cleanup',
    },
    { at: 'cleanup', id: 'cleanup-cards', as: 'cards', label: 'check:some-cards' },
  ],
  discard: [
    heap('pile', 'rules:example.does.pile'),
    heap('yard', 'rules:example.does.yard'),
    heap('keep', 'rules:example.does.keep'),
    heap('lookout', 'rules:example.does.lookout-off'),
  ],
  draw: [
    { at: 'draw.cards', as: 'count', max: 20, label: 'rules:example.does.draw' },
    {
      ...yesNo,
      at: 'draw.reshuffle',
      label: 'rules:example.does.reshuffle',
      when: ({ move }) => move.draw !== undefined,
    },
  ],
  skip: [
    {
      at: 'skip',
      as: 'pick',
      of: phases,
      words: 'verdicts:phase.',
      label: 'rules:example.does.skip',
    },
  ],
  claim: [
    {
      at: 'claim',
      as: 'pick',
      of: claims,
      words: 'rules:example.claim.',
      label: 'rules:example.does.claim',
    },
    {
      at: 'player',
      as: 'pick',
      of: 'players',
      label: 'rules:example.does.player',
      when: ({ move }) => move.claim === 'turn',
    },
  ],
  setup: [
    ...setupFigures.map(
      (figure): MoveField => ({
        at: `setup.${figure}`,
        as: 'count',
        max: 60,
        label: `verdicts:figure.${figure}`,
      }),
    ),
    { at: 'setup.friends', as: 'cards', label: 'check:friends' },
  ],
};
