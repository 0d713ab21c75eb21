import type { Context } from '../context.ts';
import { place, stack } from '../set/arrange.ts';
import type { Block } from '../set/block.ts';
import { type Form, formBlock } from './form.ts';
import { requiredPart } from './required-part.ts';
import { inside, titledPage } from './titled-page.ts';

/** A page of forms to fill in. */
export interface ScorePage {
  readonly name: string;
  readonly intro: Block;
  readonly form: Form;
  readonly forms: number;
  readonly rowHeight: number;
}

/** Blank forms for several games, with the one rule that people ask about when they count points. */
export function scoreSheet(context: Context): void {
  const { sheet, t, variant } = context;
  const pages = requiredPart(context, 'score')(context);
  for (const { name, intro, form, forms, rowHeight } of pages) {
    const title =
      pages.length > 1
        ? `${t('print:docs.score-sheet.name')}, ${inside(name, variant.lang)}`
        : name;
    const blocks = Array.from({ length: forms }, () => formBlock(context, form, rowHeight));
    titledPage(context, { name, title, space: 7 }, (where) =>
      place(sheet, stack([intro, ...blocks], 7, 20), where, 'the score sheet'),
    );
  }
}
