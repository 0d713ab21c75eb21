import type { AstroIntegration } from 'astro';
import { isLanguage } from '#i18n/languages.ts';
import { typeset } from '#i18n/typography.ts';

const chapter = /\/content\/[^/]+\/rules\/([a-z]+)\/[^/]+\.mdx$/;

/** Rule texts reach the compiler as everybody else reads them: set as their language sets them. */
export const setChapters = (): AstroIntegration => ({
  name: 'set-chapters',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const transform = (code: string, id: string) => {
        const language = chapter.exec(id)?.[1];
        // No character is added or taken away, so every line stays where it was.
        return isLanguage(language) ? { code: typeset(code, language), map: null } : undefined;
      };
      updateConfig({ vite: { plugins: [{ name: 'set-chapters', enforce: 'pre', transform }] } });
    },
  },
});
