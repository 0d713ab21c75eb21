import { isList, isName, isRecord, isWhole } from '../unknown-data.ts';

/** As much of JSON Schema as descriptions need. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly type?: string;
  /** Set for a name that is only shown; any other text names a player that the description speaks of. */
  readonly maxLength?: number;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  /** What the value is about, or for an object the name under which its words are found; only where a page needs it. */
  readonly is?: string;
  readonly part?: string;
}

/** No game has figures this high or lists this long; such a link could only freeze the page. */
const most = 99;

/** The name of a player. Names with dots, and keys that every object has, would be taken for something else. */
const isPlayer = (data: unknown): boolean =>
  isName(data) && data.trim() !== '' && !data.includes('.') && !(data in {});

/** Whether data of unknown origin is what the schema describes, all the way down. */
export function fits(data: unknown, schema: Schema, defs = schema.$defs ?? {}): boolean {
  const { $ref, anyOf, enum: options, items, type, properties = {}, propertyNames } = schema;
  const own = (each: unknown, by: Schema | boolean | undefined): boolean =>
    typeof by === 'object' && fits(each, by, defs);
  if ($ref) return own(data, defs[$ref.replace('#/$defs/', '')]);
  if (anyOf) return anyOf.some((each) => own(data, each));
  if (options) return options.includes(data);
  if (items)
    return (
      isList(data) &&
      data.length >= (schema.minItems ?? 0) &&
      data.length <= (schema.maxItems ?? most) &&
      data.every((each) => own(each, items))
    );
  if (type === 'object')
    return (
      isRecord(data) &&
      Object.keys(data).length <= most &&
      (schema.required ?? []).every((key) => key in data) &&
      Object.entries(data).every(([key, value]) =>
        Object.hasOwn(properties, key)
          ? own(value, properties[key])
          : own(key, propertyNames) && own(value, schema.additionalProperties),
      )
    );
  if (type === 'string') return schema.maxLength === undefined ? isPlayer(data) : isName(data);
  return isWhole(data, schema.minimum ?? 0, schema.maximum ?? most);
}
