import { type Context, context } from './context.ts';
import type { Edition } from './edition.ts';
import type { PrintedDocument, PrintedGame } from './game.ts';
import type { Sheet, SheetOptions } from './set/sheet.ts';
import type { Variant } from './variant.ts';

export interface Made {
  readonly bytes: Buffer;
  readonly pages: number;
}

function documentOf({ id, documents }: PrintedGame, doc: string): PrintedDocument {
  const found = documents.find((each) => each.id === doc);
  if (found !== undefined) return found;
  throw new Error(`${id} has no document "${doc}"\n  → see src/games/${id}/documents/index.ts`);
}

/** A blank sheet for a document, with everything needed to draw it. */
export async function blankSheet(
  variant: Variant,
  game: PrintedGame,
  edition: Edition,
  newSheet?: (options: SheetOptions) => Sheet,
): Promise<Context> {
  const document = documentOf(game, variant.doc);
  const { paper } = await game.paper();
  return context({ variant, document, game, paper, edition }, newSheet);
}

export const draw = async (of: Context): Promise<void> => (await of.document.load(of.game))(of);

/** Makes one PDF. Text that does not fit, or a missing glyph, is an error. */
export async function makePdf(
  variant: Variant,
  game: PrintedGame,
  edition: Edition,
): Promise<Made> {
  const of = await blankSheet(variant, game, edition);
  await draw(of);
  return { bytes: await of.sheet.finish(), pages: of.sheet.pages };
}
