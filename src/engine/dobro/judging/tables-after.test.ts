import { testTablesAfter } from '#testing/table-cases.ts';
import { moveSchema, situationSchema } from '../format/schema.ts';
import { judgeMoves } from './judge-moves.ts';

testTablesAfter({
  file: new URL('tables-after.yaml', import.meta.url),
  situation: situationSchema,
  move: moveSchema,
  judgeMoves,
  table: `
players: [Ann, me, Ben]
climb: [4]
opened: Ann
direction: clockwise
hand: [5, 9, joker, reverse]
hands: {Ann: 4, Ben: 4}
deck: 20
`,
});
