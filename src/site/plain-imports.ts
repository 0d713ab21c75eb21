import { onBuild } from './on-build.ts';

const helper = '\0vite/preload-helper.js';
const load = (id: string) =>
  id === helper ? 'export const __vitePreload = (load) => load();' : undefined;

/**
 * What a page loads later is one small module with no styles, so there is nothing to preload: the
 * bundler's helper for that would be a third of all the code on a page to read.
 */
export const plainImports = () =>
  onBuild('plain-imports', { plugins: [{ name: 'plain-imports', enforce: 'pre', load }] });
