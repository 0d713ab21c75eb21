import { type Format, formatter } from '#i18n/format.ts';
import type { LiveFile } from './file.ts';
import { type Description, isReadable } from './offers.ts';

export type PageWords = Pick<LiveFile, 'language' | 'texts' | 'nouns' | 'faces' | 'schema'>;

/** A question to the worker; the first one includes the words. */
export interface WorkerQuestion<Described> {
  readonly id: number;
  readonly description: Described;
  readonly words?: PageWords;
}

/** The worker's reply; it has no answer after an error in the program, or where the question can't be read. */
export interface Reply<Answer> {
  readonly id: number;
  readonly answer?: Answer;
  readonly failed?: boolean;
}

export interface Speaking extends Pick<PageWords, 'faces'> {
  readonly t: Format;
}

export const wordsFor = ({ language, texts, nouns, faces, schema }: LiveFile): PageWords => ({
  language,
  texts,
  nouns,
  faces,
  schema,
});

/** Answers descriptions with the words of a page, held to the schema first. */
export function answering<Described extends Description, Answer>(
  { language, texts, nouns, faces, schema }: PageWords,
  answer: (described: Described, speaking: Speaking) => Answer | undefined,
): (description: Description) => Answer | undefined {
  const speaking: Speaking = { t: formatter(language, texts, nouns), faces };
  const isDescribed = (data: Description): data is Described => isReadable(data, schema);
  return (description) => (isDescribed(description) ? answer(description, speaking) : undefined);
}

/**
 * The judge of a game, in a worker. Where much is unknown it looks at many cases: outside the page, so
 * that the page stays responsive.
 */
export function serve<Described extends Description, Answer>(
  answer: (described: Described, speaking: Speaking) => Answer | undefined,
): void {
  let ready: ((description: Description) => Answer | undefined) | undefined;
  addEventListener('message', ({ data }: MessageEvent<WorkerQuestion<Description>>) => {
    const { id, description, words } = data;
    if (words) ready = answering(words, answer);
    try {
      const found = ready?.(description);
      postMessage(found === undefined ? { id, failed: true } : { id, answer: found });
    } catch {
      postMessage({ id, failed: true });
    }
  });
}
