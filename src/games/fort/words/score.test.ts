import { describe, expect, it } from 'vitest';
import { score } from '#engine/fort/scoring/score.ts';
import { madeUpRuleIds } from '#generated/fort.ts';
import { looseTranslator } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { sayMissingFigure, sayWinners } from './score.ts';

describe.each(languages)('%s', (language) => {
  const words = { t: looseTranslator(language), name: (id: string) => id, titled: () => false };
  const missingFrom = (entry: object) =>
    score({ players: [{ name: 'Ann', ...entry }, { name: 'Ben' }], points: [] }).missing;

  it('says every figure that a sheet may lack', () => {
    const lacking = [
      ...missingFrom({}),
      ...missingFrom({ track: 3, fort: 4 }),
      ...madeUpRuleIds.flatMap((rule) =>
        missingFrom({ track: 3, fort: 4, 'made-up-rule': rule, macaroni: false }),
      ),
    ];
    expect(lacking.map(({ fact }) => fact)).toContain('Ann.made-up-rule');
    for (const one of lacking) expect(sayMissingFigure(one, words)).toMatch(/\p{L} \p{L}/u);
  });
});

it.each([
  ['en', 'Ann, Ben, and Di'],
  ['ru', 'Ann, Ben и Di'],
  ['pl', 'Ann, Ben i Di'],
] as const)('names those who share the victory as %s lists them', (language, names) => {
  const words = { t: looseTranslator(language), name: (id: string) => id, titled: () => false };
  const players = ['Ann', 'Ben', 'Di'].map((name) => ({ name, track: 9, fort: 0 }));
  const [shared = ''] = sayWinners(score({ players, points: [0] }), words);
  expect(shared.replaceAll('\u00a0', ' ')).toContain(names);
});
