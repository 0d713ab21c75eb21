const range = (first: string, last: string): string => {
  const from = first.codePointAt(0) ?? 0;
  const to = last.codePointAt(0) ?? 0;
  return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join(
    '',
  );
};

/** The characters of texts in English, Russian and Polish; the fonts are cut down to them. */
export const characters = [
  range(' ', '~'),
  range('А', 'я'),
  'Ёё',
  'ĄąĆćĘęŁłŃńÓóŚśŹźŻż',
  // Portuguese and French letters turn up in names and loan words.
  'ÁáÀàÂâÃãÇçÉéÈèÊêÍíÕõÔôÖöÜüÚú',
  // Quotation marks, dashes, spaces.
  '«»„“”‚‘’–—…·•\u00a0\u2009',
  // Figures.
  '−×÷±≠≤≥½¼¾№%‰°²³§©®™€',
].join('');
