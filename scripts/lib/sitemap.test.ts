import { describe, expect, it } from 'vitest';
import { robots, sitemap } from './sitemap.ts';

const address = { site: 'https://example.org', base: '/sub/' };

describe('sitemap', () => {
  it('lists every page with its other languages', () => {
    expect(sitemap(['', 'en/', 'en/fort/', 'ru/', 'ru/fort/'], address)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
        <url>
          <loc>https://example.org/sub/</loc>
          <xhtml:link rel="alternate" hreflang="en" href="https://example.org/sub/en/"/>
          <xhtml:link rel="alternate" hreflang="ru" href="https://example.org/sub/ru/"/>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/sub/"/>
        </url>
        <url>
          <loc>https://example.org/sub/en/</loc>
          <xhtml:link rel="alternate" hreflang="en" href="https://example.org/sub/en/"/>
          <xhtml:link rel="alternate" hreflang="ru" href="https://example.org/sub/ru/"/>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/sub/"/>
        </url>
        <url>
          <loc>https://example.org/sub/en/fort/</loc>
          <xhtml:link rel="alternate" hreflang="en" href="https://example.org/sub/en/fort/"/>
          <xhtml:link rel="alternate" hreflang="ru" href="https://example.org/sub/ru/fort/"/>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/sub/en/fort/"/>
        </url>
        <url>
          <loc>https://example.org/sub/ru/</loc>
          <xhtml:link rel="alternate" hreflang="en" href="https://example.org/sub/en/"/>
          <xhtml:link rel="alternate" hreflang="ru" href="https://example.org/sub/ru/"/>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/sub/"/>
        </url>
        <url>
          <loc>https://example.org/sub/ru/fort/</loc>
          <xhtml:link rel="alternate" hreflang="en" href="https://example.org/sub/en/fort/"/>
          <xhtml:link rel="alternate" hreflang="ru" href="https://example.org/sub/ru/fort/"/>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/sub/en/fort/"/>
        </url>
      </urlset>
      "
    `);
  });

  it('escapes what XML reserves', () => {
    expect(sitemap(['en/a&b/'], address)).toContain(
      '<loc>https://example.org/sub/en/a&amp;b/</loc>',
    );
  });
});

describe('robots', () => {
  it('says where the sitemap is', () => {
    expect(robots(address)).toContain('Sitemap: https://example.org/sub/sitemap.xml\n');
  });
});
