/** "skipp" → "skip"; "full" and "pass" keep their two letters. */
const single = (stem: string): string => stem.replace(/([bdgmnprt])\1$/, '$1');

/** Regular forms only: plurals, -ing, -ed, -ly. Expects a folded word. */
export function stemEnglish(word: string): string {
  if (word.length < 4) return word;
  let stem = word;
  if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ch|sh|s|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  if (/[aeiouy].*ing$/.test(stem) && stem.length > 5) stem = single(stem.slice(0, -3));
  else if (/[aeiouy].*ied$/.test(stem)) stem = `${stem.slice(0, -3)}y`;
  else if (/[aeiouy].*ed$/.test(stem) && stem.length > 4) stem = single(stem.slice(0, -2));
  else if (stem.endsWith('ly') && stem.length > 5) stem = stem.slice(0, -2);
  // "score" meets "scoring", "tie" meets "ties".
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}
