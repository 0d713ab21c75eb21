import { testTablesAfter } from '#testing/table-cases.ts';
import { moveSchema } from '../format/move.ts';
import { situationSchema } from '../format/situation.ts';
import { judgeMoves } from './judge-moves.ts';

testTablesAfter({
  file: new URL('tables-after.yaml', import.meta.url),
  situation: situationSchema,
  move: moveSchema,
  judgeMoves,
  table: `
players: [me, Ann, Ben]
first-player: me
phase: play
me:
  fort: 1
  hand: [tiny, doc, rusty]
  deck: [chef, dot, bones]
  discard: [wart, dash]
  yard: []
  lookout: [moose]
  stuff: {pizza: 2, toys: 2}
  pack: {pizza: 1, toys: 0}
  track: 5
  perks: []
  made-up-rule: true
  macaroni: false
rivals:
  Ann: {fort: 0, hand: [prince, scout, punky], deck: 5, discard: [], yard: [lefty], lookout: [], stuff: {pizza: 1, toys: 1}, pack: {pizza: 0, toys: 1}, track: 3, perks: [], macaroni: false}
  Ben: {fort: 1, yard: [munch, penny], pack: {pizza: 1, toys: 1}, track: 4, perks: [], macaroni: false}
park: [skids, spike, tink]
park-deck: 10
supply: {pizza: 23, toys: 23}
perk-row: [bribe, diy, do-over]
`,
});
