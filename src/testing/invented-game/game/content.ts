import { cardIds, factsOf } from '#model/facts.ts';
import type { GameContent } from '#model/game-content.ts';
import { head, idList, spineLists } from '#model/generate-games.ts';

export function readContent(root: string): GameContent {
  const facts = factsOf('pebbles', root);
  return {
    pointers: [],
    clausesOfCards: { '1': ['take.some'], '2': ['take.some'], storm: ['take.storm'] },
    code: [head, idList('cardIds', 'CardId', cardIds(facts.cards)), ...spineLists(facts)].join(
      '\n',
    ),
  };
}
