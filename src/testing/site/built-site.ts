import { readAddress } from '#scripts/lib/address.ts';
import { inProject } from '#scripts/lib/root.ts';
import type { Site } from './links.ts';
import { readPages } from './pages.ts';

/** The site as `npm run build` left it. */
export function builtSite(): Site {
  const { base, site } = readAddress(process.env);
  const folder = inProject('dist');
  return { folder, base, pages: readPages(folder), address: site };
}
