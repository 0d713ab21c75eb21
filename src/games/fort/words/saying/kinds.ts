import { isList } from '#engine/core/unknown-data.ts';
import { claims } from '#engine/fort/format/vocabulary.ts';
import {
  constant,
  number,
  oneOf,
  type Phrase,
  standingFor,
  text,
  when,
  word,
} from '#words/saying/phrase.ts';
import { list } from '#words/saying/several.ts';
import { moved } from './moved-cards.ts';
import * as values from './values.ts';

/** How a key is put into words, by what its value is about: `key` is where its texts are. */
export type Kind = (key: string) => Phrase;

/** Places that a text may name: whose they are depends on who does it. */
export const places = {
  hand: { noun: 'fort/hand' },
  yard: { noun: 'fort/yard' },
  lookout: { noun: 'fort/lookout' },
  pack: { noun: 'fort/pack' },
  pile: { noun: 'fort/discard-pile' },
};

/** One text with the value in it. */
const withValue = (key: string, phrase: Phrase): Phrase =>
  text(key, { ...places, value: { phrase } });
const plainly =
  (phrase: Phrase): Kind =>
  (key) =>
    withValue(key, phrase);
const some = (key: string, phrase: Phrase): Phrase => withValue(`${key}.some`, phrase);
const none = (key: string, value: unknown): Phrase => constant(value, `${key}.none`, places);
const count = (key: string): Phrase => withValue(`${key}.count`, number);

const countOrNone: Kind = (key) => oneOf(none(key, 0), count(key));

const isOneOfList = (value: unknown): boolean => isList(value) && value.length === 1;

/** A list that may have nothing in it. */
const listed =
  (phrase: Phrase): Kind =>
  (key) =>
    oneOf(none(key, []), some(key, phrase));
/** An amount of each kind, or nothing at all. */
const amounts =
  (phrase: Phrase): Kind =>
  (key) =>
    oneOf(none(key, { pizza: 0, toys: 0 }), some(key, phrase));
const yesNo: Kind = (key) => oneOf(constant(true, `${key}.yes`), constant(false, `${key}.no`));
const pile =
  (phrase: Phrase): Kind =>
  (key) =>
    oneOf(none(key, 0), count(key), some(key, phrase));
const orNone =
  (phrase: Phrase): Kind =>
  (key) =>
    oneOf(none(key, 'none'), some(key, phrase));
const player: Kind = (key) =>
  oneOf(constant('me', `${key}.me`), text(`${key}.other`, { value: { phrase: values.other } }));
/** Who has done something: the verb is that of the asker, of one, or of several. */
const several = list(values.person, 2);
const doers: Kind = (key) =>
  oneOf(
    none(key, []),
    constant(['me'], `${key}.me`),
    text(`${key}.one`, {
      value: { phrase: when(isOneOfList, list(values.other)) },
    }),
    text(`${key}.with-me`, {
      value: { phrase: when((names) => isList(names) && names.includes('me'), several) },
    }),
    some(key, several),
  );
const printedPhases = ['cleanup', 'play', 'recruit', 'discard', 'draw'];
export const printedPhase = word(
  printedPhases,
  (id) => `fort/phase-${printedPhases.indexOf(id) + 1}`,
);
/** Following is a part of a phase that has no name of its own. */
const phase: Kind = (key) => oneOf(constant('follow', `${key}.follow`), some(key, printedPhase));

/** What every kind of value in Fort's format sounds like. */
export const kinds: Readonly<Record<string, Kind>> = {
  card: plainly(values.card),
  'card-or-none': orNone(values.card),
  cards: listed(list(values.card)),
  pile: pile(values.piled),
  'counted-pile': pile(values.piled),
  'card-count': plainly(number),
  lookout: pile(values.inLookout),
  tokens: amounts(values.tokens),
  holding: (key) => oneOf(none(key, 0), count(key), some(key, values.tokens)),
  payment: amounts(values.payment),
  'resource-or-none': orNone(values.resource),
  gain: (key) =>
    oneOf(text(`${key}.kind`, { value: { phrase: values.resource } }), amounts(values.tokens)(key)),
  conversion: (key) =>
    oneOf(
      text(`${key}.kind`, {
        value: { phrase: values.resource },
        other: { phrase: values.converted },
      }),
      none(key, []),
      some(key, oneOf(values.conversion, list(values.conversion, 2))),
    ),
  suit: plainly(values.symbol),
  symbol: plainly(values.symbol),
  perk: plainly(values.perk),
  perks: (key) =>
    oneOf(
      none(key, []),
      withValue(`${key}.one`, when(isOneOfList, list(values.perk))),
      some(key, values.perks),
    ),
  'some-made-up-rule': (key) => oneOf(constant(true, `${key}.yes`), some(key, values.rule)),
  reward: plainly(values.reward),
  times: plainly(number),
  'fort-level': plainly(number),
  count: plainly(number),
  figure: plainly(number),
  phase,
  place: plainly(values.place),
  box: plainly(values.box),
  helpers: listed(values.helpers),
  'lookout-helpers': listed(values.lookoutHelpers),
  followers: listed(values.followers),
  'moved-cards': listed(moved),
  recruits: (key) => oneOf(none(key, 'none'), some(key, moved)),
  'cleaned-up': (key) =>
    oneOf(constant('all', `${key}.all`, places), none(key, 'none'), some(key, list(values.card))),
  'yes-no': yesNo,
  extent: yesNo,
  true: (key) => constant(true, key),
  player,
  rival: player,
  'player-names': doers,
  players: (key) =>
    oneOf(count(key), none(key, []), some(key, list(values.person, 1, { text: `${key}.joint` }))),
};

const isOne = (value: unknown): boolean => !isList(value);

/** Keys that sound alike and need words of their own to differ. */
export const ownKinds: Readonly<Record<string, Phrase>> = {
  'situation.park-deck': countOrNone('situation.park-deck'),
  'draw.draw': countOrNone('draw.draw'),
  'choices.score': oneOf(none('choices.score', 0), some('choices.score', number)),
  // Trashing a card from a rival's Yard implies whose action it is; any other case has to be made explicit.
  'choices.trash': oneOf(
    none('choices.trash', []),
    when((value) => !values.isOfRival(value), some('choices.trash', moved)),
    text('choices.trash.as-own', { value: { phrase: moved } }),
  ),
  'choices.trash-rival': oneOf(
    none('choices.trash-rival', []),
    when((value) => isOne(value) && values.isOfRival(value), some('choices.trash-rival', moved)),
    text('choices.trash-rival.as-rival', { value: { phrase: when(isOne, moved) } }),
  ),
};

/** Questions whether something is so. */
export const claim: Phrase = oneOf(
  ...claims.flatMap((said) => {
    const player = { at: 'player', phrase: values.other };
    return [
      constant({ claim: said }, `claim.claim.${said}`),
      constant({ claim: said, player: 'me' }, `claim.me.${said}`),
      standingFor({ claim: said }, text(`claim.player.${said}`, { player })),
    ];
  }),
);
