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
    // What was done after it: a link may bring that along.
    moves: z.array(draft).optional(),
  });
};

/** What only matters to those who write by hand, and bounds that are none. */
export const bare = (key: string, value: unknown): unknown =>
  key === '$schema' || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value;

/** One value, and yes or no, are lists of values like others: the reader has to know fewer forms. */
export function asList(schema: { const?: unknown; type?: unknown; enum?: unknown }): void {
  if (schema.const !== undefined) schema.enum = [schema.const];
  else if (schema.type === 'boolean') schema.enum = [true, false];
  delete schema.const;
}

/** At build time: what a checker takes for a question; the same as files are read by. */
export function askedSchema(format: GameFormat): Schema {
  const override = ({ jsonSchema }: { jsonSchema: object }) => asList(jsonSchema);
  const schema = z.toJSONSchema(questionOf(format), { io: 'input', reused: 'ref', override });
  return JSON.parse(JSON.stringify(schema, bare));
}
