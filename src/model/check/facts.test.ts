import { describe, expect, test } from 'vitest';
import { type GameId, games } from '#i18n/languages.ts';
import { factsOf, type GameFacts } from '../facts.ts';
import { describeFinding } from '../finding.ts';
import type { Pointer } from '../game-content.ts';
import { knownIds } from '../known.ts';
import { checkFacts } from './facts.ts';

const say = (game: GameId, facts: GameFacts, further?: Pointer[]): string[] =>
  checkFacts(game, facts, knownIds(new Map([[game, facts]]), []), further).map(describeFinding);

/** The real facts with one thing broken. */
function broken(game: GameId, change: (copy: GameFacts) => void): string[] {
  const copy = structuredClone(factsOf(game));
  change(copy);
  return say(game, copy);
}

describe('ids inside the facts', () => {
  test.each(games)('the real ones of %s are sound', (game) => {
    expect(say(game, factsOf(game))).toEqual([]);
  });

  test('a clause that stands twice', () => {
    expect(
      broken('fort', ({ spine }) => {
        spine.chapters[1]?.clauses.push({ id: 'play.full', by: 'checker' });
      }),
    ).toEqual([
      'content/fort/clauses.yaml › play.full: the clause id stands here twice\n  → ids are names for good: rename the newer one, or delete it',
    ]);
  });

  test('a chapter that stands twice', () => {
    expect(
      broken('dobro', ({ spine }) => {
        spine.chapters.push({ id: 'turn', clauses: [] });
      })[0],
    ).toContain('content/dobro/clauses.yaml › turn: the chapter id stands here twice');
  });

  test('a card that stands in two groups', () => {
    expect(
      broken('fort', ({ cards }) => {
        Object.assign(cards.perks ?? {}, { bug: { term: 'bribe', clause: 'perk.bribe' } });
      })[0],
    ).toContain('content/fort/cards.yaml › bug: the card id stands here twice');
  });

  test('a term explained by an unknown clause', () => {
    expect(
      broken('fort', ({ terms }) => {
        Object.assign(terms.lookout ?? {}, { clause: 'board.lookuot' });
      }),
    ).toEqual([
      'content/fort/terms.yaml › lookout: there is no clause "board.lookuot"\n  → did you mean "board.lookout"?',
    ]);
  });

  test('a card with an unknown term', () => {
    expect(
      broken('dobro', ({ cards }) => {
        Object.assign(cards.specials?.joker ?? {}, { term: 'jolly' });
      }),
    ).toEqual([
      'content/dobro/cards.yaml › joker: there is no term "jolly"\n  → known ids are in content/dobro/terms.yaml',
    ]);
  });

  test('a zone with an unknown term', () => {
    expect(
      broken('fort', ({ board }) => {
        Object.assign(board.zones.yard ?? {}, { term: 'yrad' });
      }),
    ).toEqual([
      'content/fort/board.yaml › yard: there is no term "yrad"\n  → did you mean "yard"?',
    ]);
  });

  test('a step of a turn with an unknown clause', () => {
    expect(
      broken('fort', ({ turn }) => {
        turn[0]?.steps[0]?.clauses.push('cleanup.yrad');
      }),
    ).toEqual([
      'content/fort/turn.yaml › cleanup.yard: there is no clause "cleanup.yrad"\n  → did you mean "cleanup.yard"?',
    ]);
  });

  test('what only the game itself points at', () => {
    const file = 'content/fort/cards.yaml';
    expect(
      say('fort', factsOf('fort'), [{ file, entry: 'zip', kind: 'card', id: 'blade' }]),
    ).toEqual([
      'content/fort/cards.yaml › zip: there is no card "blade"\n  → did you mean "blades"?',
    ]);
  });
});
