import { z } from 'zod';
import { asList, bare } from '#engine/core/format/asked-schema.ts';
import type { GameFormat } from '#engine/core/format/description.ts';
import type { Schema } from '#engine/core/format/fits.ts';
import { meanings } from '#engine/core/format/meaning.ts';

/**
 * At build time: what a description may contain and what each value is about, so that a page can offer to
 * change it. Made from the schema that files are read with.
 */
export function liveSchema({ situation, moves, sheet }: GameFormat): Schema {
  const whole = z.strictObject({ situation, move: z.strictObject(moves), sheet });
  const schema = z.toJSONSchema(whole, {
    io: 'input',
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      asList(jsonSchema);
      const { is, part } = meanings.get(zodSchema) ?? {};
      if (part !== undefined) jsonSchema.part = part;
      else if (is !== undefined) jsonSchema.is = is;
    },
  });
  return JSON.parse(JSON.stringify(schema, bare));
}
