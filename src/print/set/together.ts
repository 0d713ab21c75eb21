import type { Language } from '#i18n/languages.ts';
import { typeset } from '#i18n/typography.ts';
import type { IconId } from '#icons/index.ts';
import type { Atom, Word } from './rich.ts';

const nbsp = '\u00a0';

type IconName = (id: IconId) => string;

/** How many letters at the beginning of a word stay the same in all its forms. */
const stem = 4;
const stems = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, stem));

/** Whether an icon is beside a word for what it shows, or after a number of such things. */
function isShown(said: string, { icon }: { readonly icon: IconId }, nameOf: IconName): boolean {
  if (/^\d+$/.test(said)) return true;
  const [own] = stems(said);
  return (
    own !== undefined && own.length > 2 && stems(nameOf(icon)).some((each) => each.startsWith(own))
  );
}

/** Words for things that are numbered: level 5, round 3. */
const numbered: Readonly<Record<Language, RegExp>> = {
  en: /^(?:levels?|rounds?|values?|turns?)$/iu,
  ru: /^(?:уров(?:ень|н)|раунд|форта$|числ[оау]|делени)/iu,
  pl: /^(?:poziom|fortu$|rund|wartoś|pol[aeu]$|nr$)/iu,
};

/** Words after a number that are not what it counts. */
const uncounted: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a and are as at but by each for from gives if in into is of on only or per so than the then to until when while with'.split(
      ' ',
    ),
  ),
  ru: new Set('а в во для до если за и из или к как когда на но от по при с со у это'.split(' ')),
  pl: new Set('a albo ale czy dla do gdy i jeśli lub na nie o od po przy to u w z za'.split(' ')),
};

const isLetters = (said: string): boolean => /\p{L}$/u.test(said);
/** A number alone, or which of several: 5, 1st. */
const isNumber = (said: string): boolean => /^[(“„«]?\d+(?:st|nd|rd|th)?$/u.test(said);
const endsPhrase = (said: string): boolean => /^\d+[.,;:!?)]/.test(said);
const isSum = (said: string): boolean => /^[+−=]$/.test(said);

/** Two words that may have to stay together, and their neighbours. */
interface Neighbours {
  readonly before: string;
  readonly last: string;
  readonly first: string;
  readonly second: string;
  readonly language: Language;
}

/** Whether a number belongs to the word before it rather than to the one after it. */
function endsIn({ last, first, second, language }: Neighbours): boolean {
  // As in a list: “fort level: 0”.
  if (last.endsWith(':')) return /^\d+(?:[.;]|$)/.test(first) && !isLetters(second);
  if (!isLetters(last)) return false;
  if (endsPhrase(first)) return true;
  return isNumber(first) && (numbered[language].test(last) || uncounted[language].has(second));
}

/** Whether a number stays with what it counts, where it does not belong to the word before it. */
const counts = ({ before, first, language }: Neighbours): boolean =>
  /^\p{L}/u.test(first) && !uncounted[language].has(first) && !numbered[language].test(before);

function mustLean(of: Neighbours): boolean {
  const { last, first, language } = of;
  if (isSum(last) || isSum(first)) return true;
  if (isNumber(last)) return counts(of);
  // Polish ordinals have a full stop: 1. miejsce.
  if (language === 'pl' && /^\d+\.$/.test(last) && /^\p{Ll}/u.test(first)) return true;
  return endsIn(of) || typeset(`${last} ${first}`, language).includes(nbsp);
}

const known = new Map<string, boolean>();

/** The same words come again at every size that is tried. */
function lean(of: Neighbours): boolean {
  const { before, last, first, second, language } = of;
  const key = [language, before, last, first, second].join(' ');
  const must = known.get(key) ?? mustLean(of);
  known.set(key, must);
  return must;
}

const textOf = (atom: Atom | undefined): string => (atom?.kind === 'text' ? atom.text : '');
/** Words that have been joined before are counted one by one. */
const tokensOf = (word: Word | undefined): string[] =>
  (word ?? [])
    .map((atom) => textOf(atom))
    .join('')
    .split(nbsp);

/** Numbers that are links are separate. */
const isReference = (atom: Atom): boolean =>
  atom.kind === 'text' && (atom.small === true || atom.to !== undefined);

/** Whether the end of a word must not be separated from the beginning of the next. */
function belongTogether(
  [word, next, after]: readonly [Word, Word, Word | undefined],
  language: Language,
  nameOf: IconName,
): boolean {
  const [end, start] = [word.at(-1), next[0]];
  if (end === undefined || start === undefined || isReference(end) || isReference(start))
    return false;
  // Consecutive icons are one price, or one box of a card.
  if (end.kind === 'icon')
    return start.kind === 'icon' || isShown(textOf(start).split(nbsp)[0] ?? '', end, nameOf);
  const [last = '', before = ''] = tokensOf(word).reverse();
  if (start.kind === 'icon')
    return (
      isShown(last, start, nameOf) || typeset(`${last} ${start.icon}`, language).includes(nbsp)
    );
  const [first = '', second = tokensOf(after)[0] ?? ''] = tokensOf(next);
  return lean({ before, last, first, second, language });
}

const space: Atom = { kind: 'text', text: nbsp, strong: false };

/**
 * Small words stay with their neighbours, numbers with their nouns and icons with what they show,
 * whichever file they are from.
 */
export function joined(
  words: readonly Word[],
  language: Language,
  nameOf: IconName,
): readonly Word[] {
  const all: Word[] = [];
  words.forEach((word, at) => {
    const last = all.at(-1);
    if (last === undefined || !belongTogether([last, word, words[at + 1]], language, nameOf)) {
      all.push(word);
      return;
    }
    const end = last.at(-1);
    const gap = end?.kind === 'text' ? { ...end, text: nbsp } : space;
    all[all.length - 1] = [...last, gap, ...word];
  });
  return all;
}
