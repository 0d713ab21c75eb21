import { z } from 'zod';
import { meanings } from './meaning.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
/** What a key means, in the words of somebody's language. */
export type About = (part: string, key: string) => string;

const tag = 'part';
const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Adds the meaning of each key, and removes the names of the parts. */
function describe(node: unknown, about: About): void {
  if (!isNode(node)) return;
  const { [tag]: part, properties } = node;
  if (typeof part === 'string' && isNode(properties))
    for (const [key, value] of Object.entries(properties))
      if (isNode(value)) value.description = about(part, key);
  if (typeof part === 'string') delete node[tag];
  for (const value of Object.values(node)) describe(value, about);
}

/** A format as JSON Schema, for editors that check while one types. */
export function jsonSchema(schema: z.ZodType, about: About): JsonSchema {
  const tagged = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'ref',
    override: ({ zodSchema, jsonSchema: node }) => {
      const part = meanings.get(zodSchema)?.part;
      if (part !== undefined) node[tag] = part;
    },
  });
  // A deep copy: a schema that is used twice is one object, but each use has words of its own.
  const own: JsonSchema = JSON.parse(JSON.stringify(tagged));
  describe(own, about);
  return own;
}
