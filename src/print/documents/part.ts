import type { IconId } from '#icons/index.ts';
import { bookOf } from '#model/book.ts';
import { brief } from '#model/brief.ts';
import type { Inline } from '#model/rules/index.ts';
import { turnGuideOf } from '#model/turn.ts';
import type { Context } from '../context.ts';

/** One thing to do or to know: an icon, a text, and the clauses behind it. */
export interface PartLine {
  readonly icon: IconId;
  readonly text: string;
  readonly clauses: readonly string[];
}

export interface PrintedPart {
  readonly title: string;
  readonly icon: IconId;
  readonly lines: readonly PartLine[];
}

/** Words of a rule in the markup of printed texts. */
function marked(words: readonly Inline[]): string {
  return words
    .map((word): string => {
      if (word.type === 'text') return word.text.replaceAll('\n', ' ');
      if (word.type === 'icon') return `[${word.id}]`;
      const inside = marked(word.children);
      return word.type === 'link' ? inside : `**${inside}**`;
    })
    .join('');
}

/** The short forms of some clauses. */
export const shortOf = ({ variant: { game, lang } }: Context, ...clauses: string[]): string =>
  marked(brief(bookOf(game, lang), clauses).words);

/** A line with the short form of a clause; the others are cited with it. */
export const line = (of: Context, icon: IconId, ...clauses: [string, ...string[]]): PartLine => ({
  icon,
  text: shortOf(of, clauses[0]),
  clauses,
});

/** An icon and the clauses of a line: the first provides the words, the others are cited with it. */
type Sketch = readonly [IconId, string, ...string[]];

/** A part of lines, under its title in `content/<game>/ui/<language>/print.json`. */
export const titledPart =
  (name: string, icon: IconId, ...lines: readonly Sketch[]) =>
  (of: Context): PrintedPart => ({
    title: of.say(`print:${of.variant.game}.${name}.title`),
    icon,
    lines: lines.map(([mark, ...clauses]) => line(of, mark, ...clauses)),
  });

/**
 * The phases as in the turn guide of the site. `short` leaves out details, and for each
 * step cites only the first clause.
 */
export function phasesOf(context: Context, length: 'full' | 'short'): PrintedPart[] {
  const { say, variant } = context;
  return turnGuideOf(variant.game, variant.lang, say).map(({ title, steps }) => ({
    title,
    icon: steps[0]?.icon ?? 'hand',
    lines: steps
      .filter(({ detail }) => length === 'full' || !detail)
      .map(({ icon, words, clauses }) => ({
        icon,
        text: length === 'full' ? marked(words) : shortOf(context, ...clauses.slice(0, 1)),
        clauses,
      })),
  }));
}
