// Every drawing is in one file that the whole site shares; an icon on a page only refers to it.
import address from '../generated/icons.svg?url';

/** Where the shape of an icon is, for `<use>`. */
export const shapeOf = (id: string): string => `${address}#${id}`;
