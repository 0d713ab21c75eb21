import { z } from 'zod';
import type { GameId, Language } from '#i18n/languages.ts';
import { projectRoot, readChecked, savedAt } from './files.ts';
import type { Finding } from './finding.ts';
import { remember } from './remember.ts';
import { parseText } from './rules/parse-text.ts';
import type { Block } from './rules/text.ts';
import { clauseIdSchema, idSchema, sentencesSchema } from './schemas/names.ts';

/** content/<game>/learn.yaml: an introduction to a game, section by section. */

const described = z.record(z.string(), z.unknown());
const stepSchema = z.strictObject({
  text: sentencesSchema,
  /** What the table looks like after the move. */
  table: described,
  move: described,
  /** The table from the mover's point of view, where the mover is not the reader. */
  judged: described.optional(),
  /** An aside between two steps, without a number of its own. */
  between: z.literal(true).optional(),
});
const sectionSchema = z.strictObject({
  id: idSchema,
  title: sentencesSchema,
  text: sentencesSchema.optional(),
  /** Figures by number of players. */
  counts: z
    .array(
      z.strictObject({
        key: idSchema,
        label: sentencesSchema,
        players: z.record(z.string(), z.int().min(0)),
        /** Every player has this many; otherwise they are in the middle of the table. */
        each: z.literal(true).optional(),
        /** What it looks like, if it is not a card; for faceup cards, what is on them. */
        icon: idSchema.optional(),
        /** Cards face up, side by side; other cards are a facedown stack. */
        'face-up': z.literal(true).optional(),
      }),
    )
    .optional(),
  /** The card that the game draws. */
  card: idSchema.optional(),
  /** What is drawn above the points, or before the first step. */
  table: described.optional(),
  points: z
    .array(
      z.strictObject({
        text: sentencesSchema,
        clause: clauseIdSchema.optional(),
        /** The places of the picture that it is about: they get its number. */
        marks: z.array(idSchema).min(1).optional(),
        /** The same as questions to the judge: a test compares the answers with what it says. */
        cases: z
          .array(
            z.strictObject({
              situation: described,
              move: described,
              verdict: z.enum(['legal', 'illegal']),
            }),
          )
          .min(1)
          .optional(),
      }),
    )
    .optional(),
  steps: z.array(stepSchema).optional(),
});
const learnSchema = z.array(sectionSchema).min(1);
export type WrittenSection = z.infer<typeof sectionSchema>;

export const learnFile = (game: GameId): string => `content/${game}/learn.yaml`;

export const hasLearn = (game: GameId, root: string = projectRoot): boolean =>
  savedAt(root, learnFile(game)) !== undefined;

/** The file as it is written; empty for a game that has no such page. */
export const readLearn = (game: GameId, root: string = projectRoot): WrittenSection[] =>
  hasLearn(game, root) ? readChecked(learnSchema, root, learnFile(game)) : [];

/** Every text, with its place in the file. */
export const learnTexts = (sections: readonly WrittenSection[]) =>
  sections.flatMap(({ id, text, points = [], steps = [] }) => [
    ...(text === undefined ? [] : [{ entry: id, text }]),
    ...points.map((point, at) => ({ entry: `${id}, point ${at + 1}`, text: point.text })),
    ...steps.map((step, at) => ({ entry: `${id}, step ${at + 1}`, text: step.text })),
  ]);

export interface LearnSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly Block[];
  readonly counts: readonly {
    readonly key: string;
    readonly label: string;
    readonly players: Readonly<Record<string, number>>;
    readonly each: boolean;
    readonly icon?: string;
    readonly faceUp: boolean;
  }[];
  readonly card?: string;
  readonly table?: Readonly<Record<string, unknown>>;
  readonly points: readonly {
    readonly text: readonly Block[];
    readonly clause?: string;
    readonly marks?: readonly string[];
  }[];
  /** What happens, one after another, and the table after it. */
  readonly steps: readonly {
    readonly text: readonly Block[];
    readonly table: Readonly<Record<string, unknown>>;
    readonly between: boolean;
  }[];
}

/** The sections in one language, ready to be set. */
export const learnOf = remember((game: GameId, language: Language): readonly LearnSection[] => {
  const findings: Finding[] = [];
  const blocks = (text: Readonly<Record<Language, string>>): Block[] =>
    parseText(text[language], { file: learnFile(game), game, findings });
  return readLearn(game).map(
    ({ id, title, text, counts = [], points = [], steps = [], ...rest }) => ({
      id,
      title: title[language],
      text: text === undefined ? [] : blocks(text),
      counts: counts.map(
        ({ key, label, players, each = false, icon, 'face-up': faceUp = false }) => ({
          key,
          label: label[language],
          players,
          each,
          faceUp,
          ...(icon === undefined ? {} : { icon }),
        }),
      ),
      ...(rest.card === undefined ? {} : { card: rest.card }),
      ...(rest.table === undefined ? {} : { table: rest.table }),
      points: points.map((point) => ({
        text: blocks(point.text),
        ...(point.clause === undefined ? {} : { clause: point.clause }),
        ...(point.marks === undefined ? {} : { marks: point.marks }),
      })),
      steps: steps.map(({ text: told, table, between = false }) => ({
        text: blocks(told),
        table,
        between,
      })),
    }),
  );
});

/** The figures that the picture of the set-up is made from; none where a game has no learning page. */
export const setUpCounts = (game: GameId, language: Language): LearnSection['counts'] =>
  learnOf(game, language).find(({ counts }) => counts.length > 0)?.counts ?? [];
