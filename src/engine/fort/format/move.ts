import { z } from 'zod';
import {
  type Described,
  forLists,
  inlinePart,
  meanings,
  part,
  player,
  yesNo,
} from '#engine/core/format/meaning.ts';
import { boxNames } from '../notation/tree.ts';
import {
  boxName,
  card,
  cardCount,
  cardList,
  cleanedUp,
  converted,
  followers,
  gained,
  helpers,
  lookoutHelpers,
  movedCards,
  oneMovedCard,
  payment,
  perk,
  phase,
  place,
  recruits,
  reward,
  symbol,
  times,
} from './values.ts';
import { claims, type SetupFigure } from './vocabulary.ts';

/** The choices inside one action; what is left out is free. */
export const choices = inlinePart(
  'choices',
  {
    full: z.boolean().register(meanings, { is: 'extent', example: true }).optional(),
    times: times().optional(),
    gain: gained().optional(),
    trash: movedCards({
      icon: 'trash',
      from: ['hand', 'discard'],
      example: { card: 'doc', from: 'discard' },
    }).optional(),
    'put-in-lookout': movedCards({
      icon: 'lookout',
      from: ['hand', 'park', 'park-deck', 'yard'],
      example: { card: 'doc', from: 'yard', of: 'Ann' },
    }).optional(),
    'put-in-pack': payment({ toys: 2 }, 'pack', 'stuff', 'supply').optional(),
    pay: payment({ stuff: { pizza: 1 }, pack: { toys: 1 } }, 'advance', 'stuff', 'pack').optional(),
    spend: payment({ pizza: 1 }, 'spend', 'stuff', 'pack').optional(),
    rival: player()
      .register(meanings, { is: 'rival', example: 'Ann', icon: 'copy-rival-pack' })
      .optional(),
    'trash-rival': oneMovedCard({
      icon: 'trash-rival',
      from: ['yard'],
      example: { card: 'doc', of: 'Ann' },
    }).optional(),
    convert: converted().optional(),
    recruit: movedCards({
      icon: 'recruit',
      from: ['park', 'park-deck', 'yard'],
      example: { from: 'park-deck' },
    }).optional(),
    'trash-this': z
      .boolean()
      .register(meanings, { is: 'yes-no', example: true, icon: 'trash-this' })
      .optional(),
    score: z
      .int()
      .min(0)
      .max(60)
      .register(meanings, { is: 'count', example: 1, icon: 'vp' })
      .optional(),
    advance: z
      .boolean()
      .register(meanings, { is: 'yes-no', example: true, icon: 'advance' })
      .optional(),
    choose: reward().optional(),
  },
  { gain: 'pizza' },
);

/** What is done during a play, one thing after another. */
export const use = z.union([
  z.enum(boxNames),
  inlinePart('recycling', { recycle: card() }, { recycle: 'bug' }),
  inlinePart(
    'use',
    {
      public: choices.optional(),
      private: choices.optional(),
      card: card('scout').optional(),
    },
    { public: { gain: { toys: 4 } } },
  ),
]);

const figure = (example: number) =>
  z.int().min(0).max(60).register(meanings, { is: 'figure', example }).optional();

const laidOut = part(
  'laid-out',
  {
    pizza: figure(30),
    toys: figure(30),
    'best-friends': figure(2),
    track: figure(0),
    fort: figure(0),
    'made-up-rules': figure(4),
    perks: figure(4),
    park: figure(3),
    'park-deck': figure(20),
    dealt: figure(8),
    kept: figure(8),
    deck: figure(5),
    hand: figure(5),
    friends: cardList('rusty', 'bud').optional(),
  } satisfies Record<SetupFigure | 'friends', z.ZodType>,
  { hand: 5, perks: 4 },
);

/** Who makes the move, if it is neither the asker nor, among several moves, the player whose turn it is. */
const mover = { by: forLists(player()).optional() };
/** Cards that refilled the Park; later moves may take them. */
const refilled = { 'turned-up': forLists(cardList('doc')).optional() };

/** Every kind of move under the key that says which kind it is. */
export const moveSchemas = {
  play: part('play', {
    play: card(),
    add: helpers('the-moles', { card: 'puddin', coin: 'glue' }).optional(),
    'add-from-lookout': lookoutHelpers('moose', { card: 'coin', coin: 'book' }).optional(),
    suit: symbol().optional(),
    declare: symbol('shovel').optional(),
    actions: z
      .array(use)
      .register(meanings, {
        is: 'actions',
        example: [{ public: { gain: { toys: 4 } } }, 'private'],
      })
      .optional(),
    perk: perk('do-over', 'do-over').optional(),
    ...refilled,
    ...mover,
  }),
  follow: part('follow', {
    follow: followers('prince'),
    box: boxName().optional(),
    action: choices.optional(),
    perk: perk('copy-cat').optional(),
    ...refilled,
    ...mover,
  }),
  decline: part('decline', {
    decline: z.literal(true).register(meanings, { is: 'true', example: true }),
    ...mover,
  }),
  recruit: part('recruit', {
    recruit: recruits({
      from: ['park', 'park-deck', 'yard'],
      example: { card: 'doc', from: 'yard', of: 'Ann' },
    }),
    to: place().optional(),
    perk: perk('birthday-party', 'birthday-party').optional(),
    ...refilled,
    ...mover,
  }),
  cleanup: part('cleanup', { cleanup: cleanedUp(), ...mover }),
  discard: part('discard', {
    discard: part(
      'discarded',
      {
        'to-pile': cardList('bug').optional(),
        'to-yard': cardList('tiny').optional(),
        keep: cardList('doc').optional(),
        'from-lookout': cardList('moose').optional(),
      },
      { 'to-pile': ['bug'], 'to-yard': ['tiny'] },
    ),
    ...mover,
  }),
  draw: part('draw', {
    draw: cardCount(5),
    reshuffle: yesNo().optional(),
    drawn: forLists(cardList('bug', 'tiny')).optional(),
    ...mover,
  }),
  skip: part('skip', { skip: phase(), ...mover }),
  claim: part('claim', {
    claim: z.enum(claims).register(meanings, { is: 'claim', example: 'end-triggered' }),
    player: player().optional(),
  }),
  setup: part('setup', { setup: laidOut }),
  perk: part('perk', {
    perk: perk(),
    take: card().optional(),
    pay: payment({ pizza: 2 }, undefined, 'stuff', 'pack').optional(),
    ...mover,
  }),
} as const;

/** All kinds of moves; a written one is held to the schema of its own kind (reading, kinds.ts). */
export const moveSchema = z
  .union(Object.values(moveSchemas))
  .register(meanings, { is: 'move', example: { play: 'bug' } });

export type MoveKind = keyof typeof moveSchemas;
type MoveOf<Kind extends MoveKind> = Described<(typeof moveSchemas)[Kind]>;
export type PlayMove = MoveOf<'play'>;
export type FollowMove = MoveOf<'follow'>;
export type RecruitMove = MoveOf<'recruit'>;
export type PerkMove = MoveOf<'perk'>;
export type CleanupMove = MoveOf<'cleanup'>;
export type DiscardMove = MoveOf<'discard'>;
export type DrawMove = MoveOf<'draw'>;
export type SkipMove = MoveOf<'skip'>;
export type ClaimMove = MoveOf<'claim'>;
export type SetupMove = MoveOf<'setup'>;
export type DescribedMove = { [Kind in MoveKind]: MoveOf<Kind> }[MoveKind];

export type Choices = Described<typeof choices>;
export type ActionUse = Described<typeof use>;
