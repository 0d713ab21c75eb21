import { describe, expect, it, test } from 'vitest';
import { matches, noFilter, parseQuery } from '#components/cards/filter.ts';
import { languages } from '#i18n/languages.ts';
import { allBoxes } from './all-boxes.ts';
import { chosen, tests } from './chosen.ts';
import { parseIcons, printIcons, showsAll } from './finder.ts';
import { boxIcons, cardsWithIcon, clauseOfIcon, groupIds, iconGroups } from './icon-groups.ts';
import { meaningOfIcon } from './meaning.ts';

describe('the icons of the decoder', () => {
  test.each(groupIds.flatMap((group) => [...iconGroups[group]]))('%s has a meaning', (icon) => {
    for (const language of languages) expect(meaningOfIcon(icon, language)).not.toBe('');
  });

  it('are explained by the rule of their own name where there is one', () => {
    expect(clauseOfIcon('trash')).toBe('action.trash');
    expect(clauseOfIcon('then')).toBe('symbol.then');
    expect(clauseOfIcon('book')).toBe('card.suits');
    expect(clauseOfIcon('stuff')).toBe('board.stuff');
  });

  it('lead to the cards that show them, and nowhere where no card does', () => {
    expect(cardsWithIcon('trash')).toBe('icon=trash');
    expect(cardsWithIcon('book')).toBe('suit=book');
    expect(cardsWithIcon('cost-plus')).toBeUndefined();
    expect(cardsWithIcon('park')).toBeUndefined();
  });
});

describe('finding a box by its icons', () => {
  it('finds every box by all of its icons, each of which can be tapped', () => {
    for (const { icons } of allBoxes) {
      expect(boxIcons).toEqual(expect.arrayContaining([...icons]));
      expect(allBoxes.some((box) => showsAll(box.icons, icons))).toBe(true);
    }
  });

  it('narrows with every tap', () => {
    const count = (...icons: string[]) =>
      allBoxes.filter((box) => showsAll(box.icons, icons)).length;
    expect(count()).toBe(allBoxes.length);
    expect(count('trash')).toBe(4);
    expect(count('trash', 'vp')).toBe(1);
    expect(count('trash', 'pack')).toBe(0);
  });

  it('keeps the taps in the address', () => {
    const address = new URLSearchParams(printIcons(['trash', 'vp']));
    expect(parseIcons(address, boxIcons)).toEqual(['trash', 'vp']);
    expect(parseIcons(new URLSearchParams('icons=nothing'), boxIcons)).toEqual([]);
    expect(printIcons([])).toBe('');
  });
});

it('teaches with boxes that exist, and tests with others', () => {
  const boxOf = ({ id, where }: (typeof chosen)[number]) =>
    allBoxes.find(({ cards }) => cards.some((card) => card.id === id && card.where === where));
  const all = [...chosen, ...tests].map((one) => boxOf(one)?.notation);
  expect(all).not.toContain(undefined);
  expect(new Set(all).size).toBe(all.length);
});

it('links filters that the card overview understands', () => {
  const query = parseQuery(new URLSearchParams(cardsWithIcon('vp') ?? ''));
  const card = { kind: 'kid', suits: [], public: ['vp'], private: [], improvable: [], text: '' };
  expect(query).toEqual({ ...noFilter, icon: 'vp' });
  expect(matches(card, query)).toBe(true);
});
