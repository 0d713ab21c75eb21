import { readAffixes, withoutPrefix, withoutSuffix } from './affixes.ts';

/** Every stem with the flags of the rules it takes. */
function readStems(dic: string): Map<string, string> {
  const stems = new Map<string, string>();
  for (const line of dic.split('\n').slice(1)) {
    const [entry = ''] = line.trim().split(/\s/);
    const slash = entry.indexOf('/', 1);
    const stem = slash < 0 ? entry : entry.slice(0, slash);
    if (stem !== '')
      stems.set(stem, (stems.get(stem) ?? '') + (slash < 0 ? '' : entry.slice(slash + 1)));
  }
  return stems;
}

/**
 * Tells whether a word is in a Hunspell dictionary. Instead of writing out the millions of forms of a
 * Polish or Russian dictionary it takes the affixes off the word in question: that needs a second for
 * the dictionary and next to nothing for a word.
 */
export function createSpeller(aff: string, dic: string): (word: string) => boolean {
  const { prefixes, suffixes } = readAffixes(aff);
  const stems = readStems(dic);
  const takes = (stem: string, ...flags: string[]): boolean => {
    const own = stems.get(stem);
    return own !== undefined && flags.every((flag) => own.includes(flag));
  };
  const known = (word: string): boolean => {
    if (stems.has(word)) return true;
    for (const { stem, flag } of withoutSuffix(word, suffixes)) if (takes(stem, flag)) return true;
    for (const outer of withoutPrefix(word, prefixes)) {
      if (takes(outer.stem, outer.flag)) return true;
      if (!outer.crosses) continue;
      for (const inner of withoutSuffix(outer.stem, suffixes))
        if (inner.crosses && takes(inner.stem, inner.flag, outer.flag)) return true;
    }
    return false;
  };
  const lower = (word: string): string => word.toLowerCase();
  const capital = (word: string): string => word.charAt(0) + lower(word.slice(1));
  /** A word may begin a sentence or stand in capitals; a name may not be written small. */
  return (word) => {
    if (known(word)) return true;
    const first = word.charAt(0);
    if (first === lower(first)) return false;
    return (
      known(lower(first) + word.slice(1)) ||
      (word === word.toUpperCase() && (known(lower(word)) || known(capital(word))))
    );
  };
}
