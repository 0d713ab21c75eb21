import { same } from '#engine/core/same.ts';
import type { Effect } from '#engine/core/verdict.ts';
import type { Value } from '#i18n/placeholder.ts';
import { isListed, withCapital } from '#words/reasons.ts';
import { cardWord, type FortWords, fortValues, personWord, placeWord, word } from './values.ts';

/** Effects on the table rather than on the mover, worded the same for everybody's move. */
const impersonal = ['idle', 'trash-this', 'end', 'turns-left', 'nobody-left', 'trash-played'];
export const isPersonal = ({ code }: Pick<Effect, 'code'>): boolean => !impersonal.includes(code);

/** Effects with one verb about the mover: several of them become one sentence. */
const verbs = `gain pack spend convert trash lookout recruit trash-rival advance made-up-rule perk
  macaroni-taken discard to-yard perk-trashed recycle vp cleanup draw`.split(/\s+/);

/** Effects that are mentioned once, with their sum, however often they happen. */
const summed = ['gain', 'pack', 'spend', 'convert', 'vp'];
/** Tokens go into one sentence, and cards into one with where they come from. */
const ofTokens = ['gain', 'pack', 'spend'];
const ofPlaces = ['pack', 'spend', 'trash', 'lookout', 'recruit', 'trash-rival'];

/** What moves some cards, or none at all. */
const movesCards = ['cleanup', 'draw'];

/** Effects that share a sentence: of the same kind, each with facts of its own. */
type SharedSentence = readonly [Effect, ...Effect[]];

/** The same, but for how much of it. */
const isAgain = (one: Effect, other: Effect): boolean => {
  const rest = ({ code, facts: { count: _, ...facts } }: Effect) => ({ code, facts });
  return same(rest(one), rest(other));
};

/** Adds up equal effects; the sum takes the place of the last one, after what it was done for. */
function withSums(effects: readonly Effect[]): Effect[] {
  const found: Effect[] = [];
  for (const effect of effects) {
    const at = summed.includes(effect.code) ? found.findIndex((one) => isAgain(one, effect)) : -1;
    const [before] = at < 0 ? [] : found.splice(at, 1);
    const count = Number(effect.facts.count) + Number(before?.facts.count);
    found.push(before ? { ...effect, facts: { ...effect.facts, count } } : effect);
  }
  return found;
}

/** Tokens and cards that are treated alike share a sentence: “You put Bug and Worm on your discard pile.” */
function together(effects: readonly Effect[]): SharedSentence[] {
  const found: [Effect, ...Effect[]][] = [];
  for (const effect of withSums(effects)) {
    const { code, facts } = effect;
    const isTold = 'card' in facts && code !== 'perk-trashed';
    // Tokens of another kind that come after something else are not part of what came before it.
    const like = ofTokens.includes(code)
      ? found.slice(-1).find(([one]) => one.code === code)
      : found.find(([one]) => isTold && one.code === code);
    const last = found.at(-1);
    if (like) like.push(effect);
    // A perk is used before its effects; Recycling may be used in the middle of a play.
    else if (code === 'perk-trashed' && last?.[0].code === 'recycle') found.splice(-1, 0, [effect]);
    else if (code === 'perk-trashed') found.unshift([effect]);
    else found.push([effect]);
  }
  return found;
}

/** “Bug and Worm”, “2 pizza and 1 toy”; cards that nobody named are counted. */
function thingsIn(effects: readonly Effect[], words: FortWords): Value[] {
  const tokens = effects.flatMap(({ facts }) =>
    facts.resource === undefined
      ? []
      : [{ ...word(`${facts.resource}`), count: Number(facts.count) }],
  );
  const cards = effects.flatMap(({ facts }) => (facts.card === undefined ? [] : [`${facts.card}`]));
  const named = cards.filter((id) => id !== '' && id !== '?');
  const unnamed = cards.length - named.length;
  return [
    ...tokens,
    ...named.map((id) => cardWord(id, words)),
    ...(unnamed > 1 ? [{ word: 'card', count: unnamed }] : []),
    ...(unnamed === 1 ? [cardWord('', words)] : []),
  ];
}

/** Where a thing comes from; of a rival's Yard, whose it is. */
function placeOf({ code, facts: { from, player } }: Effect, words: FortWords): Value {
  // “Your Yard” takes a pronoun that agrees with the place.
  if (player === 'me') return words.t('verdicts:yard-of-you');
  if (player !== undefined)
    return words.t('verdicts:yard-of', { player: personWord(`${player}`, words) });
  return code === 'trash-rival' || (code === 'recruit' && from === 'yard')
    ? words.t('verdicts:yard-of-rival')
    : placeWord(`${from}`);
}

/** “1 pizza from your Stuff and 1 toy from the supply”. */
function thingsOf(effects: SharedSentence, words: FortWords, rival: string | undefined): Value {
  const [{ code }] = effects;
  if (!ofPlaces.includes(code)) return thingsIn(effects, words);
  const key = rival === undefined ? 'from' : 'from-their';
  const whence = ({ facts: { from, player } }: Effect) => `${from} ${player}`;
  const places = [...new Set(effects.map(whence))];
  return places.map((place) => {
    const own = effects.filter((effect) => whence(effect) === place);
    const [first] = own;
    const values = { things: thingsIn(own, words), from: first ? placeOf(first, words) : place };
    return words.t(`verdicts:${key}`, values);
  });
}

function sayShared(effects: SharedSentence, words: FortWords, rival: string | undefined): string {
  const [{ code, facts }] = effects;
  const { players, pizza, toys, count } = facts;
  const nobody = code === 'turns-left' && Array.isArray(players) && players.length === 0;
  const free = code === 'advance' && pizza === 0 && toys === 0;
  const none = movesCards.includes(code) && count === 0;
  const key = `${nobody ? 'nobody-left' : code}${free ? '-free' : ''}${none ? '-none' : ''}`;
  const things = thingsOf(effects, words, rival);
  const values = { ...fortValues(facts, words), things, ...('card' in facts && { card: things }) };
  if (rival === undefined || !isPersonal({ code }))
    return withCapital(words.t(`verdicts:effect.${key}`, values));
  const who = personWord(rival, words);
  return withCapital(words.t(`rival-effects:${key}`, { ...values, player: who }));
}

/** What happens, in one sentence: “You draw 5 cards.”; when a rival moves, “Ann draws 5 cards.” */
export const sayEffect = (effect: Effect, words: FortWords, rival?: string): string =>
  sayShared([effect], words, rival);

/** More than this is hard to follow in one sentence. */
const mostInSentence = 3;

/** “You gain 1 pizza and score 1 victory point.” */
function joined(sentences: readonly string[], subject: string, { t }: FortWords): string {
  const [first = '', ...more] = sentences.map((text, at) => {
    const clause = text.replace(/\.$/, '');
    if (at === 0) return clause;
    // Where the verb alone shows who acts, only its capital is changed.
    return clause.startsWith(`${subject} `)
      ? clause.slice(subject.length + 1)
      : clause.charAt(0).toLowerCase() + clause.slice(1);
  });
  const last = more.pop();
  if (last === undefined) return `${first}.`;
  const before = [first, ...more];
  const all = before.some(isListed)
    ? t('verdicts:then', { first: before.join(', '), last })
    : t('verdicts:all', { all: [...before, last] });
  return `${all}.`;
}

/** Everything that happens, as people would put it at the table. */
export function sayEffects(effects: readonly Effect[], words: FortWords, rival?: string): string[] {
  const subject = withCapital(words.t('verdicts:all', { all: personWord(rival ?? 'me', words) }));
  const groups: { isAction: boolean; sentences: string[] }[] = [];
  for (const shared of together(effects)) {
    const isAction = verbs.includes(shared[0].code);
    const text = sayShared(shared, words, rival);
    const before = groups.at(-1);
    if (isAction && before?.isAction) before.sentences.push(text);
    else groups.push({ isAction, sentences: [text] });
  }
  return groups.flatMap(({ sentences }) => {
    const size = Math.ceil(sentences.length / Math.ceil(sentences.length / mostInSentence));
    const chunks = sentences.flatMap((_, at) =>
      at % size === 0 ? [sentences.slice(at, at + size)] : [],
    );
    return chunks.map((chunk) => joined(chunk, subject, words));
  });
}
