import type { Situation } from '../../../engine/dobro/judge/description.ts';
import { specialIds } from '../../../generated/dobro.ts';
import { checkCodec } from '../shared/check-codec.ts';
import type { WrittenExample } from '../shared/examples.ts';
import { either, having, listOf, name, oneOf, partly, type Shape, whole } from '../shared/shape.ts';
import { type DobroCheck, type Draft, kindOf, kinds } from './check.ts';

/** The shape of Dobro descriptions, for data from links, from the device and from examples. */

const most = 70;
const card = either(whole(2, 12), oneOf(specialIds));
const cards = either(card, listOf(card, most));
const named = partly({ play: cards, as: whole(0, 99) });
const play = either(card, listOf(card, most), having(named, 'play'));

const isSituation: Shape<Situation> = partly({
  players: either(whole(0, 99), listOf(name, 8)),
  value: whole(0, 999),
  climb: listOf(play, most),
  hand: listOf(card, most),
  holding: whole(0, 99),
  deck: whole(0, 99),
  me: name,
  turn: name,
  opened: name,
  took: name,
  out: name,
  forgetful: name,
  forgot: name,
  direction: oneOf(['clockwise', 'counterclockwise']),
});

const draftFields = {
  play: cards,
  as: whole(0, 99),
  climb: listOf(either(play, oneOf(['take'])), most),
  draw: whole(0, 99),
  late: oneOf([true, false]),
  forgetful: name,
};
const isDraft: Shape<Draft> = partly(draftFields);
/** Questions without parts of their own are written with a mark only. */
const isWritten = partly({ ...draftFields, take: oneOf([true]), options: oneOf([true]) });

/** A worked example as a question of one's own. */
export function checkOfExample({ situation, move }: WrittenExample): DobroCheck | undefined {
  if (!isSituation(situation) || !isWritten(move)) return undefined;
  const { take: _, options: __, ...draft } = move;
  return { kind: kindOf(move), situation, move: draft };
}

export const dobroCheckCodec = checkCodec('dobro-check', kinds, isSituation, isDraft);
