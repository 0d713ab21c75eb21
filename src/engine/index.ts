/**
 * The rules of the games as pure functions: no texts, no files, no browser.
 *
 * A Situation is not a State. A State is a whole game at one moment, complete and valid, as the
 * playing engine keeps it. A Situation is a table as somebody describes it: partial, and perhaps
 * impossible. States are played, situations are judged.
 *
 * Ten words that mean one thing each:
 *
 *   description  what a file or a form says: a situation and a move in it
 *   situation    the table as far as it is described
 *   move         what a player does or claims to have done; in a state, one decision
 *   clause       a rule with its id, such as `play.full`; verdicts cite clauses
 *   verdict      legal, illegal, open (can't tell yet) or impossible (no such table can arise)
 *   violation    a broken clause, with the code of its words and the facts that matter
 *   effect       something that certainly happens when a legal move is made
 *   unknown      a fact of the table that nobody described: the verdict must hold whatever it is
 *   choice       something the mover may decide and did not say: one way that works is enough
 *   reading      a clause where the rulebooks are silent and we decided how to read them
 *
 * Folders of a game, each importing only from those above it:
 *
 *   notation/    how the boxes of a card are written (Fort)
 *   cards/       what is printed on the cards
 *   format/      descriptions and sheets as they are written: one schema each
 *   state/       a whole game at one moment, its moves, and what fits where
 *   actions/     the rule of each icon, on plain counts: for states and situations alike (Fort)
 *   rules/       the rules of playing and following: for states and situations alike
 *   playing/     whole games: setup, turns, legal moves, carrying moves out
 *   scoring/     score sheets
 *   judging/     the verdict about a described move
 *   several-moves/  the verdicts about moves made one after another, each on the table those before leave (Fort)
 *   logging/     how states and moves become descriptions (Fort)
 *   game-log.ts  whole random games, as descriptions
 *   practice.ts  moments of random games, for situations to practise with (core/practice/ chooses them)
 *   game.ts      the game behind the interface of core/game.ts
 *
 * Whole games and the judge each search for legal moves in their own way, on purpose: the tests hold
 * the two searches against each other, so neither must be built on the other.
 */
export type { Game, Watched } from './core/game.ts';
