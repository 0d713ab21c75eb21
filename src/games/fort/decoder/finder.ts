/** The icons in the address of the decoder: `?icons=trash,vp`. */
export const parseIcons = (address: URLSearchParams, known: readonly string[]): string[] => {
  const asked = (address.get('icons') ?? '').split(',');
  return known.filter((icon) => asked.includes(icon));
};

export const printIcons = (icons: readonly string[]): string =>
  icons.length === 0 ? '' : `icons=${icons.join(',')}`;

/** Whether a box shows all icons that were tapped. */
export const showsAll = (box: readonly string[], tapped: readonly string[]): boolean =>
  tapped.every((icon) => box.includes(icon));
