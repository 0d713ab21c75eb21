import { pathToFileURL } from 'node:url';
import { type Rolling, roll } from '../../src/engine/core/rng.ts';
import { inProject } from '../lib/root.ts';

/** The part of chessops that random self-play needs; the package is installed on demand. */
interface Chessops {
  Chess: { default(): Position };
}
interface Position {
  readonly board: { readonly pawn: { has(square: number): boolean } };
  readonly halfmoves: number;
  /** Mate, stalemate or too little material. */
  isEnd(): boolean;
  allDests(): Map<number, Iterable<number>>;
  play(move: ChessMove): void;
}
interface ChessMove {
  from: number;
  to: number;
  promotion?: 'queen';
}

const file = inProject('scripts/bench/node_modules/chessops/dist/esm/index.js');

const onLastRank = (square: number): boolean => square < 8 || square >= 56;

function legalMoves(position: Position): ChessMove[] {
  const moves: ChessMove[] = [];
  for (const [from, targets] of position.allDests()) {
    const pawn = position.board.pawn.has(from);
    for (const to of targets)
      moves.push(pawn && onLastRank(to) ? { from, to, promotion: 'queen' } : { from, to });
  }
  return moves;
}

/** Random games of chess; a game ends as chess does, or after 50 moves without progress. */
export async function chessPlayer(): Promise<(dice: Rolling, moves: number) => number> {
  const { Chess }: Chessops = await import(pathToFileURL(file).href);
  return (dice, wanted) => {
    let moves = 0;
    while (moves < wanted) {
      const position = Chess.default();
      while (position.halfmoves < 100 && !position.isEnd()) {
        const legal = legalMoves(position);
        const move = legal[roll(dice, legal.length)];
        if (move === undefined) break;
        position.play(move);
        moves++;
      }
    }
    return moves;
  };
}
