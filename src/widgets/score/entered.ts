import { z } from 'zod';
import { asList, bare } from '#engine/core/format/asked-schema.ts';
import type { Schema } from '#engine/core/format/fits.ts';
import { nameLength } from '#engine/core/unknown-data.ts';

/** At build time: the schema for reading score sheets from links, files and the device. */

/** Any name; empty and duplicate names are allowed. */
export const enteredName = () => z.string().max(nameLength);
export const enteredFigure = () => z.int().min(0).max(999);

/** The schema of what is entered, as a page gives it to its sheet. */
export function enteredSchema(entered: z.ZodType): Schema {
  const override = ({ jsonSchema }: { jsonSchema: object }) => asList(jsonSchema);
  return JSON.parse(JSON.stringify(z.toJSONSchema(entered, { io: 'input', override }), bare));
}
