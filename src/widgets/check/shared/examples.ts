import { isList, isRecord } from '#engine/core/unknown-data.ts';

/** A worked example from its file on the site, fetched when first asked for: most visits need none. */
export async function findExample(file: string, id: string | null): Promise<unknown> {
  try {
    const examples: unknown = await (await fetch(file)).json();
    return isList(examples) && examples.find((one) => isRecord(one) && one.id === id);
  } catch {
    return undefined;
  }
}
