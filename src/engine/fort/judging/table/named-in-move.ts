import type { CardId } from '../../cards/ids.ts';
import type { Choices, DescribedMove } from '../../format/move.ts';
import { listed, spelledOut, usesIn } from '../../format/spelling.ts';
import type { Helper, HelpingCard, Moved, MovedCard, ShownHelp } from '../../format/values.ts';
import type { CardSymbol } from '../../notation/tree.ts';

/** The choices inside the actions of a move. */
const choicesIn = (move: DescribedMove): readonly Choices[] => {
  if ('play' in move) return usesIn(move.actions ?? []).map(({ choices }) => choices);
  return 'follow' in move && move.action ? [move.action] : [];
};

/** Cards that are moved by the choices of an action. */
const movedBy = (choices: Choices): readonly Moved[] =>
  [choices.trash, choices['put-in-lookout'], choices.recruit, choices['trash-rival']].flatMap(
    (entries) => listed<MovedCard>(entries).map((entry) => spelledOut<Moved>(entry)),
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

/** Cards that help a play, as it calls them: of a Lookout card perhaps only by its symbol. */
export const helpersNamed = (
  move: Extract<DescribedMove, { play: unknown }>,
): (CardId | CardSymbol)[] =>
  [...listed<Helping>(move.add), ...listed<Helping>(move['add-from-lookout'])].map(
    (entry) => spelledOut<Helper | ShownHelp>(entry).card,
  );

/** Is the card named anywhere in a play? A Lookout card may be given by its symbol alone. */
export function namesCard(move: Extract<DescribedMove, { play: unknown }>, card: string): boolean {
  const names: readonly string[] = [
    move.play,
    ...helpersNamed(move),
    ...cardsMoved(choicesIn(move)),
    ...(move.actions ?? []).flatMap((use) =>
      typeof use === 'object' && 'card' in use && use.card ? use.card : [],
    ),
  ];
  return names.includes(card);
}

/** Whether the move names the suit that a coin of one of these cards counts as. */
export const coinsIn = (entries: readonly Helping[]): boolean =>
  entries.some((entry) => {
    const { coin } = spelledOut<Helper | ShownHelp>(entry);
    return coin !== undefined && coin !== 'none';
  });
