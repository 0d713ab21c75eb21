import type { MadeUpRuleId } from '#generated/fort.ts';
import type { CountId, FortGame, FortPlayer } from './game.ts';

/** What has to be entered for a made-up rule: figures, ticked suits, or nothing (the level is known). */
export interface Inputs {
  readonly counts: readonly CountId[];
  readonly suits?: true;
  /** The figure can be counted by the page when the cards are picked (rule.count-all). */
  readonly fromCards?: true;
}

const inputs: Readonly<Record<MadeUpRuleId, Inputs>> = {
  'big-plans': { counts: ['advances'], fromCards: true },
  'friendship-bracelet': { counts: [], suits: true, fromCards: true },
  'piggy-bank': { counts: ['toys-in-stuff', 'toys-in-pack'] },
  'pizza-party': { counts: ['pizza-in-stuff', 'pizza-in-pack'] },
  loner: { counts: ['best-friends'] },
  minimalism: { counts: [] },
  popularity: { counts: ['lookout'] },
  'play-palace': { counts: ['crowns'], fromCards: true },
  'secret-stash': { counts: ['pack'] },
  sleepover: { counts: ['cards'], fromCards: true },
  'slime-lab': { counts: ['books'], fromCards: true },
};

/** Sleepover compares everyone's cards (rule.sleepover). */
export const sleepoverIn = (game: FortGame): boolean =>
  game.players.some(({ rule }) => rule === 'sleepover');

/** The inputs of one player: those of the rule, and the number of cards where Sleepover is played. */
export function inputsOf(game: FortGame, player: FortPlayer): Inputs {
  const own: Inputs = player.rule ? inputs[player.rule] : { counts: [] };
  if (!sleepoverIn(game) || own.counts.includes('cards')) return own;
  return { ...own, counts: [...own.counts, 'cards'], fromCards: true };
}
