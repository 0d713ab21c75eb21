import { parse } from 'yaml';
import { moveSchema, situationSchema } from '../describe/schema.ts';
import { readMove } from '../describe/written.ts';
import { judge } from './judge.ts';

/** Judges a situation and a move written as in a file. */
export function judged(situation: string, move: string) {
  const read = readMove(moveSchema.parse(parse(move)));
  if (!read) throw new Error(`Not a move: ${move}`);
  return judge(situationSchema.parse(parse(situation)), read);
}

export type Case = readonly [name: string, situation: string, move: string, cited: string];
