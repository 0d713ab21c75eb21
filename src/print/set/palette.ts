const colours = {
  ink: '#2a231b',
  soft: '#5a4d3d',
  line: '#b9a57e',
  wash: '#f4ead5',
  wood: '#f0d58f',
  'on-accent': '#ffffff',
} as const;

/** `accent` is the colour of the game. */
export type Colour = keyof typeof colours | 'accent';

const greys: Partial<Record<Colour, string>> = { soft: '#444444', line: '#888888' };

/** The ink saver prints nearly everything in black: it never relies on a colour. */
export const savingHex = (name: Colour): string => greys[name] ?? '#000000';

export const fullHex = (name: Colour, accent: string): string =>
  name === 'accent' ? accent : colours[name];
