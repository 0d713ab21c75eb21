import type { Format } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';

/** The settings that say where the site is published. */
export interface Published {
  readonly SITE?: string | undefined;
  readonly BASE?: string | undefined;
}

/** Where the format of the files is explained: on the published site, or on the one served here. */
export function sayFormatPage(t: Format, language: Language, { SITE = '', BASE = '' }: Published) {
  const path = `/${[...BASE.split('/'), language, 'format'].filter(Boolean).join('/')}/`;
  return URL.canParse(SITE)
    ? t('terminal:format-page.published', { address: new URL(path, SITE).href })
    : t('terminal:format-page.here', { path, command: 'npm start' });
}
