import { describe, expect, it } from 'vitest';
import { keysByKind } from '#engine/core/format/kinds.ts';
import { moveSchemas } from '#engine/fort/format/move.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { nouns } from '#generated/nouns.ts';
import { ui } from '#generated/ui.ts';
import { formatter } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { checkableExamples } from '#model/examples.ts';
import { questionOf } from '#testing/fort/check-codec.ts';
import { alternatives } from './alternatives.ts';
import { type FortCheck, moveOf } from './check.ts';
import { editsOf } from './edits.ts';
import { sayEdit, suggestionsOf } from './suggestions.ts';

const keys = keysByKind(moveSchemas);
const search = { judge, keys, most: 5, goOn: () => true };
const find = (check: FortCheck, how = search) => {
  const move = moveOf(check, keys);
  return alternatives(check, move ? judge(check.situation, move).violations : [], how);
};
const codes = (check: FortCheck) =>
  find(check).map(({ edits }) => edits.map(({ code }) => code).join('+'));

const me = { stuff: { pizza: 0, toys: 0 }, fort: 0, perks: [] } as const;

describe('the closest legal moves', () => {
  it('leave out a card that does not match', () => {
    const found = find({
      kind: 'play',
      situation: { me: { ...me, hand: ['chef', 'bug'] } },
      move: { play: 'chef', add: ['bug'], actions: ['public'] },
    });
    expect(found[0]?.edits).toEqual([{ code: 'drop-add', facts: { card: 'bug' } }]);
    expect(found[0]?.check.move.add).toEqual([]);
  });

  it('add one of the two, or neither, before they play another card', () => {
    const play = (add: readonly ('bug' | 'moose' | 'patch')[]): FortCheck => ({
      kind: 'play',
      situation: { me: { ...me, hand: ['chef', 'bug', 'moose', 'patch', 'doc'] } },
      move: { play: 'chef', add, actions: ['public'] },
    });
    expect(codes(play(['patch', 'bug']))[0]).toBe('drop-add');
    expect(codes(play(['moose', 'bug']))[0]).toBe('drop-add+drop-add');
    expect(codes(play(['moose', 'bug', 'patch']))[0]).toBe('only-add');
    const far = codes(play(['moose', 'bug']));
    expect(far.indexOf('play')).toBeGreaterThan(0);
    expect(far.filter((code) => code.includes('+') && code.includes('play'))).toEqual([]);
  });

  it('lay the table as the rules say, every wrong figure of it', () => {
    const found = find({
      kind: 'setup',
      situation: { players: 3 },
      move: { setup: { park: 4, hand: 4, deck: 5 } },
    });
    expect(found[0]?.check.move.setup).toEqual({ park: 3, hand: 5, deck: 5 });
  });

  it('draw the right number', () => {
    expect(codes({ kind: 'draw', situation: { me: { deck: 8 } }, move: { draw: 4 } })).toEqual([
      'draw',
    ]);
  });

  it('clear the Yard', () => {
    expect(
      codes({ kind: 'cleanup', situation: { me: { yard: ['bug'] } }, move: { cleanup: 'none' } }),
    ).toEqual(['cleanup-all']);
  });

  it('recruit one card instead of two', () => {
    const situation = { park: ['bug', 'chef', 'doc'], 'park-deck': 9, me: { perks: [] } } as const;
    expect(codes({ kind: 'recruit', situation, move: { recruit: ['bug', 'chef'] } })).toContain(
      'recruit-only',
    );
  });

  it('stop when there is no time', () => {
    const check: FortCheck = { kind: 'draw', situation: { me: { deck: 8 } }, move: { draw: 4 } };
    expect(find(check, { ...search, goOn: () => false })).toEqual([]);
  });

  it('may be one that needs more to be said', () => {
    const found = find({ kind: 'play', situation: {}, move: { play: 'chef', add: ['bug'] } });
    expect(found.map(({ edits: [edit], verdict }) => [edit?.code, verdict])).toEqual([
      ['drop-add', 'open'],
      ['skip', 'legal'],
    ]);
  });

  it('discard another card of the hand, before they give up', () => {
    const hand = ['zip', 'blades', 'kitty', 'sweet-pea', 'lefty'] as const;
    const leader = { played: 'tink' } as const;
    const found = find({
      kind: 'follow',
      situation: { turn: 'Cy', me: { hand, perks: [] }, leader },
      move: { follow: ['lefty'] },
    });
    // With room for toys or not: Zip shows neither glue nor a coin.
    expect(
      found.map(({ edits: [edit], verdict }) => [edit?.code, edit?.facts.card, verdict]),
    ).toEqual([
      ['discard', 'blades', 'open'],
      ['discard', 'kitty', 'open'],
      ['discard', 'sweet-pea', 'open'],
      ['decline', undefined, 'legal'],
    ]);
    const words = {
      t: formatter('en', ui.en, nouns.en),
      name: (id: string) => id,
      titled: () => false,
    };
    const groups = suggestionsOf(found, words, () => {});
    expect(groups.map(({ title, icon }) => [title, icon])).toEqual([
      ['Possibly allowed instead', 'question'],
      ['Allowed instead', 'check'],
    ]);
  });

  it('are all judged as they say', () => {
    for (const { situation = {}, move, verdict } of checkableExamples('fort')) {
      const check = questionOf({ situation, move });
      if (verdict !== 'illegal' || check === undefined) continue;
      let tries = 8;
      const goOn = () => tries-- > 0;
      for (const { check: other, verdict: said } of find(check, { ...search, goOn })) {
        const described = moveOf(other, keys);
        expect(described && judge(other.situation, described).verdict).toBe(said);
        expect(['legal', 'open']).toContain(said);
      }
    }
  });
});

describe('edits', () => {
  it.each(languages)('have words in %s', (language) => {
    const t = formatter(language, ui[language], nouns[language]);
    const words = { t, name: (id: string) => id, titled: () => false };
    for (const { situation = {}, move } of checkableExamples('fort')) {
      const check = questionOf({ situation, move });
      if (check === undefined) continue;
      const described = moveOf(check, keys);
      const { violations } = described ? judge(check.situation, described) : { violations: [] };
      const { near, far = [] } = editsOf(check, violations);
      for (const { edit } of [...near, ...far])
        expect(sayEdit(edit, words)).not.toMatch(/check:|verdicts:|\{\{/);
    }
  });
});
