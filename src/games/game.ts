import type { AskedGame } from '#cli/ask.ts';
import type { GameId } from '#i18n/languages.ts';
import type { PublishedGame } from '#open-data/schemas.ts';
import type { SearchedGame } from '#search/entries.ts';
import type { ExampleGame } from '#words/examples/outcome.ts';

/**
 * What the site needs of a game. What is drawn stands beside the module, in components of fixed names
 * that the pages look for.
 */
export interface Game extends SearchedGame, AskedGame, PublishedGame {
  readonly id: GameId;
  readonly examples: ExampleGame;
}
