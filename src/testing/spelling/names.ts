import { allNicknames } from '#model/all-texts.ts';
import { wordsOf } from './texts.ts';

/** Nicknames, inflected: spelt as the cards spell them, in a text of any language. */
export const nicknames = (): Set<string> =>
  new Set(allNicknames().flatMap((name) => wordsOf(name).flatMap((word) => [word, `${word}'s`])));
