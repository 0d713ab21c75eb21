/** What chance decides before the first turn. */
export interface Lots {
  /** The seat of the player who begins; seats are counted from 0. */
  readonly first: number;
  /** Cards that are laid out at random, by what they are. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
}

/** The lots of a game: the same seed gives the same ones as in a whole game. */
export type DrawLots = (players: number, seed: number) => Lots;

/** How many of each thing there are, by number of players. */
export type SetUpFigures = (players: number) => Readonly<Record<string, number>>;
