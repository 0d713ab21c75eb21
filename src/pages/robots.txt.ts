import type { APIRoute } from 'astro';
import { base, siteUrl } from '#i18n/urls.ts';

/** Everything may be crawled; the sitemap is written by its integration. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = new URL(siteUrl('sitemap-index.xml'), site).href;
  return new Response(`User-agent: *\nAllow: ${base}\n\nSitemap: ${sitemap}\n`);
};
