import type { Format } from '#i18n/format.ts';
import type { IconId } from '#icons/index.ts';
import type { Area, FaceOf, Place, Side, Slot, TablePicture, Thing } from './picture.ts';

/** The icon of tokens whose kind is not known. */
export const anyKind = 'any-resource';

export const nothing = (t: Format): Thing => ({
  kind: 'nothing',
  said: t('rules:example.choice.none'),
});

/** Cards of which only the number is known. */
export const stack = (count: number, t: Format): Thing =>
  count === 0
    ? nothing(t)
    : { kind: 'back', mark: String(count), said: t('rules:example.cards', { count }) };

/** A card by its id; `?` is one that nobody named, `more` any number of them. */
export function cardOrBack(id: string, faceOf: FaceOf, t: Format): Thing {
  if (id === '?') return { kind: 'back', mark: '?', said: t('rules:example.some-card') };
  if (id === 'more') return { kind: 'back', mark: '…', said: t('rules:example.more-cards') };
  return { kind: 'card', face: faceOf(id) };
}

export interface Tokens {
  readonly icon: IconId;
  readonly name: string;
  readonly held: number;
}

/** Tokens in their slots; those that don't fit hang over the edge. */
export function slots(tokens: readonly Tokens[], holds: number | undefined, t: Format): Thing {
  const held = tokens.flatMap(({ icon, held: count }) => Array<IconId>(count).fill(icon));
  const room = holds ?? held.length;
  // Slots for one kind only show which.
  const [only] = tokens;
  const kind = tokens.length === 1 && only?.icon !== anyKind ? only?.icon : undefined;
  const said = [
    ...tokens.map(({ name, held: count }) => `${name}: ${count}.`),
    ...(holds === undefined ? [] : [t('table:slots', { holds })]),
  ].join(' ');
  if (room === 0 && held.length === 0) return nothing(t);
  const all = Array.from({ length: Math.max(held.length, room) }, (_, at): Slot => {
    const icon = held[at] ?? kind;
    return {
      ...(icon === undefined ? {} : { icon }),
      state: at >= room ? 'over' : at >= held.length ? 'free' : 'held',
    };
  });
  return { kind: 'slots', slots: all, said };
}

/** A place, if it is described. */
export const placeOf = <Fact>(
  id: string,
  name: string,
  fact: Fact | undefined,
  things: (fact: Fact) => readonly Thing[],
): Place[] => (fact === undefined ? [] : [{ id, name, things: things(fact) }]);

/** Areas in which there is something to see. */
export const areasOf = (...areas: readonly Area[]): Area[] =>
  areas.filter(({ places }) => places.length > 0);

/** A picture of the sides on which there is something to see; none where there is no such side. */
export function pictureOf(all: readonly Side[]): TablePicture | undefined {
  const sides = all.filter(({ areas }) => areas.length > 0);
  return sides.length === 0 ? undefined : { sides };
}
