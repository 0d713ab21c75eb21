import type { GameId } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';

interface Step {
  /** Key of its words under the phase. */
  readonly id: string;
  readonly icon: IconId;
  readonly clauses: readonly string[];
}

interface Phase {
  readonly id: string;
  /** The printed name of the phase; without one the words have a title. */
  readonly term?: string;
  readonly steps: readonly Step[];
}

const step = (id: string, icon: IconId, ...clauses: string[]): Step => ({ id, icon, clauses });

/** A turn of each game as people do it, every step with the clauses behind it. */
const guides: Readonly<Record<GameId, readonly Phase[]>> = {
  fort: [
    {
      id: 'cleanup',
      term: 'phase-1',
      steps: [step('yard', 'yard', 'cleanup.yard', 'cleanup.first-turn')],
    },
    {
      id: 'play',
      term: 'phase-2',
      steps: [
        step('card', 'hand', 'play.one-card', 'play.skip'),
        step('add', 'per', 'play.add', 'play.lookout', 'play.purpose'),
        step('coin', 'coin', 'play.coin-one-suit', 'follow.coin-declared'),
        step('use', 'public', 'play.full', 'play.partial', 'play.finish-one'),
        step('follow', 'public', 'follow.when', 'follow.discard', 'follow.full'),
      ],
    },
    {
      id: 'recruit',
      term: 'phase-3',
      steps: [
        step('take', 'recruit', 'recruit.must', 'recruit.park', 'recruit.yard', 'recruit.deck'),
        step('park', 'park', 'recruit.park'),
      ],
    },
    {
      id: 'discard',
      term: 'phase-4',
      steps: [
        step('used', 'discard-pile', 'discard.used'),
        step('yard', 'yard', 'discard.yard', 'discard.lookout'),
      ],
    },
    {
      id: 'draw',
      term: 'phase-5',
      steps: [
        step('five', 'deck', 'draw.five', 'draw.reshuffle'),
        step('end', 'vp', 'end.points', 'end.fort', 'end.park', 'end.round'),
      ],
    },
  ],
  dobro: [
    {
      id: 'play',
      steps: [
        step('one', 'hand', 'turn.one', 'turn.no-more'),
        step('value', 'value-in-play', 'turn.higher', 'turn.equal', 'turn.pair'),
        step('joker', 'joker', 'special.joker', 'special.joker-pair'),
        step('take', 'score-pile', 'climb.take', 'climb.next'),
      ],
    },
    { id: 'say', steps: [step('aloud', 'value-in-play', 'turn.announce')] },
    {
      id: 'draw',
      steps: [
        step('empty', 'hand', 'round.end'),
        step('limit', 'deck', 'turn.draw', 'forget.take'),
      ],
    },
    { id: 'pass', steps: [step('onward', 'direction', 'turn.next')] },
  ],
};

export const guideOf = (game: GameId): readonly Phase[] => guides[game];
