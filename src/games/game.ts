import type { AskedGame } from '#ask/game.ts';
import type { TerminalGame } from '#cli/game.ts';
import type { WorkedOnPages } from '#components/live/live-file.ts';
import type { SetUpFigures } from '#engine/core/lots.ts';
import type { PlayedGame } from '#engine/core/played-game.ts';
import type { PractisedGame } from '#engine/core/practice/practised-game.ts';
import type { GameId } from '#i18n/languages.ts';
import type { Drawing } from '#icons/drawing.ts';
import type { ReadGameContent } from '#model/game-content.ts';
import type { PublishedGame } from '#open-data/schemas.ts';
import type { PrintedGame } from '#print/game.ts';
import type { SearchedGame } from '#search/entries.ts';
import type { ExampleGame } from '#words/examples/outcome.ts';

/**
 * A game, as the rest of the project knows it. It is listed in registry.ts, by the id that its folders
 * `content/<id>`, `src/engine/<id>` and `src/games/<id>` have. Each part is loaded when it is asked for.
 *
 * What it draws itself is in its folder in files with these names, where pages find it; where one is
 * missing, the page shows something plain:
 *
 *   theme.css           its colours
 *   Picture.astro       the picture on the home page
 *   Glance.astro        what is shown first on its own start page
 *   CardPage.astro, CardsPage.astro, LearnCard.astro, PracticeCard.astro      its cards
 *   Checker.astro, ScoreKeeper.astro      its widgets
 *   table.ts            a described table as a picture
 *   live/index.ts       its judge in a worker, for worked examples and calculators that come alive
 *   set-up.ts           what chance decides before the first turn
 *   own-pages/          pages that only this game has, as its board.yaml names them
 *   ask/index.ts        reading and judging questions in plain words in the browser
 */
export interface GameModule {
  /** Its drawings by id; `npm run generate` gathers those of all games. */
  readonly icons: () => Promise<{ readonly icons: Readonly<Record<string, Drawing>> }>;
  /** What `npm run generate` needs; it runs before there is generated code. */
  readonly content: () => Promise<{ readonly readContent: ReadGameContent }>;
  /** The written format, the judge and the score keeper, in words. */
  readonly terminal: () => Promise<{ readonly terminal: TerminalGame }>;
  /** Search, questions, worked examples, open data and documents. */
  readonly module: () => Promise<{ readonly game: SiteGame }>;
  /** Whole games, where the engine can play them. */
  readonly playing?: () => Promise<{ readonly playing: PlayedGame }>;
  /** Situations to practise with, where the engine can make them (`npm run practice`). */
  readonly practice?: () => Promise<{ readonly practice: PractisedGame }>;
}

/** What the pages, the search, the open data and the PDFs need of a game. */
export interface SiteGame
  extends SearchedGame,
    AskedGame,
    PublishedGame,
    PrintedGame,
    WorkedOnPages {
  readonly id: GameId;
  readonly examples: ExampleGame;
  readonly documents: PrintedGame['documents'];
  /** How many of each thing there are before the first turn, for a game with a set-up list (content/<id>/set-up.yaml). */
  readonly figures?: SetUpFigures;
}
