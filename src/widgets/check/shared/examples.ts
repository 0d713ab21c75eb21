import { isList, isRecord } from '../../shared/reading.ts';

/** A worked example as its file on the site tells it. */
export interface WrittenExample {
  readonly situation: unknown;
  readonly move: unknown;
}

/** Fetched when first asked for: most visits need none. */
export async function findExample(file: string, id: string): Promise<WrittenExample | undefined> {
  try {
    const examples: unknown = await (await fetch(file)).json();
    if (!isList(examples)) return undefined;
    const found = examples.find((example) => isRecord(example) && example.id === id);
    return isRecord(found) ? { situation: found.situation ?? {}, move: found.move } : undefined;
  } catch {
    return undefined;
  }
}
