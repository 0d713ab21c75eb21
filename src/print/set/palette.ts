import type { Ink } from '../variant.ts';

const colour = {
  ink: '#2a231b',
  soft: '#5a4d3d',
  line: '#b9a57e',
  fort: '#1c6440',
  dobro: '#2b4aa6',
  wash: '#f4ead5',
  wood: '#f0d58f',
  'on-accent': '#ffffff',
  skateboard: '#b1380d',
  shovel: '#7a5310',
  glue: '#0f6a66',
  squirtgun: '#2357b8',
  crown: '#85610a',
  book: '#83318f',
  coin: '#5f5a4c',
  pizza: '#b1380d',
  toys: '#2357b8',
} as const;
export type Colour = keyof typeof colour;

const greys: Partial<Record<Colour, string>> = { soft: '#444444', line: '#888888' };

/** Black for nearly everything: the ink saver never relies on a colour. */
export const hex = (name: Colour, ink: Ink): string =>
  ink === 'colour' ? colour[name] : (greys[name] ?? '#000000');

/** Icons that have a colour of their own. */
export function iconColour(icon: string): Colour | undefined {
  switch (icon) {
    case 'skateboard':
    case 'shovel':
    case 'glue':
    case 'squirtgun':
    case 'crown':
    case 'book':
    case 'coin':
    case 'pizza':
    case 'toys':
      return icon;
    default:
      return undefined;
  }
}
