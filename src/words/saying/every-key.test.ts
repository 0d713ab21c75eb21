import { describe, expect, it } from 'vitest';
import { allGames } from '#games/all.ts';
import { uiResources } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { leaves } from '#i18n/resource.ts';
import { outlineOf } from './outline.ts';

/** Said otherwise than by a text of its own: parts by what is in them, and who does it by the question. */
const within = /^part:|^actions$|^sides-by-player$|^hands-by-player$|^piles-by-player$/;

describe.each(await allGames())('$id', ({ id, format, ask: { speech } }) => {
  const outline = outlineOf(format);

  it('knows how to say every kind of value', () => {
    expect(() => speech?.(outline)).not.toThrow();
    const broken = { ...outline, situation: { ...outline.situation, moon: 'phase-of-the-moon' } };
    expect(() => speech?.(broken)).toThrow('nothing says "moon" of "situation"');
  });

  it.each(languages)('has words for every key in %s', (language) => {
    const texts = Object.values(uiResources(language, [`say-${id}`, 'say'])).flatMap((resource) =>
      leaves(resource).map(({ path }) => path),
    );
    const isSaid = (key: string): boolean =>
      texts.some((path) => path === key || path.startsWith(`${key}.`));
    // What is said of a player has words of its own where the asker speaks.
    const partsOf = (part: string): string[] => (part === 'side' ? ['side', 'mine'] : [part]);
    const unsaid = Object.entries(outline).flatMap(([part, keys]) =>
      Object.entries(keys).flatMap(([key, is]) =>
        within.test(is) || key === 'by' || isSaid(`any.${key}`)
          ? []
          : partsOf(part).flatMap((each) => (isSaid(`${each}.${key}`) ? [] : [`${each}.${key}`])),
      ),
    );
    expect(unsaid).toEqual([]);
  });

  it.each(languages)('asks for no form that what is said does not know, in %s', (language) => {
    const texts = JSON.stringify(uiResources(language, [`say-${id}`, 'say']));
    // Nothing agrees with a number or a name here: it would be said twice.
    expect(texts.match(/\{\{[^}]*, (?:agree|does)\(/g)).toBeNull();
  });
});
