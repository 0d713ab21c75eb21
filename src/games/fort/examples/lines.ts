import { z } from 'zod';
import { moveSchemas, use } from '#engine/fort/format/move.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { entry } from '#engine/fort/format/sheet.ts';
import { side } from '#engine/fort/format/situation.ts';
import { describedLines, inlineParts, type Sketch } from '#words/examples/described-lines.ts';
import { linesOf } from '#words/examples/game-examples.ts';
import {
  card,
  type ExampleLine,
  type ExampleWords,
  type LinePart,
  line,
  player,
  text,
} from '#words/examples/parts.ts';
import { keyWord } from '#words/format-words.ts';
import { fortDrawings } from './drawings.ts';

const boxes = ['public', 'private'] as const;

const box = (id: (typeof boxes)[number], { t }: ExampleWords, mark = ''): LinePart[] => [
  { kind: 'icon', id, label: '' },
  text(`${t(`verdicts:box.${id}`)}${mark}`),
];

/** What is done in a play, in its order; several things are numbered. */
function useLines(value: unknown, sketch: Sketch): ExampleLine[] {
  const { words, format } = sketch;
  const uses = z.array(use).parse(value);
  const name = keyWord(format, 'play', 'actions', 'name');
  return uses.map((each, at) => {
    const label = uses.length > 1 ? `${name} (${at + 1})` : name;
    if (typeof each === 'string') return line(label, ...box(each, words));
    if ('recycle' in each)
      return line(keyWord(format, 'recycling', 'recycle', 'name'), card(each.recycle));
    const parts = boxes.flatMap((id): LinePart[] => {
      const made = each[id];
      if (made === undefined) return [];
      const chosen = inlineParts(moveSchemas.follow.shape.action, made, sketch);
      return [...box(id, words, chosen.length > 0 ? ':' : ''), ...chosen];
    });
    const of =
      each.card === undefined ? [] : [text(words.t('rules:example.choice.of')), card(each.card)];
    return line(label, ...parts, ...of);
  });
}

const several: Sketch['several'] = {
  actions: useLines,
  'sides-by-player': (value, sketch) =>
    Object.entries(z.record(z.string(), z.unknown()).parse(value)).flatMap(([name, own]) =>
      describedLines(side, own, sketch, name),
    ),
  entries: (value, sketch) =>
    z
      .array(entry)
      .parse(value)
      .flatMap(({ name, says, ...held }) => {
        const owner = player(name, sketch.words);
        return [
          line(owner, ...inlineParts(entry, held, sketch)),
          // What is claimed is the question, so it is not listed among the facts.
          ...(says === undefined
            ? []
            : [
                line(
                  sketch.words.t('rules:example.claimed-of', { what: owner }),
                  ...inlineParts(entry.shape.says, says, sketch),
                ),
              ]),
        ];
      }),
};

export const lines = linesOf(fortFormat, { drawings: fortDrawings, several });
