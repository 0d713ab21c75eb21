import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseBox } from '#engine/fort/notation/parse.ts';
import { printBox } from '#engine/fort/notation/print.ts';
import { counters, plainActions, resources, suits } from '#engine/fort/notation/tree.ts';
import { cards } from '#generated/fort.ts';
import { ui } from '#generated/ui.ts';
import { formatter } from '#i18n/format.ts';
import { looseTranslator } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { sayBox, sayBoxOfFollower } from './box.ts';

/** Every box that is printed on a card, each once, in the order of the cards. */
const printed = [
  ...new Set(Object.values(cards).flatMap((card) => [card.public, card.private])),
].filter((notation) => notation !== null);

describe('the boxes of all cards', () => {
  test.each(printed)('“%s” reads into a tree and back', (notation) => {
    expect(printBox(parseBox(notation))).toBe(notation);
  });

  test.each(languages)('are said in %s as written down', (language) => {
    const t = looseTranslator(language);
    const said = printed.map((notation) => `${notation}\n    ${sayBox(parseBox(notation), t)}`);
    expect(said.join('\n')).toMatchSnapshot();
  });

  test.each(languages)('are said of a follower in %s as written down', (language) => {
    const t = looseTranslator(language);
    const followed = [...new Set(Object.values(cards).map((card) => card.public))];
    const said = followed
      .filter((notation) => notation !== null)
      .map((notation) => sayBoxOfFollower(parseBox(notation), t));
    expect(said.join('\n')).toMatchSnapshot();
  });
});

/** Boxes as they could be printed, in the notation of the cards. */
const step = fc.constantFrom(
  ...plainActions,
  ...[...resources, 'any'].flatMap((what) => [`gain ${what}`, `gain ${what} 2`, `gain ${what} 5`]),
  ...resources.map((what) => `spend ${what}`),
  ...['vp', 'vp 2', 'vp 9', 'advance', 'advance -2', 'advance +1'],
);
const { notation: anyNotation } = fc.letrec<{ notation: string }>((tie) => {
  const part = tie('notation').map((text) => `(${text})`);
  return {
    notation: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      step,
      fc.array(part, { minLength: 2, maxLength: 3 }).map((parts) => parts.join(', ')),
      fc.tuple(part, part).map((parts) => parts.join(' > ')),
      fc.tuple(part, fc.constantFrom(...suits, ...counters)).map((parts) => parts.join(' x ')),
    ),
  };
});
const anyBox = anyNotation.map(parseBox);

describe('any tree', () => {
  test.each(languages)('is one whole sentence in %s', (language) => {
    const t = looseTranslator(language);
    fc.assert(
      fc.property(anyBox, (box) => {
        const sentence = sayBox(box, t);
        expect(sentence).toMatch(/^\p{Lu}.*\p{L}\.$/u);
        expect(sentence).not.toMatch(/\{\{|\}\}|undefined|NaN|cards:|\s{2}|[,:]\s?[,:.]/);
      }),
    );
  });

  it('is said the same by the small formatter of the islands', () => {
    fc.assert(
      fc.property(anyBox, fc.constantFrom(...languages), (box, language) => {
        const small = formatter(language, { cards: ui[language].cards });
        expect(sayBox(box, small)).toBe(sayBox(box, looseTranslator(language)));
      }),
    );
  });
});

it('says that an empty box is empty', () => {
  expect(sayBox(null, looseTranslator('en'))).toBe('An empty box: there is nothing to use.');
});
