import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Facets, matches, noFilter, parseQuery, printQuery } from './filter.ts';

const bones: Facets = {
  kind: 'kid',
  suits: ['book'],
  public: ['group', 'trash', 'then', 'vp', 'per', 'book'],
  private: ['gain', 'any-resource'],
  improvable: ['public'],
  text: 'Bones Косточка Trash 1 card, then score 1 victory point.',
};
const find = (query: Partial<typeof noFilter>) => matches(bones, { ...noFilter, ...query });

describe('filtering cards', () => {
  it('shows every card without a filter', () => {
    expect(find({})).toBe(true);
  });

  it('wants one of the chosen suits', () => {
    expect(find({ suits: ['crown', 'book'] })).toBe(true);
    expect(find({ suits: ['crown'] })).toBe(false);
  });

  it('wants icon, box and improvable in the same box', () => {
    expect(find({ icon: 'trash' })).toBe(true);
    expect(find({ icon: 'trash', box: 'private' })).toBe(false);
    expect(find({ icon: 'gain', improvable: true })).toBe(false);
    expect(find({ icon: 'vp', box: 'public', improvable: true })).toBe(true);
  });

  it('leaves out cards whose box is empty or missing when a box is asked for', () => {
    expect(matches({ ...bones, private: [] }, { ...noFilter, box: 'private' })).toBe(false);
  });

  it('finds every word, whatever its case and accents', () => {
    expect(find({ text: 'VICTORY bones' })).toBe(true);
    expect(find({ text: 'bones crown' })).toBe(false);
    expect(matches({ ...bones, text: 'Łatka, Żuk' }, { ...noFilter, text: 'zuk latka' })).toBe(
      true,
    );
    expect(matches({ ...bones, text: 'Поварёнок' }, { ...noFilter, text: 'поваренок' })).toBe(true);
  });
});

describe('the filter in the address', () => {
  it('is short and readable', () => {
    const query = { ...noFilter, suits: ['book', 'crown'], icon: 'trash', improvable: true };
    expect(printQuery(query)).toBe('suit=book,crown&icon=trash&improvable=1');
    expect(printQuery(noFilter)).toBe('');
  });

  it('reads back as it was', () => {
    const word = fc.constantFrom('', 'trash', 'public', 'kid', 'best-friend');
    const query = fc.record({
      text: fc.string(),
      suits: fc.subarray(['book', 'crown', 'coin']),
      icon: word,
      box: word,
      kind: word,
      improvable: fc.boolean(),
    });
    fc.assert(
      fc.property(query, (asked) => {
        expect(parseQuery(new URLSearchParams(printQuery(asked)))).toEqual(asked);
      }),
    );
  });
});
