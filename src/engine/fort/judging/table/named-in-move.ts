import type { CardId } from '../../cards/ids.ts';
import {
  type Choices,
  type DescribedMove,
  type Helper,
  type HelpingCard,
  listed,
  type Moved,
  type MovedCard,
  type ShownHelp,
  spelledOut,
  usesIn,
} from '../../format/move.ts';
import type { CardSymbol } from '../../notation/tree.ts';

/** The choices inside the actions of a move. */
const choicesIn = (move: DescribedMove): readonly Choices[] => {
  if ('play' in move) return usesIn(move.actions ?? []).map(({ choices }) => choices);
  return 'follow' in move && move.action ? [move.action] : [];
};

/** Cards that are moved by the choices of an action. */
const movedBy = ({ trash, lookout, recruit, 'trash-rival': rival }: Choices): readonly Moved[] =>
  [trash, lookout, recruit, rival].flatMap((entries) =>
    listed<MovedCard>(entries).map((entry) => spelledOut<Moved>(entry)),
  );

/** Cards that the choices of these actions name. */
export const cardsMoved = (actions: readonly Choices[]): readonly CardId[] =>
  actions.flatMap(movedBy).flatMap(({ card }) => (card === undefined || card === '?' ? [] : card));

/** Players that a move names as rivals: whose card moves, whose Pack is copied. */
export function rivalsNamed(move: DescribedMove): string[] {
  const choices = choicesIn(move);
  const recruited: readonly MovedCard[] =
    'recruit' in move && move.recruit !== 'none' ? listed<MovedCard>(move.recruit) : [];
  const moved = [
    ...choices.flatMap(movedBy),
    ...recruited.map((entry) => spelledOut<Moved>(entry)),
  ];
  const names = [...choices.map(({ rival }) => rival), ...moved.map(({ of }) => of)];
  return [...new Set(names.flatMap((name) => name ?? []))];
}

type Helping = HelpingCard | CardSymbol | ShownHelp;

/** Is the card called by its name anywhere in a play? Of a Lookout card only its symbol may be. */
export function namesCard(move: Extract<DescribedMove, { play: unknown }>, card: string): boolean {
  const helping = [...listed<Helping>(move.add), ...listed<Helping>(move.lookout)];
  const names: readonly string[] = [
    move.play,
    ...helping.map((entry) => spelledOut<Helper | ShownHelp>(entry).card),
    ...cardsMoved(choicesIn(move)),
    ...(move.actions ?? []).flatMap((use) => (typeof use === 'object' && use.of ? use.of : [])),
  ];
  return names.includes(card);
}
