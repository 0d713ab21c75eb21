import fc from 'fast-check';
import { jsonSchemaOf } from '#cli/json-schema.ts';
import { isRecord } from '#engine/core/unknown-data.ts';
import { allGames } from '#games/all.ts';
import { looseTranslator, uiResources } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { placeholderPattern } from '#i18n/placeholder.ts';
import { leaves } from '#i18n/resource.ts';
import { examplesOf } from '#model/examples.ts';
import { rulingsOf } from '#testing/answer-lines.ts';
import { terminal } from '#testing/commands.ts';
import { fromSchema } from '#testing/fuzz/from-schema.ts';
import type { Sayer } from '#words/saying/sayer.ts';
import { sayerOf } from '#words/saying/saying.ts';
import type { Described } from '#words/saying/speech.ts';

/** Descriptions in whole sentences: enough of them for every text to occur at least once. */

/** A pattern for a text in a sentence; undefined where it has no words of its own. */
function lookOf(text: string): RegExp | undefined {
  const words = text.split(placeholderPattern).filter((_, at) => at % 3 === 0);
  if (words.join('').replace(/[^\p{L}]/gu, '').length < 3) return undefined;
  const spaced = (part: string) => part.replaceAll('\u00a0', ' ');
  const escaped = words.map((part) => spaced(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.join('.+?'), 'i');
}

/** Descriptions, by game, that hardly ever come up by chance. */
const seldom: Readonly<Record<string, readonly Described[]>> = {
  fort: [
    { situation: { rivals: { Ann: { pack: 0, yard: 0 } } }, move: { skip: 'play' } },
    { situation: { rivals: { Ann: { stuff: 0, pack: { toys: 1 } } } }, move: { skip: 'play' } },
    { situation: { rivals: { Ann: { stuff: { toys: 1 }, pack: 0 } } }, move: { skip: 'play' } },
    { situation: { rivals: { Ann: { discard: 0, deck: 5 } } }, move: { skip: 'play' } },
    { situation: { rivals: { Ann: { played: 'none' } } }, move: { skip: 'play' } },
    { situation: { supply: { pizza: 0, toys: 0 } }, move: { skip: 'play' } },
  ],
};

/** More than enough for what no example contains. */
const mostInvented = 3000;

const isDescribed = (data: unknown): data is Described => isRecord(data) && isRecord(data.move);

function sentencesOf(described: Described, sayer: Sayer): string[] {
  return sayer.sentences(described).map((segments) =>
    segments
      .map(({ text }) => text)
      .join('')
      .replaceAll('\u00a0', ' '),
  );
}

export interface Understood {
  readonly sentences: readonly string[];
  /** Random descriptions, for what no example contains. */
  readonly invented: readonly string[];
  /** Texts that are in none of them. */
  readonly unsaid: readonly string[];
}

export async function understood(
  game: GameId,
  language: Language,
  /** Whether to go on after the examples. */
  isThorough = true,
): Promise<Understood> {
  const found = (await allGames()).find(({ id }) => id === game);
  const speech = found?.ask.speech;
  if (!found || !speech) return { sentences: [], invented: [], unsaid: [] };
  const sayer = sayerOf({ id: game, format: found.format, speech }, language);
  const texts = Object.values(uiResources(language, [`say-${game}`, 'say'])).flatMap((resource) =>
    leaves(resource),
  );
  let unsaid = texts.flatMap(({ path, text }) => {
    const look = lookOf(text);
    return look === undefined ? [] : [{ path, text, look }];
  });
  const sentences: string[] = [];
  const hear = (described: Described, longest: number): void => {
    if (unsaid.length === 0) return;
    for (const sentence of sentencesOf(described, sayer)) {
      if (sentence.length > longest) continue;
      const left = unsaid.filter(({ look }) => !look.test(sentence));
      if (left.length === unsaid.length) continue;
      sentences.push(sentence);
      unsaid = left;
    }
  };
  const told: readonly unknown[] = [...examplesOf(game), ...rulingsOf(game)];
  for (const one of told.filter(isDescribed)) hear(one, Number.POSITIVE_INFINITY);
  const [ann, ben] = ['ann', 'ben'].map((id) =>
    looseTranslator(language)(`rules:example.name.${id}`),
  );
  const names = fc.constantFrom('me', ann ?? '', ben ?? '');
  const any = fromSchema(jsonSchemaOf('judge', terminal(game).format), names);
  const real = sentences.length;
  for (const one of seldom[game] ?? []) hear(one, Number.POSITIVE_INFINITY);
  const numRuns = isThorough ? mostInvented : 0;
  const invented = fc.sample(any, { numRuns, seed: 1 }).filter(isDescribed);
  for (const longest of [100, 160, Number.POSITIVE_INFINITY])
    for (const one of invented) hear(one, longest);
  return {
    sentences: sentences.slice(0, real),
    invented: sentences.slice(real),
    unsaid: unsaid.map(({ path, text }) => `${path}: ${text}`),
  };
}
