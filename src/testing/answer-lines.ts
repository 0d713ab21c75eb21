import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Condition, Facts, Judgement } from '#engine/core/verdict.ts';
import type { GameId } from '#i18n/languages.ts';
import { examplesOf } from '#model/examples.ts';

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

const withFacts = (code: string, facts: Facts): string =>
  [code, ...Object.entries(facts).map(([name, value]) => `${name}=${plain(value)}`)].join(' ');

const condition = ({ fact, verdict, ...rest }: Condition): string =>
  withFacts(`${verdict} if ${fact}`, { ...rest, values: rest.values.map(String) });

/** An answer of the judge in full: a line for each thing that it says, in codes and figures. */
function answerLines(judgement: Judgement): string[] {
  const { verdict, violations, missing, effects, usually, granted = [], example } = judgement;
  const { readings, editions = [], rules = [] } = judgement;
  const broken = (found: Judgement['violations']) =>
    found.map(({ rule, code, facts }) => `no: ${withFacts(`${rule} ${code}`, facts)}`);
  const cited = (label: string, clauses: readonly string[]) =>
    clauses.length > 0 ? [`${label}: ${clauses.join(', ')}`] : [];
  return [
    verdict,
    ...broken(violations),
    ...missing.map(({ fact, rule }) => `unknown: ${fact}${rule ? ` (${rule})` : ''}`),
    ...(usually ? [`usually: ${usually.verdict ?? 'nothing'}`] : []),
    ...(usually ? broken(usually.violations) : []),
    ...(usually?.conditions ?? []).map(condition),
    ...(usually?.together ?? []).map((one) => `together ${condition(one)}`),
    ...effects.map(({ code, facts }) => `does: ${withFacts(code, facts)}`),
    ...granted.map(({ fact, value }) => `granted: ${fact}=${plain(value)}`),
    ...cited('by', rules),
    ...cited('readings', readings),
    ...cited('editions', editions),
    ...(example === undefined ? [] : [`for example: ${plain(example)}`]),
  ];
}

/** The same description without one fact: each fact in turn, and each inside a fact. */
function withOneFactFewer(
  situation: Readonly<Record<string, unknown>>,
): { readonly fact: string; readonly situation: Record<string, unknown> }[] {
  return Object.entries(situation).flatMap(([key, value]) => {
    const { [key]: _, ...rest } = situation;
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    const inside = isPart ? withOneFactFewer({ ...value }) : [];
    return [
      { fact: key, situation: rest },
      ...inside.map(({ fact, situation: part }) => ({
        fact: `${key}.${fact}`,
        situation: { ...situation, [key]: part },
      })),
    ];
  });
}

export interface Judging {
  readonly judge: (situation: unknown, move: unknown) => Judgement | undefined;
  readonly judgeMoves: (
    situation: unknown,
    moves: readonly unknown[],
  ) => Judgement & { readonly steps: readonly (Judgement & { readonly situation?: object })[] };
  /** The score of a sheet, if it can be read. */
  readonly score: (sheet: unknown) => object | undefined;
}

const described = z.record(z.string(), z.unknown());
const rulingSchema = z.strictObject({
  situation: described.optional(),
  move: described.optional(),
  moves: z.array(described).default([]),
  sheet: described.optional(),
});

/** Further situations that a rules expert ruled on. */
export function rulingsOf(game: GameId) {
  const file = new URL(`../games/${game}/examples/rulings.yaml`, import.meta.url);
  const rulings = z.array(rulingSchema).parse(parse(readFileSync(file, 'utf8')));
  return rulings.map((ruling, at) => ({ id: `ruling ${at + 1}`, ...ruling }));
}

/** Only one fact out of this many is left out: trying all of them would take too long. */
const everyFewer = 8;

const indented = (id: string, lines: readonly string[]): string =>
  [id, ...lines.map((line) => `  ${line}`)].join('\n');

/** A worked example or a ruling with its answer, and the answers to some of its variants with one fact fewer. */
interface Asked {
  readonly id: string;
  readonly answers: () => string[];
}

export function answersOneByOne(
  game: GameId,
  { judge, judgeMoves, score }: Judging,
): readonly Asked[] {
  const examples = examplesOf(game).map((one) => ({ ...one, moves: [] }));
  return [...examples, ...rulingsOf(game)].map(
    ({ id, situation, move, moves, sheet }, number): Asked => {
      const answers = (): string[] => {
        if (sheet !== undefined) {
          const found = Object.entries(score(sheet) ?? { unreadable: true });
          return [
            indented(
              id,
              found.map(([key, one]) => `${key}: ${plain(one)}`),
            ),
          ];
        }
        if (moves.length > 0) {
          const { steps, ...whole } = judgeMoves(situation, [move, ...moves]);
          const each = steps.flatMap((step) => [
            ...answerLines(step),
            ...(step.situation ? [`then: ${plain(step.situation)}`] : []),
          ]);
          return [indented(id, [...answerLines(whole), ...each])];
        }
        const answered = (name: string, table: unknown) => {
          const judgement = judge(table, move);
          return indented(name, judgement ? answerLines(judgement) : ['can’t be read']);
        };
        const fewer = withOneFactFewer({ ...situation }).filter(
          (_, at) => (at + number) % everyFewer === 0,
        );
        return [
          answered(id, situation ?? {}),
          ...fewer.map((one) => answered(`${id} without ${one.fact}`, one.situation)),
        ];
      };
      return { id, answers };
    },
  );
}

/** All answers, to be read by a person. */
export const answersInFull = (game: GameId, judging: Judging): string =>
  `${answersOneByOne(game, judging)
    .flatMap(({ answers }) => answers())
    .join('\n')}\n`;
