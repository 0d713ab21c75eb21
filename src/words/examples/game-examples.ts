import type { z } from 'zod';
import type { GameFormat } from '#engine/core/format/description.ts';
import { kindsOf } from '#engine/core/format/kinds.ts';
import { formatWords } from '../format-words.ts';
import { describedLines, type Sketch } from './described-lines.ts';
import { withLocalNames } from './names.ts';
import { type ExampleGame, sheetOnly, type WordedAnswer } from './outcome.ts';
import type { ExampleLine, ExampleWords } from './parts.ts';

/** The lines of examples, made from the written format of a game. */
export function linesOf(
  format: Pick<GameFormat, 'game' | 'situation' | 'moves' | 'sheet'>,
  {
    drawings,
    several = {},
    claims,
  }: Pick<Sketch, 'drawings'> & Partial<Pick<Sketch, 'several' | 'claims'>>,
) {
  const sketch = (words: ExampleWords): Sketch => ({
    drawings,
    format: formatWords(format.game, words.language),
    words,
    several,
    ...(claims !== undefined && { claims }),
  });
  return {
    /** What is on the table. */
    situation: (situation: object, words: ExampleWords): ExampleLine[] =>
      describedLines(format.situation, situation, sketch(words)),
    /** What is done. */
    move: (move: object, words: ExampleWords): ExampleLine[] => {
      const [kind] = kindsOf(move, format.moves);
      const schema = kind && format.moves[kind];
      return schema ? describedLines(schema, move, sketch(words)) : [];
    },
    sheet: (sheet: object, words: ExampleWords): ExampleLine[] =>
      describedLines(format.sheet, sheet, sketch(words)),
  };
}

interface Parts<Situation extends z.ZodType, Move extends z.ZodType, Sheet extends z.ZodType> {
  readonly lines: ReturnType<typeof linesOf>;
  readonly say?: ExampleGame['say'];
  readonly schemas: {
    readonly situation: Situation;
    readonly move: Move;
    readonly sheet: Sheet;
  };
  readonly judge: (
    situation: z.output<Situation>,
    move: z.output<Move>,
    words: ExampleWords,
  ) => WordedAnswer;
  readonly score: (sheet: z.output<Sheet>, words: ExampleWords) => WordedAnswer;
}

/** How a game works out its examples: read by its format, judged or scored, and put into words. */
export const exampleGame = <
  Situation extends z.ZodObject,
  Move extends z.ZodType<object>,
  Sheet extends z.ZodObject,
>({
  lines,
  say,
  schemas,
  judge,
  score,
}: Parts<Situation, Move, Sheet>): ExampleGame => ({
  situationLines: lines.situation,
  ...(say && { say }),
  workOut: ({ situation = {}, move, sheet }, words) => {
    if (sheet !== undefined) {
      const written = schemas.sheet.parse(withLocalNames(sheet, words));
      return { ...sheetOnly, ...score(written, words), sheet: lines.sheet(written, words) };
    }
    const described = schemas.situation.parse(withLocalNames(situation, words));
    const done = schemas.move.parse(withLocalNames(move, words));
    const said = say?.({ situation: described, move: done }, words.language);
    const asked = say?.({ move: done }, words.language);
    return {
      ...judge(described, done, words),
      ...(said === undefined ? {} : { said }),
      ...(asked === undefined ? {} : { asked }),
      described,
      situation: lines.situation(described, words),
      move: lines.move(done, words),
      sheet: [],
    };
  },
});
