import fc from 'fast-check';
import type { z } from 'zod';
import { someName } from './wild.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Longer lists would test nothing more. */
const mostItems = 6;

/** Values that a JSON Schema allows, each of its ways about as often as the others. */
export function fromSchema(root: Schema, names = someName): fc.Arbitrary<unknown> {
  const made = new Map<string, fc.Arbitrary<unknown>>();

  function named(reference: string): fc.Arbitrary<unknown> {
    const known = made.get(reference);
    if (known) return known;
    const target = reference.replace(/^#\/\$defs\//, '');
    // References may be recursive, so they are resolved only when needed.
    const arbitrary = fc.constant(null).chain(() => of(root.$defs?.[target]));
    made.set(reference, arbitrary);
    return arbitrary;
  }

  function object(schema: Schema): fc.Arbitrary<unknown> {
    const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
    if (isSchema(propertyNames) || isSchema(additionalProperties)) {
      const keys = isSchema(propertyNames) ? of(propertyNames).map(String) : names;
      return fc.dictionary(keys, of(additionalProperties), { maxKeys: mostItems });
    }
    const entries = Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, of(inner)]),
    );
    const optional = Object.keys(entries).filter((name) => !required.includes(name));
    // Few keys at a time: with many, nearly every description contradicts itself.
    return fc
      .subarray(optional, { maxLength: Math.min(optional.length, 4) })
      .chain((some) =>
        fc.record(
          Object.fromEntries(
            Object.entries(entries).filter(
              ([name]) => required.includes(name) || some.includes(name),
            ),
          ),
        ),
      );
  }

  function of(schema: unknown): fc.Arbitrary<unknown> {
    if (!isSchema(schema)) return fc.constant({});
    if (schema.$ref) return named(schema.$ref);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const ways = schema.anyOf ?? schema.oneOf;
    if (ways) return fc.oneof(...ways.map(of));
    switch (schema.type) {
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number': {
        const min = Math.max(schema.minimum ?? -3, -1000);
        return fc.integer({ min, max: Math.min(schema.maximum ?? 40, min + 1000) });
      }
      case 'array':
        return fc.array(of(schema.items), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.min(schema.maxItems ?? mostItems, mostItems),
        });
      case 'object':
        return object(schema);
      default:
        return names;
    }
  }

  return of(root);
}
