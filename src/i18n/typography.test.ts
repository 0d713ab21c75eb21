import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { languages } from './languages.ts';
import { typeset } from './typography.ts';

const visible = (text: string): string => text.replaceAll('\u00a0', '_');

test.each([
  ['ru', 'Карта и в тайнике, и на вышке', 'Карта и_в_тайнике, и_на_вышке'],
  ['ru', 'Возьмите 2 пиццы', 'Возьмите 2_пиццы'],
  ['ru', 'Лось — лучший друг', 'Лось_— лучший друг'],
  ['ru', 'Можно ли так', 'Можно_ли так'],
  ['ru', 'А у вас?', 'А_у_вас?'],
  ['ru', 'По карте 1 ПО за каждую', 'По_карте 1_ПО за_каждую'],
  ['ru', 'линия, «в» кавычках', 'линия, «в» кавычках'],
  ['pl', 'Karta w talii i z ręki', 'Karta w_talii i_z_ręki'],
  ['pl', 'Weź 2 Pizze – i już', 'Weź 2_Pizze_– i_już'],
  ['pl', 'Wow, tak', 'Wow, tak'],
  ['ru', 'от 2 до 12', 'от_2 до_12'],
  ['en', 'a card – 2 pizza', 'a card – 2 pizza'],
] as const)('%s: “%s”', (language, text, set) => {
  expect(visible(typeset(text, language))).toBe(set);
});

it('changes spaces only, and a text that is set already not at all', () => {
  const words = fc.array(fc.constantFrom('в', 'и', 'на', 'не', 'ли', 'w', 'z', '2', 'пицца', '—'));
  fc.assert(
    fc.property(words, fc.constantFrom(...languages), (list, language) => {
      const text = list.join(' ');
      const set = typeset(text, language);
      expect(set.replaceAll('\u00a0', ' ')).toBe(text);
      expect(typeset(set, language)).toBe(set);
    }),
  );
});
