import type { AstroIntegration } from 'astro';

/** The script of a page with a widget, and what was copied for it. */
const page = /\/pages\/\[lang\]\/(\w+)\/(score|check)\/index\.astro\?astro&type=script/;
const copy = /\?for=(\w+-\w+)$/;

/**
 * Each page with a widget gets its code in one file. Shared between the pages it would come in four
 * files that pack worse and arrive later; the offline worker fetches all of it in the background anyway.
 */
export const oneScript = (): AstroIntegration => ({
  name: 'one-script',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return;
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'one-script',
              enforce: 'pre',
              applyToEnvironment: ({ name }) => name === 'client',
              async resolveId(source, importer = '', options) {
                const [, game, kind] = page.exec(importer) ?? [];
                const owner = game ? `${game}-${kind}` : copy.exec(importer)?.[1];
                if (!owner) return null;
                const found = await this.resolve(source, importer.replace(copy, ''), options);
                return found && !found.external
                  ? { ...found, id: `${found.id}?for=${owner}` }
                  : found;
              },
            },
          ],
        },
      });
    },
  },
});
