import { seeded } from '../core/rng.ts';
import { playRandom } from '../core/simulate.ts';
import type { CardId } from './cards/ids.ts';
import type { DescribedMove } from './format/move.ts';
import type { Situation } from './format/situation.ts';
import { game } from './game.ts';
import { describeTurn } from './logging/described-state.ts';
import { MoveDraft } from './logging/move-draft.ts';
import type { Move } from './state/move.ts';
import type { State } from './state/state.ts';
import { type Witness, witnessed } from './state/witness.ts';

/** A turn as a description: the table on which it began, and all that was done in it. */
export interface DescribedTurn {
  readonly game: 'fort';
  readonly situation: Situation;
  readonly move: DescribedMove;
  readonly moves: readonly DescribedMove[];
}

/** Writes down what is decided and what happens automatically. */
class Writer implements Witness {
  readonly turns: { readonly situation: Situation; readonly moves: DescribedMove[] }[] = [];
  /** The move under way: steps, rewards and revealed cards are still to come. */
  private draft: MoveDraft | undefined;

  private write(...moves: readonly DescribedMove[]): void {
    this.turns.at(-1)?.moves.push(...moves);
  }

  private finish(): void {
    if (this.draft) this.write(...this.draft.written());
    this.draft = undefined;
  }

  /** A decision, on the table on which it is made. */
  decided(state: State, move: Move): void {
    if (this.draft && continues(state)) {
      if (move.do === 'rule') this.draft.chosen(move.rule);
      if (move.do === 'perk') this.draft.chosen(move.perk);
      if (move.do === 'recycle') this.draft.recycled(state.task?.box, move.card);
      return;
    }
    this.finish();
    this.draft = new MoveDraft(move, state);
  }

  turn(state: State): void {
    this.finish();
    this.turns.push({ situation: describeTurn(state), moves: [] });
    if ((state.players[state.leader]?.yard.length ?? 0) > 0) this.write({ cleanup: 'all' });
  }

  step(...done: Parameters<Witness['step']>): void {
    this.draft?.did(...done);
  }

  turnedUp(card: CardId): void {
    this.draft?.turnedUp.push(card);
  }

  takenUnseen(card: CardId): void {
    this.draft?.unseen.push(card);
  }

  discarded(toPile: readonly CardId[], toYard: readonly CardId[]): void {
    this.finish();
    this.write({ discard: { 'to-pile': [...toPile], 'to-yard': [...toYard] } });
  }

  drew(cards: readonly CardId[], reshuffled: boolean): void {
    this.write({
      draw: cards.length,
      drawn: [...cards],
      ...(reshuffled ? { reshuffle: true } : {}),
    });
  }
}

/** Whether the decision belongs to a move that is under way instead of being a move of its own. */
const continues = ({ asked }: State): boolean =>
  asked === 'step' || asked === 'rule' || asked === 'perk';

/** A random game, turn by turn, as descriptions that the judge can be asked about. */
export function describeGame(options: {
  readonly players: number;
  readonly seed: number;
  readonly variant?: string;
}): DescribedTurn[] {
  const writer = new Writer();
  witnessed(writer, () => {
    const state = game.start(options);
    playRandom(
      game,
      state,
      { rng: seeded(~options.seed) },
      {
        decided: (move) => writer.decided(state, move),
      },
    );
  });
  return writer.turns.flatMap(({ situation, moves: [move, ...moves] }) =>
    move ? [{ game: 'fort' as const, situation, move, moves }] : [],
  );
}
