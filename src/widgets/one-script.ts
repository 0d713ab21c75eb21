import { inBrowsers, onBuild } from '#site/on-build.ts';

/** The script of a page with a widget, and what was copied for it. */
const page = /\/pages\/\[lang\]\/(\w+)\/(score|check)\/index\.astro\?astro&type=script/;
const copy = /\?for=(\w+-\w+)$/;

/**
 * Each page with a widget gets its code in one file. Shared between the pages it would come in four
 * files that pack worse and arrive later; the offline worker fetches all of it in the background anyway.
 */
export const oneScript = () =>
  onBuild('one-script', {
    plugins: [
      {
        name: 'one-script',
        enforce: 'pre',
        applyToEnvironment: inBrowsers,
        async resolveId(source, importer = '', options) {
          const [, game, kind] = page.exec(importer) ?? [];
          const owner = game ? `${game}-${kind}` : copy.exec(importer)?.[1];
          if (!owner) return null;
          const found = await this.resolve(source, importer.replace(copy, ''), options);
          return found && !found.external ? { ...found, id: `${found.id}?for=${owner}` } : found;
        },
      },
    ],
  });
