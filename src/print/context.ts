import type { Format } from '#i18n/format.ts';
import type { Translator } from '#i18n/index.ts';
import { factsOf, type GameFacts } from '#model/facts.ts';
import type { ExampleGame } from '#words/examples/outcome.ts';
import { type Edition, readEdition } from './edition.ts';
import { type Reference, referrer } from './references.ts';
import type { Colour } from './set/palette.ts';
import { Sheet, type SheetOptions } from './set/sheet.ts';
import type { Variant } from './variant.ts';
import { saying, translating } from './words.ts';

/** What documents need of a game beside its content. */
export interface PrintedGame {
  readonly examples: ExampleGame;
}

/** Everything a document needs to be written. */
export interface Context {
  readonly game: PrintedGame;
  readonly variant: Variant;
  readonly edition: Edition;
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

const marked = [
  'skateboard',
  'shovel',
  'glue',
  'squirtgun',
  'crown',
  'book',
  'coin',
  'pizza',
  'toys',
];

export function context(
  variant: Variant,
  game: PrintedGame,
  edition: Edition = readEdition(),
  newSheet = (options: SheetOptions) => new Sheet(options),
): Context {
  const { lang, doc, paper, ink } = variant;
  const t = translating(lang);
  const say = saying(lang);
  const gameName = t(`icons:names.${variant.game}`);
  const sheet = newSheet({
    paper,
    ink,
    lang,
    title: `${gameName}: ${t(`print:docs.${doc}.name`)}`,
    subject: t('print:subject', { game: gameName }),
    date: edition.date,
    open: doc === 'rulebook-booklet',
    iconName: (id) => say(`icons:names.${id}`),
    letters: Object.fromEntries(marked.map((id) => [id, say(`print:letters.${id}`)])),
  });
  const facts = factsOf(variant.game);
  const refs = referrer(variant, edition);
  return { game, variant, edition, sheet, t, say, accent: variant.game, refs, gameName, facts };
}
