import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '#i18n/languages.ts';
import { inProject } from '#scripts/lib/root.ts';

const read = (file: string): string => readFileSync(inProject(file), 'utf8');

/** The colours of the site, and those of each game: its accent goes by the id of the game here. */
const css = [
  read('src/styles/tokens.css'),
  ...games.map((game) => read(`src/games/${game}/theme.css`).replace('--accent:', `--${game}:`)),
].join('\n');

/** Every colour that has a light and a dark side. */
const both = [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
);

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const themes = {
  light: Object.fromEntries(both.map(({ name, light }) => [name, light])),
  dark: Object.fromEntries(both.map(({ name, dark }) => [name, dark])),
};

const grounds = ['paper', 'sheet', 'sunk'];
const accents = ['site', ...games];
const texts = ['ink', 'ink-soft', ...accents, 'good', 'bad', 'open'];
const suits = ['skateboard', 'shovel', 'glue', 'squirtgun', 'crown', 'book', 'coin'];

const pairs: [text: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground) =>
    texts.map((text): [string, string, number] => [text, ground, 4.5]),
  ),
  ...grounds.flatMap((ground) =>
    [...suits, 'pizza', 'toys', 'edge', 'focus'].map((mark): [string, string, number] => [
      mark,
      ground,
      3,
    ]),
  ),
  ...accents.map((accent): [string, string, number] => ['on-accent', accent, 4.5]),
  ...['good', 'bad', 'open'].flatMap((verdict): [string, string, number][] => [
    ['ink', `${verdict}-wash`, 7],
    [verdict, `${verdict}-wash`, 4.5],
  ]),
  ['ink', 'paper', 10],
  ['ink', 'wood', 7],
  ...accents.map((accent): [string, string, number] => [accent, 'wood', 4.5]),
  ['focus', 'wood', 3],
];

describe.each(Object.entries(themes))('%s', (_, theme) => {
  it.each(pairs)('%s on %s has a contrast of %d or more', (text, ground, least) => {
    const [a, b] = [theme[text], theme[ground]];
    if (a === undefined || b === undefined) throw new Error(`no colour ${a ? ground : text}`);
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least);
  });
});

it('has no colour for one theme alone', () => {
  expect(css.match(/--[a-z-]+: #/g) ?? []).toEqual([]);
  expect(both.length).toBeGreaterThan(25);
});

it('tells the browser the colour of the header in both themes', () => {
  const layout = read('src/layouts/Base.astro');
  const announced = [...layout.matchAll(/name="theme-color" content="(#\w+)"/g)].map(([, c]) => c);
  expect(announced).toEqual([themes.light.wood, themes.dark.wood]);
});
