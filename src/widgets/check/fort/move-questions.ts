import { claims, setupFigures } from '#engine/fort/format/move.ts';
import { phases } from '#engine/fort/format/situation.ts';
import { suits } from '#engine/fort/notation/tree.ts';
import type { Field, Forms } from './field.ts';
import { whichever, yesNo } from './questions.ts';

const suit = { as: 'select', words: 'verdicts:suit.', base: whichever } as const;
const heap = (at: string, label: string): Field => ({ as: 'cards', at: `discard.${at}`, label });

/** The questions about each kind of move, the main one first. */
export const moveQuestions: Forms['move'] = {
  play: [
    { at: 'play', as: 'card', label: 'rules:example.does.play' },
    { at: 'add', as: 'cards', label: 'check:add', coin: true, when: 'card' },
    {
      at: 'lookout',
      as: 'cards',
      label: 'check:lookout',
      coin: true,
      symbols: true,
      when: 'card',
    },
    { ...suit, at: 'suit', of: [...suits, 'coin'], label: 'check:suit', when: 'one-suit' },
    {
      ...suit,
      at: 'declare',
      of: suits,
      label: 'check:declare',
      when: 'declares',
    },
    {
      at: 'perk',
      as: 'flag',
      said: 'do-over',
      label: 'check:do-over',
      when: 'situation.me.played',
    },
  ],
  follow: [
    {
      at: 'follow',
      as: 'cards',
      label: 'rules:example.does.follow',
      one: 'mostly',
      coin: true,
      from: ['lookout', 'discard', 'deck', 'yard'],
    },
    {
      at: 'box',
      as: 'pick',
      of: ['public', 'private'],
      words: 'verdicts:box.',
      base: 'public',
      label: 'rules:example.does.box',
      when: 'move.follow',
    },
  ],
  decline: [],
  recruit: [
    {
      at: 'recruit',
      as: 'cards',
      label: 'rules:example.does.recruit',
      one: 'mostly',
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
      when: 'recruits',
    },
    {
      at: 'perk',
      as: 'flag',
      said: 'birthday-party',
      label: 'check:birthday-party',
      when: 'recruits-one',
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
      when: 'move.perk=recycling',
    },
    {
      at: 'pay',
      as: 'payment',
      places: ['stuff', 'pack'],
      label: 'check:pay',
      when: 'move.perk=diy',
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
      when: 'move.draw',
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
      when: 'move.claim=turn',
    },
  ],
  setup: [
    ...setupFigures.map(
      (figure): Field => ({
        at: `setup.${figure}`,
        as: 'count',
        max: 60,
        label: `verdicts:figure.${figure}`,
      }),
    ),
    { at: 'setup.friends', as: 'cards', label: 'check:friends' },
  ],
};
