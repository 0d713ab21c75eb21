import { cardWord, personWord, placeWord, word } from '#games/fort/words/values.ts';
import { fortWords } from '#games/fort/words/words.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Values } from '#i18n/placeholder.ts';
import { personsIn } from './sample-values.ts';

/** Figures that fit together where worked examples lead to no such sentence: “You’d pay 3, but you have only 2”. */
const figures: Readonly<Record<string, Values>> = {
  'card-pages:dobro-card.below': { value: 5 },
  'card-pages:dobro-card.none': { value: 5 },
  'card-pages:dobro-card.equal': { value: 5, double: 10 },
  'card-pages:dobro-card.above': { value: 5 },
  'card-pages:filter.shown': { shown: 2, all: 72 },
  'card-pages:improve.suit': { count: 1 },
  'decoder:find.shown': { shown: 2, all: 60 },
  'decoder:walk.suit': { count: 1 },
  'decoder:walk.progress': { step: 2, steps: 4 },
  'dobro-verdicts:rival-violation.deck-short': { count: 2, due: 1 },
  'dobro-verdicts:rival-violation.draw-too-many': { count: 3, due: 2 },
  'dobro-verdicts:rival-violation.no-joker': { as: 11 },
  'dobro-verdicts:rival-violation.too-many-cards': { count: 3 },
  'dobro-verdicts:violation.draw-count': { count: 31 },
  'dobro-verdicts:violation.drawn-differs': { count: 2, draw: 3 },
  'dobro-verdicts:violation.holding-differs': { count: 3, holding: 4 },
  'dobro-verdicts:violation.pile-size': { round: 2, count: 70 },
  'dobro-verdicts:violation.player-count': { players: 7, count: 7 },
  'games:field.range': { most: 60 },
  'offline:count': { done: 2, total: 5 },
  'offline:partly': { held: 2, total: 5 },
  'practice:at': { at: 2, all: 5 },
  'practice:done': { right: 4, all: 5 },
  'practice:result': { right: 4, all: 5 },
  'practice:share-text': { right: 4, all: 5 },
  'print:dobro.sheet.hint': { penalty: 1 },
  'print:dobro.table.none': { value: 28 },
  'print:fort.sheet.macaroni': { points: 4 },
  'score:dobro.last-round': { count: 9 },
  'score:dobro.lower-sum': { count: 9 },
  'score:dobro.shared': { count: 9 },
  'score:dobro.spoken': { count: 9 },
  'score:dobro.wins': { count: 9 },
  'score:forgetful.taken': { points: 4, penalty: 1 },
  'score:forgetful.taken-short': { points: 4, penalty: 1 },
  'score:outcome.fort-level': { points: 48, level: 5, other: 4 },
  'score:outcome.shared': { points: 48, level: 3 },
  'score:outcome.wins': { points: 48 },
  'score:problem.piles-too-big': { count: 65, most: 52 },
  'score:problem.sum-out-of-range': { count: 80, least: 12, most: 47 },
  'score:spoken.total': { points: 48 },
  'set-up:dobro.aside': { count: 10 },
  'set-up:dobro.deal': { count: 6 },
  'set-up:dobro.deck': { count: 38 },
  'set-up:done': { done: 2, all: 14 },
  'set-up:fort.deal': { count: 8 },
  'set-up:fort.deck': { count: 8 },
  'set-up:fort.draft': { count: 8 },
  'set-up:fort.hand': { count: 5 },
  'set-up:fort.made-up-rules': { count: 4 },
  'set-up:fort.markers': { track: 0, fort: 0 },
  'set-up:fort.park': { count: 3 },
  'set-up:fort.park-deck': { count: 33 },
  'set-up:fort.perks': { count: 4 },
  'set-up:fort.supply': { pizza: 30, toys: 30 },
  'turn:progress': { step: 2, steps: 9 },
  'verdicts:either': { first: 2, last: 3 },
  'verdicts:unreadable.list-too-big': { count: 7, max: 6 },
  'verdicts:unreadable.list-too-small': { count: 1, min: 2 },
  'verdicts:unreadable.too-big': { value: 9, max: 5 },
  'verdicts:unreadable.too-long': { count: 3000, max: 1000 },
  'verdicts:unreadable.too-small': { value: 1, min: 2 },
  'verdicts:violation.board-over': { count: 9, room: 8 },
  'verdicts:violation.cannot-pay': { need: 3, have: 2 },
  'verdicts:violation.converted-too-few': { need: 3, done: 2 },
  'verdicts:violation.drawn-differs': { count: 4, draw: 5 },
  'verdicts:violation.figure-over': { count: 9, room: 8 },
  'verdicts:violation.scored-too-many': { need: 2, said: 3 },
  'verdicts:violation.stuff-and-supply-lack': { need: 3, done: 2 },
  'verdicts:violation.stuff-total-over': { count: 9, room: 8 },
  'verdicts:violation.too-many-copies': { count: 19, room: 18 },
  'verdicts:violation.too-many-kids': { count: 61, room: 60 },
  'verdicts:violation.too-many-rivals': { count: 4 },
  'verdicts:violation.too-often': { most: 2, said: 3 },
  'verdicts:violation.turned-up-differs': { count: 2, need: 1 },
  'verdicts:variant.pack-full-xxl': { need: 3, done: 1, room: 5, level: 2 },
};

/** Words that another text has, where a sample of the usual kind would make no sense. */
const quoted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'decoder:walk.fort-level': { per: 'cards:per.fort-level' },
  'decoder:walk.in-lookout': { per: 'cards:per.in-lookout' },
  'decoder:walk.in-pack': { per: 'cards:per.in-pack' },
  'print:page.how.duplex': {
    turn: 'print:docs.turn-order.name',
    cut: 'print:docs.card-almanac-to-cut.name',
  },
};

/** Samples that a text needs to make sense: owners of places, their contents, several winners. */
export function fitting(key: string, language: Language): Values {
  const t = looseTranslator(language);
  const words = fortWords(language);
  const [, ann = '', , max = ''] = personsIn(language);
  const said = Object.entries(quoted[key] ?? {}).map(([name, from]) => [name, t(from)]);
  return {
    ...(/rival-|^score-lines:/.test(key) && { player: personWord(ann, words) }),
    ...(/tokens|convert/.test(key) && { place: word('stuff'), other: word('pack') }),
    ...(/pile-none-either/.test(key) && { place: word('deck'), other: placeWord('discard') }),
    ...(/cannot-pay/.test(key) && { from: word('pack'), place: word('pack') }),
    ...(/-suit$/.test(key) && { per: word('shovel') }),
    ...(/with-suit$/.test(key) && { word: 'card' }),
    ...(/trash-rival-from$/.test(key) && { from: word('hand') }),
    ...(/wrong-reward$/.test(key) && { card: cardWord('loner', words) }),
    ...(/when\.(?:rival-)?perk$/.test(key) && { card: cardWord('bribe', words) }),
    ...(/figure-over$/.test(key) && { card: cardWord('piggy-bank', words) }),
    ...(/^score.*:.*shared$/.test(key) && { names: [ann, max] }),
    ...(/^dobro-verdicts:several/.test(key) && { card: { word: 'dobro/6' } }),
    ...(/^ask:(?:no-card|did-you-mean)$/.test(key) && { text: 'Bugg', names: 'Bug' }),
    ...figures[key],
    ...Object.fromEntries(said),
  };
}
