import { buildLexicon } from '#ask/build-lexicon.ts';
import type { LexiconData } from '#ask/lexicon.ts';
import { dobroFormat } from '#engine/dobro/format/schema.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import type { AskTexts } from '#search/answer.ts';
import { askedSchema } from '#widgets/check/asked-schema.ts';
import type { Schema } from '#widgets/check/shared/schema.ts';
import type { Game } from '../game.ts';

/** What the browser needs to read questions in one language. */
export interface WordsFile {
  readonly language: Language;
  readonly lexicon: LexiconData;
  /** What a description must look like. */
  readonly schemas: Readonly<Record<GameId, Schema>>;
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
    hello: t('ask:hello'),
    examples: [1, 2, 3].map((number) => t(`ask:example-${number}`)),
    verdicts: Object.fromEntries(
      verdicts.map((verdict) => [verdict, t(`rules:example.verdict.${verdict}`)]),
    ),
  };
}

/** At build time. */
export const wordsFile = (language: Language, games: readonly Game[]): WordsFile => ({
  language,
  lexicon: buildLexicon(language, (id, term) =>
    games.find((game) => game.id === id)?.ask.meaningOfTerm(term),
  ),
  schemas: { fort: askedSchema(fortFormat), dobro: askedSchema(dobroFormat) },
  texts: askTexts(language),
});
