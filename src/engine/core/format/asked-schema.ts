import { z } from 'zod';
import type { GameFormat } from './description.ts';
import type { Schema } from './fits.ts';
import { draftOf } from './kinds.ts';

const questionOf = ({ moves, situation }: GameFormat) => {
  const draft = draftOf(moves);
  return z.strictObject({
    kind: z.literal([null, ...Object.keys(moves)]),
    situation,
    move: draft,
    // The moves after the first: a link may contain them.
    moves: z.array(draft).optional(),
  });
};

/** Leaves out what matters only to people who write files by hand, and bounds that bound nothing. */
export const bare = (key: string, value: unknown): unknown =>
  key === '$schema' || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value;

/** One value, and yes or no, are lists of values like others: the reader has to know fewer forms. */
export function asList(schema: { const?: unknown; type?: unknown; enum?: unknown }): void {
  if (schema.const !== undefined) schema.enum = [schema.const];
  else if (schema.type === 'boolean') schema.enum = [true, false];
  delete schema.const;
}

/** At build time: the schema of the questions that a checker accepts, made from the one that files are read with. */
export function askedSchema(format: GameFormat): Schema {
  const override = ({ jsonSchema }: { jsonSchema: object }) => asList(jsonSchema);
  const schema = z.toJSONSchema(questionOf(format), { io: 'input', reused: 'ref', override });
  return JSON.parse(JSON.stringify(schema, bare));
}
