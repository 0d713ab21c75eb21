// @ts-check
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { fonts } from '#fonts/integration.ts';
import { languages } from '#i18n/languages.ts';
import { markSpokenIcons } from '#model/rules/spoken.ts';
import { pageScript } from '#site/page-script.ts';
import { readAddress } from './scripts/lib/address.ts';
import { sitemapOptions } from './scripts/lib/sitemap.ts';

// SITE and BASE say where the site will be published; see "Publishing" in the README.
const address = readAddress(process.env);
const { site, base } = address;

// Rule texts are shown as written: their quotes and dashes follow their own language.
const texts = satteri({
  mdastPlugins: [markSpokenIcons],
  features: { smartPunctuation: false },
});

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  // Highlighted code would need inline styles, which the security policy below forbids.
  markdown: { syntaxHighlight: false },
  integrations: [
    fonts(),
    pageScript(),
    preact(),
    mdx({ processor: texts }),
    sitemap(sitemapOptions(address)),
  ],
  i18n: {
    locales: [...languages],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  devToolbar: { enabled: false },
  vite: {
    resolve: {
      alias: {
        '@preact/signals': fileURLToPath(new URL('src/site/no-signals.ts', import.meta.url)),
      },
    },
    // Workers are modules: what few questions need is fetched with those.
    worker: { format: 'es' },
    build: {
      // Every compiled MDX file opens with a directive that the bundler would warn about.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
