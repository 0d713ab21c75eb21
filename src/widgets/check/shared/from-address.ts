import { isList, isRecord } from '#engine/core/unknown-data.ts';
import type { Codec, Trouble } from '#widgets/shared/document.ts';
import { openFragment } from '#widgets/shared/link.ts';

/** How a game turns what an address names into a question. */
export interface Questions<Check> {
  /** The kind of question that a worked example is. */
  readonly kindOf: (move: object) => string | null;
  /** The question that a card begins. */
  readonly ofCard?: (id: string) => Check | undefined;
}

interface Address<Check> extends Questions<Check> {
  readonly search: string;
  readonly fragment: string;
  readonly codec: Codec<Check>;
  /** Address of the file with the worked examples. */
  readonly examples: string;
}

/** A worked example as a question. */
export const ofExample = <Asked>(
  codec: Codec<Asked>,
  example: unknown,
  kindOf: (move: object) => string | null,
): Asked | undefined =>
  isRecord(example) && isRecord(example.move)
    ? codec.read([
        kindOf(example.move),
        example.situation ?? {},
        example.move,
        ...(example.moves === undefined ? [] : [example.moves]),
      ])
    : undefined;

/** A worked example from its file on the site. */
async function findExample(file: string, id: string): Promise<unknown> {
  try {
    const examples: unknown = await (await fetch(file)).json();
    return isList(examples) && examples.find((one) => isRecord(one) && one.id === id);
  } catch {
    return undefined;
  }
}

/**
 * The question that an address asks: in its fragment, as an example (`?example=id`) or about a card
 * (`?card=bug`). undefined: it asks none; a question without `check` is one that there is not.
 */
export async function fromAddress<Check>({
  search,
  fragment,
  codec,
  examples,
  kindOf,
  ofCard,
}: Address<Check>): Promise<
  | { readonly how: 'link' | 'example' | 'card'; readonly check: Check | undefined }
  | { readonly trouble: Trouble }
  | undefined
> {
  const opened = openFragment(codec, fragment);
  if (opened) return 'trouble' in opened ? opened : { how: 'link', check: opened.game };
  const asked = new URLSearchParams(search);
  const card = asked.get('card');
  if (card !== null) return { how: 'card', check: ofCard?.(card) };
  const example = asked.get('example');
  if (example === null) return undefined;
  return { how: 'example', check: ofExample(codec, await findExample(examples, example), kindOf) };
}
