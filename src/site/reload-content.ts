import { sep } from 'node:path';
import type { AstroIntegration } from 'astro';

const folder = `${sep}content${sep}`;

/** `npm run dev`: pages read content without importing it, so a change there reloads them. */
export const reloadContent = (): AstroIntegration => ({
  name: 'reload-content',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.watcher.on('change', (file) => {
        if (file.startsWith(`${process.cwd()}${folder}`)) server.ws.send({ type: 'full-reload' });
      });
    },
  },
});
