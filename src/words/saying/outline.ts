import type { GameFormat } from '#engine/core/format/description.ts';
import { referenceOf } from '#engine/core/format/reference.ts';

/** What every key of a format is about, part by part: `side.fort` is a `fort-level`. */
export type Outline = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** At build time: the parts of a written format that its sentences are made from. */
export function outlineOf(
  format: Pick<GameFormat, 'situation' | 'moves' | 'sheet' | 'description'>,
): Outline {
  const { situation, move } = referenceOf(format);
  return Object.fromEntries(
    [...situation, ...move].map(({ part, keys }) => [
      part,
      Object.fromEntries(
        keys.map(({ key, meaning: { is, part: inside } }) => [key, inside ? `part:${inside}` : is]),
      ),
    ]),
  );
}
