import { expect, it } from 'vitest';
import { newPage, siteUrl } from '../test/browser.ts';
import { builtSite } from './built-site.ts';
import { contextOptions, listen, look } from './look.ts';
import { oneOfEachKind } from './pages.ts';
import { describeVisit, someVisits, type View, views } from './visits.ts';

const visits = someVisits(oneOfEachKind(builtSite().pages));

/** Looks at each kind of page in one theme; `npm run audit` looks at every page in every view. */
export const lookInTheme = (theme: View['theme']): void =>
  it.each(views.filter((view) => view.theme === theme))(
    'has no violation, message or foreign request: $theme, $width px',
    { timeout: 180_000 },
    async (view) => {
      const tab = await newPage(contextOptions(view));
      const heard = listen(tab.context(), siteUrl('/'));
      const found: string[] = [];
      for (const visit of visits.filter((one) => one.view === view)) {
        found.push(...(await look(tab, siteUrl(visit.page.path), visit)));
        found.push(...heard.splice(0).map((trouble) => `${describeVisit(visit)}: ${trouble}`));
      }
      expect(found).toEqual([]);
    },
  );
