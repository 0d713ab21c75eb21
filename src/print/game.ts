import type { GameId } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';
import type { Card } from '#model/cards.ts';
import type { ExampleGame } from '#words/examples/outcome.ts';
import type { GameTable } from '#words/table/picture.ts';
import type { Context } from './context.ts';
import type { PrintedPart } from './documents/part.ts';
import type { PocketCard } from './documents/pocket-cards.ts';
import type { ScorePage } from './documents/score-sheet.ts';
import type { Block } from './set/block.ts';
import type { DocumentKind } from './variant.ts';

/** Something to print. Its name is in `content/ui/<language>/print.json`, under `docs`. */
export interface PrintedDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  /** The page of the site with the same content, after language and game. */
  readonly page: string;
  /** Its pages are cut up, or lie on the table one by one: their backs stay empty. */
  readonly oneSided?: true;
  /** Drawn in a different order from that of its pages, which therefore stay open until the end. */
  readonly open?: true;
  /** Loaded when it is printed, so that listing documents is cheap. */
  readonly load: (game: PrintedGame) => Promise<(of: Context) => void>;
}

/** What the turn-order sheets show beside the steps of the turn guide. */
interface TurnParts {
  /** Under the phases of the aid in front of each player. */
  readonly below?: (of: Context) => PrintedPart[];
  /** Beside the phases of the large sheet: what one looks up during a turn. */
  readonly beside?: (of: Context) => PrintedPart[];
  /** Under the phases of the large sheet. */
  readonly under?: (of: Context, size: number) => Block[];
}

/** What the shared documents need from a game. */
export interface GamePaper {
  /** The colour of titles and figures, such as #1c6440. */
  readonly accent: string;
  /** Icons that have a colour of their own. The ink saver puts letters beside them instead. */
  readonly marks?: Readonly<Partial<Record<IconId, string>>>;
  /** How to picture its table. */
  readonly table?: GameTable;
  readonly turn?: TurnParts;
  readonly score?: (of: Context) => ScorePage[];
  /** In the order they are cut, a multiple of three. */
  readonly pocketCards?: (of: Context) => PocketCard[];
  /** What a card does, for the almanac; undefined for cards that are explained by their clause. */
  readonly cardBody?: (of: Context, card: Card, size: number) => Block[] | undefined;
}

/** What printing needs from a game. */
export interface PrintedGame {
  readonly id: GameId;
  readonly examples: ExampleGame;
  /** In the order they are offered. */
  readonly documents: readonly PrintedDocument[];
  /** Loaded when something is printed. */
  readonly paper: () => Promise<{ readonly paper: GamePaper }>;
}
