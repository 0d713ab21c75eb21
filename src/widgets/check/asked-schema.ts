import { z } from 'zod';
import * as dobro from '#engine/dobro/format/schema.ts';
import * as fort from '#engine/fort/format/schema.ts';
import { kinds as dobroKinds } from './dobro/check.ts';
import { kinds as fortKinds } from './fort/check.ts';
import type { Schema } from './shared/schema.ts';

const dobroMove = z.strictObject({
  ...dobro.moveSchemas.play.shape,
  ...dobro.moveSchemas.take.shape,
  ...dobro.moveSchemas.draw.shape,
  ...dobro.moveSchemas.climb.shape,
  ...dobro.moveSchemas.forgetful.shape,
  ...dobro.moveSchemas.options.shape,
});

/** A question as it is being asked: any part of its move may still be missing. */
const schemas = {
  fort: z.strictObject({
    kind: z.literal([null, ...fortKinds]),
    situation: fort.situationSchema,
    move: fort.moveSchema.partial(),
  }),
  dobro: z.strictObject({
    kind: z.literal([null, ...dobroKinds]),
    situation: dobro.situationSchema,
    move: dobroMove.partial(),
  }),
};

/** What only matters to those who write by hand, and bounds that are none. */
const bare = (key: string, value: unknown): unknown =>
  key === '$schema' || key === 'description' || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
    ? undefined
    : value;

/** One value, and yes or no, are lists of values like others: the reader has to know fewer forms. */
function asList(schema: { const?: unknown; type?: unknown; enum?: unknown }): void {
  if (schema.const !== undefined) schema.enum = [schema.const];
  else if (schema.type === 'boolean') schema.enum = [true, false];
  delete schema.const;
}

/** At build time: what a checker takes for a question; the same as files are read by. */
export function askedSchema(game: keyof typeof schemas): Schema {
  const override = ({ jsonSchema }: { jsonSchema: object }) => asList(jsonSchema);
  const schema = z.toJSONSchema(schemas[game], { io: 'input', reused: 'ref', override });
  return JSON.parse(JSON.stringify(schema, bare));
}
