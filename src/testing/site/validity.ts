import { HtmlValidate } from 'html-validate';
import type { Page } from './pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Clause ids have a dot and ids of Dobro's cards are numbers; HTML allows both.
    'valid-id': ['error', { relaxed: true }],
    // Boxes to tick for one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // A matter of style: widgets are written out with <input/>, pages with <input>.
    'void-style': 'off',
    'no-redundant-for': 'off',
    // Filters answer while one types: there is nothing to send.
    'wcag/h32': 'off',
  },
});

/** The frame of a widget only locks its fields until its code is there: a group, but none to be named. */
const isFrame = (selector: string | null): boolean =>
  selector === '#content > astro-island > fieldset';

/** What is not valid in a page, with the place. */
export async function invalidMarkup({ path, html }: Page): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, selector }) => ruleId !== 'wcag/h71' || !isFrame(selector))
    .map(({ line, column, ruleId, message }) => `${path}:${line}:${column} ${ruleId}: ${message}`);
}
