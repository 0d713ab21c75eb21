import { translator } from '#i18n/index.ts';
import { games, type Language } from '#i18n/languages.ts';
import { base, pageUrl, siteUrl } from '#i18n/urls.ts';
import { gameName } from '#model/sections.ts';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: siteUrl(`icons/${file}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device needs to know to install the site as an app. */
export function manifest(language: Language) {
  const t = translator(language);
  return {
    // One app, in whichever language it was installed.
    id: base,
    name: t('offline:manifest.name'),
    short_name: 'Yardstick',
    description: t('offline:manifest.description'),
    lang: language,
    dir: 'ltr',
    start_url: pageUrl(language, ''),
    scope: base,
    display: 'standalone',
    background_color: '#f8f1e3',
    theme_color: '#f0d58f',
    categories: ['games', 'reference'],
    icons: [
      icon('app-192', 192, 'any'),
      icon('app-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      { src: siteUrl('favicon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: games.map((game) => ({
      name: gameName(game, language),
      url: pageUrl(language, `${game}/`),
    })),
  };
}
