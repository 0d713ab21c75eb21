import { printedOn } from '../../cards/printed.ts';
import { type Added, symbolsFor } from '../../cards/suits.ts';
import type { PlayMove } from '../../state/move.ts';
import type { Played, Task } from '../../state/state.ts';
import { by, type Rule } from '../../violation.ts';

/** Marks clauses whose effects are spread over several places, where the whole can be seen. */

const perRules: Partial<Record<string, Rule>> = {
  'in-pack': 'symbol.in-pack',
  'in-lookout': 'symbol.in-lookout',
  'fort-level': 'symbol.fort-level',
  'one-suit': 'symbol.one-suit',
};

export function markSetup(): void {
  by('setup.first-player');
  by('setup.supply');
  by('setup.board');
  by('setup.markers');
  by('setup.macaroni');
  by('setup.made-up-rules');
  by('setup.perks');
  by('setup.park');
}

export function markPlay({ card, added, lookout, uses, declared }: PlayMove): void {
  by('play.one-card');
  by('play.full');
  if (uses.length > 1) {
    by('play.actions');
    by('play.finish-one');
  }
  if (added.length > 0) {
    by('play.add');
    by('play.purpose');
  }
  if (lookout.length > 0) by('play.lookout');
  for (const { coin } of [...added, ...lookout])
    if (coin) {
      by('card.coin');
      by('play.coin-one-suit');
    }
  if (declared) by('follow.coin-declared');
  const { symbols, ...boxes } = printedOn(card);
  if (uses.some(({ box }) => symbols.some((symbol) => symbol === boxes[box]?.suit)))
    by('play.own-suit');
}

/** A box that starts. */
export function markTask({ card, box, times }: Task): void {
  const facts = printedOn(card)[box];
  by(box === 'public' ? 'card.public' : 'card.private');
  if (!facts?.per || !times) return;
  by('symbol.per');
  const rule = perRules[facts.per];
  if (rule) by(rule);
  if (facts.stride > 1) by('symbol.group');
}

export function markFollow({ card, gained }: Played, discard: readonly Added[]): void {
  by('follow.when');
  by('follow.discard');
  by('follow.one-card');
  by('follow.full');
  by('draw.only');
  const suit = printedOn(card).public?.suit;
  if (suit) by('follow.count');
  if (gained) by('follow.same-resource');
  if (discard.length > 1) by('perk.copy-cat');
  for (const added of discard) {
    if (added.coin) by('follow.coin-discard');
    const { symbols } = printedOn(added.card);
    if (suit && symbols.length > symbolsFor(added, suit)) by('follow.multi-suit');
  }
}
