import type { GameFormat } from '#engine/core/format/description.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import type { Nouns } from '#i18n/nouns.ts';
import type { Resource } from '#i18n/resource.ts';
import type { Outline } from './outline.ts';
import type { Segment } from './phrase.ts';
import { type Described, readSaid, type Speech, say, sentencesOf } from './speech.ts';
import { voiceOf } from './voice.ts';

/** A game whose descriptions can be said. */
export interface SpokenGame {
  readonly id: GameId;
  readonly format: GameFormat;
  readonly speech: (outline: Outline) => Speech;
}

/** Says descriptions of one game in one language, and reads them back. */
export interface Sayer {
  readonly say: (described: Described) => string;
  /** Sentence by sentence, each part with the value that it says. */
  readonly sentences: (described: Described) => Segment[][];
  readonly read: (text: string) => Described | undefined;
  /** The description in the one way of writing that sentences are made from. */
  readonly plain: (described: Described) => Described;
}

/** What a page needs to say the descriptions of a game in the language of the page. */
export interface SpokenWords {
  readonly outline: Outline;
  readonly texts: Readonly<Record<string, Resource>>;
  readonly nouns: Nouns;
}

export function sayerWith(
  game: string,
  language: Language,
  speechOf: (outline: Outline) => Speech,
  { outline, texts, nouns }: SpokenWords,
): Sayer {
  const speech = speechOf(outline);
  const voice = voiceOf(language, game, texts, nouns);
  return {
    say: (described) => say(described, speech, voice),
    sentences: (described) => sentencesOf(described, speech, voice),
    read: (text) => readSaid(text, speech, voice),
    plain: speech.plain,
  };
}
