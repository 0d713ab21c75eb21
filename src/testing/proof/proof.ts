import { ui } from '#generated/ui.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import { sampleValues, sayables } from './sample-values.ts';

/** Numbers that take every form of a plural in some language. */
const sampleCounts = [1, 2, 5, 11, 21];

/** What a text can say: the same sentence once, however many samples lead to it. */
export interface Proof {
  readonly key: string;
  readonly sentences: readonly string[];
}

/** Every text of some namespaces with sample figures, cards and players. */
export function proofs(
  language: Language,
  namespaces: readonly string[] = Object.keys(ui[language]),
  counts: readonly number[] = sampleCounts,
  turns: readonly number[] = counts,
): Proof[] {
  const t = looseTranslator(language);
  return sayables(namespaces).map((sayable) => ({
    key: sayable.key,
    sentences: [
      ...new Set(
        // Where nothing is counted, fewer samples are enough.
        (sayable.asked.some(({ as }) => as === 'number') ? counts : turns).map((count, at) =>
          t(sayable.key, sampleValues(sayable, { count, at, language })),
        ),
      ),
    ],
  }));
}
