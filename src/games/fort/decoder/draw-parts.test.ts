import { describe, expect, it, test } from 'vitest';
import { playCards } from '../cards/cards.ts';
import { drawBox } from '../cards/draw-box.ts';
import { drawParts, segments } from './draw-parts.ts';
import { walkBox } from './walk.ts';

const boxes = playCards.flatMap(({ id, suits, ...card }) =>
  [card.public, card.private].flatMap((box) => (box === null ? [] : [{ id, suits, box }])),
);

describe('a box with its parts', () => {
  test.each(boxes)('of $id is drawn as on the card', ({ box }) => {
    const tokens = drawParts(box).map(({ icon, glued }) => ({ icon, glued }));
    expect(tokens).toEqual(drawBox(box));
  });

  test.each(boxes)('of $id has something to look at in every step', ({ box, suits }) => {
    for (const { parts } of walkBox(box, suits)) {
      const marked = segments(box, parts).filter((segment) => segment.marked);
      expect(marked).toHaveLength(1);
    }
  });

  test.each(boxes)('of $id has a step for every icon', ({ box, suits }) => {
    const looked = walkBox(box, suits).flatMap(({ parts }) => parts);
    for (const { part } of drawParts(box)) expect(looked).toContain(part);
  });

  it('marks the brackets with what they hold, and a sign alone', () => {
    const bones = boxes.find(({ id }) => id === 'bones')?.box;
    if (bones === undefined) throw new Error('Bones has boxes');
    const drawn = segments(bones, ['each']).map(({ marked, icons }) => ({
      marked,
      icons: icons.map(({ icon }) => icon),
    }));
    expect(drawn).toEqual([
      { marked: true, icons: ['group-open', 'trash', 'then', 'vp', 'group-close'] },
      { marked: false, icons: ['per', 'book'] },
    ]);
    expect(segments(bones, ['#per']).map(({ icons }) => icons.length)).toEqual([5, 1, 1]);
  });
});
