import { describe, expect, test } from 'vitest';
import { type Facts, readFacts } from '../facts.ts';
import { describeFinding } from '../finding.ts';
import { knownIds } from '../known.ts';
import { checkFacts } from './facts.ts';

const facts = readFacts();
const say = (changed: Facts): string[] =>
  checkFacts(changed, knownIds(changed, [])).map(describeFinding);

/** The real facts with one thing broken. */
function broken(change: (copy: Facts) => void): string[] {
  const copy = structuredClone(facts);
  change(copy);
  return say(copy);
}

describe('ids inside the facts', () => {
  test('the real ones are sound', () => {
    expect(say(facts)).toEqual([]);
  });

  test('a clause that stands twice', () => {
    expect(
      broken(({ fort }) => {
        fort.spine.chapters[1]?.clauses.push({ id: 'play.full', by: 'checker' });
      }),
    ).toEqual([
      'content/fort/clauses.yaml › play.full: the clause id stands here twice\n  → ids are names for good: rename the newer one, or delete it',
    ]);
  });

  test('a chapter that stands twice', () => {
    expect(
      broken(({ dobro }) => {
        dobro.spine.chapters.push({ id: 'turn', clauses: [] });
      })[0],
    ).toContain('content/dobro/clauses.yaml › turn: the chapter id stands here twice');
  });

  test('a card that stands in two groups', () => {
    expect(
      broken(({ fort }) => {
        fort.cards.perks.bug = { term: 'bribe', clause: 'perk.bribe', use: 'once' };
      })[0],
    ).toContain('content/fort/cards.yaml › bug: the card id stands here twice');
  });

  test('a term explained by an unknown clause', () => {
    expect(
      broken(({ fort }) => {
        const term = fort.terms.lookout;
        if (term !== undefined) term.clause = 'board.lookuot';
      }),
    ).toEqual([
      'content/fort/terms.yaml › lookout: there is no clause "board.lookuot"\n  → did you mean "board.lookout"?',
    ]);
  });

  test('a card with an unknown term, and one with an unknown partner', () => {
    expect(
      broken(({ fort, dobro }) => {
        const [joker, zip] = [dobro.cards.specials.joker, fort.cards['best-friends'].zip];
        if (joker !== undefined) joker.term = 'jolly';
        if (zip !== undefined) zip.pair = 'blade';
      }),
    ).toEqual([
      'content/fort/cards.yaml › zip: there is no card "blade"\n  → did you mean "blades"?',
      'content/dobro/cards.yaml › joker: there is no term "jolly"\n  → known ids are in content/dobro/terms.yaml',
    ]);
  });

  test('a zone with an unknown term', () => {
    expect(
      broken(({ fort }) => {
        const zone = fort.board.zones.yard;
        if (zone !== undefined) zone.term = 'yrad';
      }),
    ).toEqual([
      'content/fort/board.yaml › yard: there is no term "yrad"\n  → did you mean "yard"?',
    ]);
  });
});

describe('what is known of the cards', () => {
  test('as many as the box holds', () => {
    const { cards } = facts.fort;
    expect(Object.keys(cards.kids)).toHaveLength(42);
    expect(Object.keys(cards['best-friends'])).toHaveLength(8);
    expect(Object.keys(cards['made-up-rules'])).toHaveLength(11);
    expect(Object.keys(cards.perks)).toHaveLength(9);
    const numbers = Object.values(facts.dobro.cards.numbers);
    expect(numbers.reduce((sum, { copies }) => sum + copies, 0)).toBe(49);
    expect(numbers.reduce((sum, { value, copies }) => sum + value * copies, 0)).toBe(308);
  });

  test('Best Friends come in pairs, two on each board', () => {
    const friends = facts.fort.cards['best-friends'];
    for (const [id, { pair, board }] of Object.entries(friends)) {
      expect(friends[pair]?.pair).toBe(id);
      expect(facts.fort.board.boards[board]?.toSorted()).toEqual([id, pair].toSorted());
    }
  });

  test('what is not known is null, not a guess', () => {
    expect(facts.fort.cards['park-deck'].copies).toBeNull();
    expect(facts.fort.board['fort-level']).toMatchObject({
      points: [0, null, null, null, null, 23],
      costs: [null, null, null, null, null],
    });
  });
});
