import type { Facts, Granted, Missing, Violation } from '#engine/core/verdict.ts';
import { withCapital } from '#words/reasons.ts';
import { cardWord, type FortWords, fortValues, ownerOf, personWord, symbols } from './values.ts';

export type { FortWords } from './values.ts';

/** Reasons with other words for “none” where this figure is 0. */
const figureThatMayBeNone: Readonly<Record<string, string>> = {
  'stuff-full': 'room',
  'supply-empty': 'left',
  'pack-full': 'done',
  'stuff-lacks': 'done',
  'stuff-and-supply-lack': 'done',
  'lookout-full': 'done',
  'hand-empty': 'done',
  'nothing-to-trash': 'done',
  'too-few-to-convert': 'done',
  'no-room-to-convert': 'done',
  'converted-too-few': 'done',
  'too-few-to-recruit': 'done',
  'cannot-pay': 'have',
  'nothing-to-spend': 'done',
  'must-reshuffle': 'deck',
  'too-few': 'said',
  'gained-too-few': 'said',
  'scored-too-few': 'said',
  'copy-differs': 'taken',
};

/** Reasons that another one covers: a card that matches nothing changes nothing either. */
export const impliedBy: Readonly<Record<string, string>> = { 'no-effect': 'no-match' };

/** Where only the perk Bribe lets a card for the Lookout come from. */
const opened = ['park', 'park-deck', 'yard'];

/** What × counts on the player's board, rather than on cards. */
const ofTheTable = ['in-lookout', 'in-pack', 'fort-level'];

/** Places that belong to the mover; a Yard may be a rival's, but not in Cleanup. */
const isOwnPlace = (place: string, rule: string): boolean =>
  ['hand', 'deck', 'discard', 'lookout'].includes(place) ||
  (place === 'yard' && rule === 'cleanup.yard');

/** The text of a reason, by what is known. */
function textOf(rule: string, violated: string, facts: Facts): string {
  const { card, other, perk, player, suits, boxes } = facts;
  const has = (list: Facts[string] | undefined) => Array.isArray(list) && list.length > 0;
  // An action that happens 0 times is not used, not even in part.
  const idle = violated === 'zero-times' && rule === 'play.partial';
  const code = idle ? 'nothing-happens' : (impliedBy[violated] ?? violated);
  if (code === 'pack-full' && perk)
    return facts.done === 0 ? 'variant.pack-full-xxl-none' : 'variant.pack-full-xxl';
  const counted = code === 'nothing-happens' || code === 'too-often';
  if (counted && ofTheTable.includes(`${facts.per}`)) return `variant.${code}-${facts.per}`;
  // What × counts otherwise are symbols, of a suit that is printed or named.
  const isIdle = code === 'nothing-happens' || code === 'zero-times';
  if (isIdle && symbols.has(`${facts.per}`)) return `variant.${code}-suit`;
  if (isIdle && facts.per === 'one-suit') return `variant.${code}-one-suit`;
  if (code === 'too-often' && facts.per)
    return symbols.has(`${facts.per}`) ? 'variant.too-often-suit' : 'variant.too-often-one-suit';
  if (code === 'pack-over' && perk) return 'variant.pack-over-xxl';
  if (code === 'no-match' && has(suits))
    return facts.coin ? 'variant.no-match-coin' : 'variant.no-match-suits';
  // Without a × and a suit on the played card there is nothing to match.
  if (code === 'no-match' && rule.startsWith('play.')) return 'variant.nothing-to-improve';
  if (code === 'lookout-from' && !opened.includes(`${facts.from}`))
    return 'variant.lookout-from-elsewhere';
  if (code === 'source' && rule === 'action.lookout') return 'variant.source-lookout';
  if ((code === 'source' || code === 'trash-rival-from') && player) return `variant.${code}-rival`;
  if (code === 'trash-from' && (facts.from === 'played' || facts.from === 'added'))
    return `variant.trash-${facts.from}`;
  if (code === 'not-a-pair' && other === '') return 'variant.not-a-friend';
  if (code === 'not-there' && card && facts.from === 'yard' && rule !== 'cleanup.yard')
    return player ? 'variant.not-in-yard-of' : 'variant.not-in-yard';
  if (facts.from === 'hand-or-discard' && code === 'not-there') return 'variant.not-there-either';
  if (isOwnPlace(`${facts.from}`, rule)) {
    if (code === 'source-empty' || (code === 'not-there' && !card))
      return 'variant.source-empty-own';
    if (code === 'not-there') return 'variant.not-there-own';
  }
  if (code === 'not-there' && !card) return facts.from ? 'violation.source-empty' : 'variant.gone';
  if (code === 'not-there' && !facts.from) return 'variant.card-gone';
  if (code === 'not-a-rival' && rule === 'action.trash-rival' && player)
    return 'variant.own-yard-trashed';
  if (code === 'not-a-rival' && !player) return 'variant.no-rival';
  if (code === 'not-in-full' && facts.left) return 'variant.left-in-part';
  if (code === 'not-in-full' && !has(boxes)) return 'variant.not-in-full-card';
  if (code === 'not-in-full' && Array.isArray(boxes) && boxes.length > 1)
    return facts.chosen ? 'variant.not-in-full-both-chosen' : 'variant.not-in-full-both';
  if (code === 'not-in-full' && facts.chosen) return 'variant.not-in-full-chosen';
  if (code === 'pack-empty' && facts.action === 'action.copy-pack') return 'variant.pack-empty-own';
  if (code === 'copy-differs' && !facts.there) return 'variant.copy-differs-absent';
  // Levels that give something say what.
  if (code === 'wrong-reward' && (facts.level === 1 || facts.level === 2))
    return `variant.wrong-reward-${facts.level}`;
  if (code === 'no-perk' && !card) return 'variant.no-perk-at-all';
  if (code === 'round-not-over' && !has(facts.players)) return 'variant.round-goes-on';
  if (code === 'no-room-for-either' && !facts.roomPizza && !facts.roomToys)
    return 'variant.no-room-for-either-none';
  const isPaid = code === 'too-poor' || code === 'wrong-payment';
  const broke = isPaid && !facts.pizza && !facts.toys && !facts.own;
  const atLeast = isPaid && facts.least;
  if (atLeast || broke) return `variant.${code}${atLeast ? '-least' : ''}${broke ? '-none' : ''}`;
  const figure = figureThatMayBeNone[code];
  return figure !== undefined && !facts[figure] ? `variant.${code}-none` : `violation.${code}`;
}

/** Why not, in one sentence: “Bug isn’t in your hand.”; when a rival moves, “Bug isn’t in Ann’s hand.” */
export function sayViolation(violation: Violation, words: FortWords, rival?: string): string {
  const { rule, code, facts } = violation;
  const text = textOf(rule, code, facts);
  // A coin would do as well as the suits that are asked for.
  const { suits } = facts;
  const wanted: Facts =
    text === 'variant.no-match-suits' && Array.isArray(suits)
      ? { suits: [...new Set([...suits.map(String), 'coin'])] }
      : {};
  const values = fortValues({ ...facts, ...wanted }, words);
  // Reasons that address the mover (“your hand”) have other words for a rival's move.
  const ofRival = `rival-violations:${text.replace(/^.*\./, '')}`;
  const said =
    rival === undefined || !words.t.knows(ofRival)
      ? words.t(`verdicts:${text}`, values)
      : words.t(ofRival, { ...values, mover: personWord(rival, words) });
  return withCapital(facts.atBest ? `${said} ${words.t('verdicts:at-best')}` : said);
}

/** What is assumed where the question leaves it open: “in your hand: Bug and The Moles”. */
export function sayGranted({ fact, value }: Granted, words: FortWords): string {
  const cards = [value].flat().map((id) => cardWord(String(id), words));
  const [zone, player = '', ...rest] = fact.split('.');
  if (zone !== 'rivals') return words.t(`verdicts:granted.${fact.replaceAll('.', '-')}`, { cards });
  const values = { cards, player: personWord(player, words) };
  return words.t(`verdicts:granted.rivals-${rest.join('-')}`, values);
}

/** An open question as part of a sentence, beside the other open ones. */
export function sayMissing(
  { fact }: Missing,
  words: FortWords,
  all: readonly Missing[] = [],
): string {
  const { t } = words;
  const [zone = '', ...rest] = fact.split('.');
  if (zone === 'rivals' && rest.length > 1) {
    const owner = ownerOf(
      fact,
      all.map((one) => one.fact),
    );
    return t(`verdicts:missing.rivals-${rest.slice(1).join('-')}`, {
      player: personWord(owner, words),
    });
  }
  if (fact.startsWith('board.costs.')) {
    const [from = '', to = ''] = (rest[1] ?? '').split('-');
    return t('verdicts:missing.board-costs', { from, to });
  }
  return t(`verdicts:missing.${fact.replaceAll('.', '-')}`);
}
