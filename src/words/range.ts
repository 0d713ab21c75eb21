import type { Format } from '#i18n/format.ts';

/** A range, “0–7” or “30+”, in words; anything else as it is. */
export function inWords(figure: string, t: Format): string {
  const [, least, most] = /^(-?\d+)–(-?\d+)$/.exec(figure) ?? [];
  if (least !== undefined && most !== undefined) return t('verdicts:range', { least, most });
  const [, from] = /^(-?\d+)\+$/.exec(figure) ?? [];
  return from === undefined ? figure : t('verdicts:range-open', { least: from });
}
