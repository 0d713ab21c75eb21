import { valueAt } from '#cli/explain-issue.ts';
import { moveReader } from '#cli/read-move.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { wrongNames } from './players.ts';

export const readMove = moveReader(fortFormat, {
  names: wrongNames,
  other: ({ value }) =>
    valueAt(value, ['move', 'claim']) === 'next-turn' &&
    valueAt(value, ['move', 'player']) === undefined
      ? [{ path: ['move', 'player'], code: 'left-out', facts: {} }]
      : [],
});
