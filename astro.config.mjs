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

// What several scripts share would be cut into twenty small files, and small files pack badly: these two
// hold what every tool with texts and a memory needs, and what all widgets need besides.
const sharedFiles = [
  {
    name: 'texts-and-store',
    test: /src\/(?:i18n\/(?:format|nouns|placeholder|typography)|engine\/core\/unknown-data|widgets\/shared\/(?:shelf|kept-games|document))\.ts$/,
    priority: 2,
  },
  {
    name: 'widgets',
    test: /node_modules\/preact\/|src\/widgets\/shared\/(?!link\.)|src\/engine\/core\/(?:format\/|refusal|trace|same)|src\/words\/(?:reasons|range)\.ts/,
    minShareCount: 3,
    priority: 1,
  },
];

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
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } },
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
