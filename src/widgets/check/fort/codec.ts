import type { Codec } from '../../shared/document.ts';
import { checkCodec } from '../shared/check-codec.ts';
import type { WrittenExample } from '../shared/examples.ts';
import { type FortCheck, kindOf, kinds } from './check.ts';
import { type Ids, shapesOf } from './shape.ts';

/** What the checker opens, knowing the cards that there are. */
export interface Opening {
  readonly codec: Codec<FortCheck>;
  /** “Check a move with Bug”, or with a perk. */
  readonly ofCard: (id: string) => FortCheck | undefined;
  /** A worked example as a question of one's own. */
  readonly ofExample: (written: WrittenExample) => FortCheck | undefined;
}

export function openingOf(ids: Ids): Opening {
  const { isSituation, isDraft } = shapesOf(ids);
  return {
    codec: checkCodec('fort-check', kinds, isSituation, isDraft),
    ofCard: (id) => {
      const play = ids.cards.find((known) => known === id);
      if (play) return { kind: 'play', situation: {}, move: { play } };
      const perk = ids.perks.find((known) => known === id);
      return perk && { kind: 'perk', situation: {}, move: { perk } };
    },
    ofExample: ({ situation, move }) => {
      if (!isSituation(situation) || !isDraft(move)) return undefined;
      const kind = kindOf(move);
      return kind === null ? undefined : { kind, situation, move };
    },
  };
}
