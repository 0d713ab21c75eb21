import type { AstroIntegration } from 'astro';

type Vite = Parameters<
  Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0]['updateConfig']
>[0]['vite'];

/** What is done to the code only when the site is built: while one works on it, it is served as written. */
export const onBuild = (name: string, vite: Vite): AstroIntegration => ({
  name,
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'build') updateConfig({ vite });
    },
  },
});

/** For plugins: what browsers load, not what makes the pages. */
export const inBrowsers = ({ name }: { readonly name: string }): boolean => name === 'client';
