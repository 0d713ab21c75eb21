import { z } from 'zod';
import { type Described, meanings, oneOrMore, player } from '#engine/core/format/meaning.ts';
import { bestFriendIds, kidIds, madeUpRuleIds, perkIds } from '#generated/fort.ts';
import { boxNames, resources, suits } from '../notation/tree.ts';
import { phases, type Source, sources, type TokenPlace } from './vocabulary.ts';

/** The values that descriptions of Fort consist of, each with what it is about. */

/** '?' is one card that is not named, 'more' any number of further ones. */
const unnamed = '?';
const more = 'more';

const cards = z.enum([...kidIds, ...bestFriendIds]);
const symbols = z.enum([...suits, 'coin']);
const tokenCount = z.int().min(0).max(30);

export const card = (example = 'bug') => cards.clone().register(meanings, { is: 'card', example });
export const cardOrNone = (example = 'bug') =>
  z.enum([...cards.options, 'none']).register(meanings, { is: 'card-or-none', example });
export const cardList = (...example: readonly string[]) =>
  z.array(cards).register(meanings, { is: 'cards', example });

const cardNumber = z.int().min(0).max(60);
const pileCards = z.array(z.enum([...cards.options, unnamed, more]));
const piled = z.union([cardNumber, pileCards]);
/** Cards by name, or only how many there are. */
export const pile = (...example: readonly string[]) =>
  piled.clone().register(meanings, { is: 'pile', example });
/** The same for cards that people would count rather than look at. */
export const countedPile = (example: number) =>
  piled.clone().register(meanings, { is: 'counted-pile', example });
/** Only their number. */
export const cardCount = (example: number) =>
  cardNumber.clone().register(meanings, { is: 'card-count', example });
/** In a Lookout only the symbols show: a card may be described by them. */
export const lookout = (...example: readonly unknown[]) =>
  z
    .union([
      cardNumber,
      z.array(
        z.union([
          z.enum([...cards.options, ...symbols.options, unnamed, more]),
          z.strictObject({ shows: z.array(symbols).min(1).max(2) }),
        ]),
      ),
    ])
    .register(meanings, { is: 'lookout', example });

const tokensByKind = z.strictObject({ pizza: tokenCount.optional(), toys: tokenCount.optional() });
export const tokens = () =>
  tokensByKind.clone().register(meanings, { is: 'tokens', example: { pizza: 3, toys: 12 } });
/** A number says how many tokens there are, not of which kind; 0 is none. */
export const holding = (example: unknown = { pizza: 1, toys: 0 }) =>
  z.union([tokenCount, tokensByKind]).register(meanings, { is: 'holding', example });
const tokensByPlace = z.strictObject({
  stuff: tokensByKind.optional(),
  pack: tokensByKind.optional(),
  supply: tokensByKind.optional(),
});
/** Tokens by kind, or by place and kind. */
export const payment = (example: unknown, icon?: string, ...places: readonly TokenPlace[]) =>
  z
    .union([tokensByKind, tokensByPlace])
    .register(meanings, { is: 'payment', example, places, ...(icon ? { icon } : {}) });
export const resourceOrNone = () =>
  z.enum([...resources, 'none']).register(meanings, { is: 'resource-or-none', example: 'pizza' });
/** One kind, or how many of each. */
export const gained = () =>
  z
    .union([z.enum(resources), tokensByKind])
    .register(meanings, { is: 'gain', example: { pizza: 2 } });
/** What is printed on the board between two levels. */
export const cost = () =>
  z
    .array(z.enum([...resources, 'any']))
    .register(meanings, { is: 'cost', example: ['pizza', 'any'] });
const conversion = z.strictObject({
  into: z.enum(resources),
  in: z.enum(['stuff', 'pack']).optional(),
  times: cardNumber.optional(),
});
export const converted = () =>
  z.union([z.enum(resources), oneOrMore(conversion)]).register(meanings, {
    is: 'conversion',
    example: [{ into: 'toys', in: 'stuff', times: 2 }],
    icon: 'convert',
  });

export const suit = (example = 'shovel') =>
  z.enum(suits).register(meanings, { is: 'suit', example });
/** The coin is accepted as well: it is a mistake that gets explained. */
export const symbol = (example = 'crown') =>
  symbols.clone().register(meanings, { is: 'symbol', example });
export const perk = (example = 'diy', usual?: string) =>
  z.enum(perkIds).register(meanings, { is: 'perk', example, ...(usual ? { usual } : {}) });
export const perkList = (...example: readonly string[]) =>
  z.array(z.enum(perkIds)).register(meanings, { is: 'perks', example });
/** Nobody has more than one at a time. */
export const ownPerks = (...example: readonly string[]) =>
  z.array(z.enum(perkIds)).register(meanings, { is: 'perks', one: 'mostly', example });
export const madeUpRule = () =>
  z.enum(madeUpRuleIds).register(meanings, { is: 'made-up-rule', example: 'piggy-bank' });
/** `true`: there is one, but it is unknown which. */
export const someMadeUpRule = () =>
  z
    .union([z.literal(true), z.enum(madeUpRuleIds)])
    .register(meanings, { is: 'some-made-up-rule', example: 'piggy-bank' });
/** What a new level gives. */
export const reward = () =>
  z.enum([...madeUpRuleIds, ...perkIds]).register(meanings, { is: 'reward', example: 'bribe' });

export const times = () => cardNumber.clone().register(meanings, { is: 'times', example: 2 });
export const fortLevel = () =>
  z.int().min(0).max(5).register(meanings, { is: 'fort-level', example: 2 });
export const phase = () => z.enum(phases).register(meanings, { is: 'phase', example: 'play' });
export const place = () => z.enum(sources).register(meanings, { is: 'place', example: 'hand' });
export const boxName = () => z.enum(boxNames).register(meanings, { is: 'box', example: 'private' });

const source = z.enum(sources);
/** A list of suits for one coin is a mistake that gets explained; `none`: the coin is not counted. */
const helper = z.strictObject({
  card: cards,
  coin: z.union([z.enum([...suits, 'none']), z.array(z.enum(suits))]).optional(),
  from: source.optional(),
});
const helping = z.union([cards, helper]);
/** A card of which only the symbol shows, with what its coin counts as. */
const shownHelper = z.strictObject({
  card: symbols,
  coin: z.enum([...suits, 'none']).optional(),
});
/** Cards that help, and what their coins count as. */
export const helpers = (...example: readonly unknown[]) =>
  z.array(helping).register(meanings, { is: 'helpers', example });
export const lookoutHelpers = (...example: readonly unknown[]) =>
  z
    .array(z.union([z.enum([...cards.options, ...symbols.options]), helping, shownHelper]))
    .register(meanings, { is: 'lookout-helpers', example });
/** Cards discarded to follow. */
export const followers = (example: unknown) =>
  oneOrMore(helping).register(meanings, {
    is: 'followers',
    example,
    one: 'mostly',
    places: ['lookout', 'discard', 'deck', 'yard'],
  });

/** A card that moves; '?' where it does not matter which. */
const movedCard = z.strictObject({
  card: z.enum([...cards.options, unnamed]).optional(),
  from: source.optional(),
  of: player().optional(),
});
const moved = z.union([z.enum([...cards.options, unnamed]), movedCard]);
interface Moving {
  readonly icon?: string;
  readonly from: readonly Source[];
  readonly example: unknown;
}
export const movedCards = ({ icon, from: places, example }: Moving) =>
  oneOrMore(moved).register(meanings, {
    is: 'moved-cards',
    example,
    places,
    ...(icon ? { icon } : {}),
  });
/** At most one; an empty list: none. */
export const oneMovedCard = ({ icon, from: places, example }: Moving) =>
  z.union([moved, z.array(moved).max(0)]).register(meanings, {
    is: 'moved-cards',
    one: 'always',
    example,
    places,
    ...(icon ? { icon } : {}),
  });
/** One card, several, or the statement that nobody was recruited. */
export const recruits = ({ from: places, example }: Moving) =>
  z
    .union([z.literal('none'), oneOrMore(moved)])
    .register(meanings, { is: 'recruits', one: 'mostly', example, places });
/** All cards, none, or those that are named. */
export const cleanedUp = () =>
  z
    .union([z.enum(['all', 'none']), z.array(cards)])
    .register(meanings, { is: 'cleaned-up', example: 'all' });

export type Pile = Described<typeof piled>;
export type ShownCard = Exclude<Described<ReturnType<typeof lookout>>, number>[number];
export type Tokens = Described<typeof tokensByKind>;
export type Holding = Described<ReturnType<typeof holding>>;
export type Payment = Described<ReturnType<typeof payment>>;
export type Cost = Described<ReturnType<typeof cost>>;
export type Conversion = Described<typeof conversion>;
export type Helper = Described<typeof helper>;
export type HelpingCard = Described<typeof helping>;
export type ShownHelp = Described<typeof shownHelper>;
export type Moved = Described<typeof movedCard>;
export type MovedCard = Described<typeof moved>;
