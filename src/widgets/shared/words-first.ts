/** The code of a widget is fetched after what the page is read with: its styles and fonts go first. */
export const wordsFirst = (html: string): string =>
  html.replaceAll(/<script type="module" src="[^"]+"/g, '$& fetchpriority="low"');
