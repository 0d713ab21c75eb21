import type { APIRoute } from 'astro';
import { isLanguage, languages } from '#i18n/languages.ts';
import { manifest } from '#offline/manifest.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params: { lang } }) => {
  if (!isLanguage(lang)) throw new Error(`There is no language "${lang}"`);
  return new Response(JSON.stringify(manifest(lang)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
