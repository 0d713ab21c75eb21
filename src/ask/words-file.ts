import { askedSchema } from '#engine/core/format/asked-schema.ts';
import type { Schema } from '#engine/core/format/fits.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { AskTexts } from '#search/answer.ts';
import { buildLexicon } from './build-lexicon.ts';
import type { AskedGame } from './game.ts';
import type { LexiconData } from './lexicon.ts';

/** What the browser needs to read questions in one language. */
export interface WordsFile {
  readonly language: Language;
  readonly lexicon: LexiconData;
  /** What a description must look like, by game. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly texts: AskTexts;
}

const verdicts = ['legal', 'illegal', 'open', 'impossible'] as const;

function askTexts(language: Language): AskTexts {
  const t = looseTranslator(language);
  return {
    understood: t('ask:read-as'),
    unclear: t('ask:unclear'),
    slipped: t('ask:slipped'),
    open: t('ask:open'),
    why: t('ask:why'),
    removed: t('ask:removed'),
    another: t('ask:another'),
    noCard: t('ask:no-card', { text: '{text}' }),
    didYouMean: t('ask:did-you-mean', { text: '{text}', names: '{names}' }),
    less: t('ask:less'),
    more: t('ask:more'),
    instead: t('ask:instead'),
    hello: t('ask:hello'),
    examples: [1, 2, 3].map((number) => t(`ask:example-${number}`)),
    verdicts: Object.fromEntries(
      verdicts.map((verdict) => [verdict, t(`rules:example.verdict.${verdict}`)]),
    ),
  };
}

/** At build time. */
export const wordsFile = (language: Language, games: readonly AskedGame[]): WordsFile => ({
  language,
  lexicon: buildLexicon(language, (id, term) =>
    games.find((game) => game.id === id)?.ask.meaningOfTerm(term),
  ),
  schemas: Object.fromEntries(games.map((unit) => [unit.id, askedSchema(unit.format)])),
  texts: askTexts(language),
});
