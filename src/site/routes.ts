/** Files under src/pages/[lang]/ as routes: their folders and name, without `index` and ending. */
const routes = Object.keys(import.meta.glob('../pages/\\[lang\\]/**/*.{astro,ts}'))
  .filter((file) => !/\/_|\.test\.ts$/.test(file))
  .map(routeOf);

export function routeOf(file: string): string[] {
  return file
    .replace(/^.*\/\[lang\]\//, '')
    .replace(/\.(astro|ts)$/, '')
    .split('/')
    .filter((part) => part !== 'index');
}

/** A `[parameter]` fits any one part of an address. */
export function fits(route: readonly string[], path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '');
  return (
    route.length === parts.length &&
    route.every((part, at) => part === parts[at] || /^\[\w+\]$/.test(part))
  );
}

/** Whether the site has a page at this path behind the language. */
export const hasPage = (path: string): boolean => routes.some((route) => fits(route, path));
