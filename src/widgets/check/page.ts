import { askedSchema } from '#engine/core/format/asked-schema.ts';
import type { GameFormat } from '#engine/core/format/description.ts';
import type { Language } from '#i18n/languages.ts';
import { pageUrl } from '#i18n/urls.ts';
import { bookOf } from '#model/book.ts';
import { version } from '#package.json';
import type { CheckPage } from './shared/checker.tsx';

/** At build time: what the page gives to its checker, besides words. */
export const checkPage = (language: Language, format: GameFormat): CheckPage => ({
  examples: pageUrl(language, `${format.game}/check/examples.json`),
  version,
  report: process.env.REPORT ?? '',
  schema: askedSchema(format),
  titles: Object.fromEntries(
    [...bookOf(format.game, language).clauses.values()].map(({ id, number, title }) => [
      id,
      `${number} ${title}`,
    ]),
  ),
});
