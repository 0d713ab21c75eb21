import type { AstroIntegration } from 'astro';
import { cutFonts } from './cut.ts';

/** Makes the fonts before the first style sheet is read. */
export function fonts(): AstroIntegration {
  return { name: 'fonts', hooks: { 'astro:config:setup': () => cutFonts('screen') } };
}
