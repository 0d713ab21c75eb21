import type { Inline } from '#model/rules/index.ts';

/** U+2060: no line ends here. */
const joiner = '\u2060';

/** Cards begin with the icons of their symbols. */
const beginsWithIcon = (inline: Inline | undefined): boolean =>
  inline?.type === 'icon' || (inline?.type === 'link' && inline.kind === 'card');

/**
 * Browsers may end a line before and after a picture, even beside a no-break space or an opening
 * bracket. There a word joiner holds the two together.
 */
export function heldTogether(inlines: readonly Inline[]): Inline[] {
  return inlines.map((inline, at) => {
    if (inline.type !== 'text') return inline;
    const held = inlines[at - 1]?.type === 'icon' && inline.text.startsWith('\u00a0');
    const holds = beginsWithIcon(inlines[at + 1]) && /[\u00a0(„«“]$/.test(inline.text);
    return { ...inline, text: `${held ? joiner : ''}${inline.text}${holds ? joiner : ''}` };
  });
}
