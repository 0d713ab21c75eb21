import { expect, test } from 'vitest';
import { tracing } from '#engine/core/trace.ts';
import { lead } from '#testing/fort/game-states.ts';
import type { PlayMove } from '../../state/move.ts';
import { markPlay } from './clauses-seen.ts';

test.each<[string, PlayMove, string[]]>([
  ['an own symbol that counts', lead('bug', 'public'), ['play.own-suit']],
  ['a box that counts no symbols', lead('bug', 'private'), []],
  [
    'a box that counts symbols of another suit',
    lead('chef', 'private', { added: [{ card: 'dash' }] }),
    ['play.add', 'play.purpose'],
  ],
  [
    'symbols in the Lookout',
    lead('bug', 'public', { lookout: [{ card: 'wart' }] }),
    ['play.lookout', 'play.own-suit'],
  ],
  [
    'a coin that counts as the suit',
    lead('bug', 'public', { added: [{ card: 'smoke', coin: 'shovel' }] }),
    ['play.add', 'play.purpose', 'card.coin', 'play.coin-one-suit', 'play.own-suit'],
  ],
  ['a declared suit', lead('blades', 'public', { declared: 'glue' }), ['follow.coin-declared']],
  [
    'both actions',
    {
      ...lead('bug', 'private'),
      uses: [
        { box: 'private', full: true },
        { box: 'public', full: true },
      ],
    },
    ['play.actions', 'play.finish-one', 'play.own-suit'],
  ],
])('a play is noted by its rules: %s', (_, move, rules) => {
  const seen = new Set<string>();
  tracing(seen, () => markPlay(move));
  expect([...seen]).toEqual(['play.one-card', 'play.full', ...rules]);
});
