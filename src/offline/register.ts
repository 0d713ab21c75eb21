import { siteUrl } from '#i18n/urls.ts';

/** Long enough for the page itself to load first, even on a slow line. */
const patience = 2000;

declare global {
  interface Navigator {
    /** Not every browser has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** After one visit the whole language is on the device, unless it is set to save data. */
async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register(siteUrl('sw.js'));
    if (navigator.connection?.saveData) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ wish: 'keep', parts: [document.documentElement.lang] });
  } catch {
    // Forbidden, full or without a network: the site goes on without it, the next page tries again.
  }
}

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(() => void start(), patience));
