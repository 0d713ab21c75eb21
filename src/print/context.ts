import type { Format } from '#i18n/format.ts';
import type { Translator } from '#i18n/index.ts';
import { iconIds } from '#icons/index.ts';
import { factsOf, type GameFacts } from '#model/facts.ts';
import type { Edition } from './edition.ts';
import type { GamePaper, PrintedDocument, PrintedGame } from './game.ts';
import { type Reference, referrer } from './references.ts';
import type { Colour } from './set/palette.ts';
import { Sheet, type SheetOptions } from './set/sheet.ts';
import type { Variant } from './variant.ts';
import { saying, translating } from './words.ts';

/** Which document is printed, of which game and edition. */
export interface Order {
  readonly variant: Variant;
  readonly document: PrintedDocument;
  readonly game: PrintedGame;
  readonly paper: GamePaper;
  readonly edition: Edition;
}

/** Everything a document needs to be written. */
export interface Context extends Order {
  readonly sheet: Sheet;
  readonly t: Translator;
  /** For keys put together from ids. */
  readonly say: Format;
  readonly accent: Colour;
  /** The numbers that some clauses have on the site, such as 6.3. */
  readonly refs: (clauses: readonly string[]) => readonly Reference[];
  readonly gameName: string;
  readonly facts: GameFacts;
}

export function context(
  order: Order,
  newSheet = (options: SheetOptions) => new Sheet(options),
): Context {
  const { variant, document, paper, edition } = order;
  const { lang } = variant;
  const t = translating(lang);
  const say = saying(lang);
  const gameName = say(`icons:names.${variant.game}`);
  const { marks = {} } = paper;
  const marked = iconIds.filter((id) => id in marks);
  const sheet = newSheet({
    paper: variant.paper,
    ink: variant.ink,
    lang,
    title: `${gameName}: ${say(`print:docs.${document.id}.name`)}`,
    subject: t('print:subject', { game: gameName }),
    date: edition.date,
    open: document.open === true,
    iconName: (id) => say(`icons:names.${id}`),
    accent: paper.accent,
    marks,
    letters: Object.fromEntries(marked.map((id) => [id, say(`print:letters.${id}`)])),
  });
  const facts = factsOf(variant.game);
  const refs = referrer(variant, edition);
  return { ...order, sheet, t, say, accent: 'accent', refs, gameName, facts };
}
