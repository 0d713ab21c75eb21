/** An icon as `Icon.astro` writes it: its opening tag, its id and its shape. */
const icon = /(<svg class="icon[^>]* data-icon="([\w-]+)"[^>]*>)<path d="([^"]+)"><\/path><\/svg>/g;

const anchor = (id: string): string => `drawn-${id}`;

/** What repeats itself within so many letters costs next to nothing: packing sees to it. */
const worthIt = 60_000;

/**
 * A long page shows the same icons hundreds of times. Each shape that it repeats is written once, at
 * its end, and pointed at from where it is seen; that spares up to a third of the page.
 */
export function shareShapes(html: string, least = worthIt): string {
  if (html.length < least) return html;
  // What a widget has written must stay as it is: its code takes it over part by part.
  if (html.includes('<div data-island')) return html;
  const times = new Map<string, number>();
  for (const [, , id = ''] of html.matchAll(icon)) times.set(id, (times.get(id) ?? 0) + 1);
  const shapes = new Map<string, string>();
  const short = html.replace(icon, (whole: string, open: string, id: string, shape: string) => {
    if (times.get(id) === 1) return whole;
    shapes.set(id, shape);
    return `${open}<use href="#${anchor(id)}"></use></svg>`;
  });
  if (shapes.size === 0) return html;
  const paths = [...shapes].map(([id, shape]) => `<path id="${anchor(id)}" d="${shape}"></path>`);
  return `${short}<svg width="0" height="0" class="shapes" aria-hidden="true"><defs>${paths.join('')}</defs></svg>`;
}
