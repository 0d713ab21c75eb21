import { describe, expect, it } from 'vitest';
import { judge } from '../../../engine/fort/judge/judge.ts';
import { ui } from '../../../generated/ui.ts';
import { formatter } from '../../../i18n/format.ts';
import { languages } from '../../../i18n/languages.ts';
import { checkableExamples } from '../examples-file.ts';
import { alternatives } from './alternatives.ts';
import { type FortCheck, moveOf } from './check.ts';
import { editsOf } from './edits.ts';
import { sayEdit } from './say-edit.ts';
import { opening } from './test-helper.ts';

const search = { judge, most: 5, goOn: () => true };
const codes = (check: FortCheck) =>
  alternatives(check, search).map(({ edits }) => edits.map(({ code }) => code).join('+'));

describe('the closest legal moves', () => {
  it('leave out a card that does not match', () => {
    const found = alternatives(
      {
        kind: 'play',
        situation: {
          me: { hand: ['chef', 'bug'], stuff: { pizza: 0, toys: 0 }, fort: 0, perks: [] },
        },
        move: { play: 'chef', add: ['bug'], actions: ['public'] },
      },
      search,
    );
    expect(found[0]?.edits).toEqual([{ code: 'drop-add', facts: { card: 'bug' } }]);
    expect(found[0]?.check.move.add).toEqual([]);
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
      'recruit-one',
    );
  });

  it('stop when there is no time', () => {
    const check: FortCheck = { kind: 'draw', situation: { me: { deck: 8 } }, move: { draw: 4 } };
    expect(alternatives(check, { ...search, goOn: () => false })).toEqual([]);
  });

  it('are all judged legal', () => {
    for (const { situation = {}, move, verdict } of checkableExamples('fort')) {
      const check = opening.ofExample({ situation, move });
      if (verdict !== 'illegal' || check === undefined) continue;
      let tries = 8;
      const goOn = () => tries-- > 0;
      for (const { check: other } of alternatives(check, { ...search, goOn })) {
        const described = moveOf(other);
        expect(described && judge(other.situation, described).verdict).toBe('legal');
      }
    }
  });
});

describe('edits', () => {
  it.each(languages)('have words in %s', (language) => {
    const t = formatter(language, ui[language]);
    const words = { t, name: (id: string) => id };
    for (const { situation = {}, move } of checkableExamples('fort')) {
      const check = opening.ofExample({ situation, move });
      if (check === undefined) continue;
      for (const { edit } of editsOf(check))
        expect(sayEdit(edit, words)).not.toMatch(/check:|\{\{/);
    }
  });
});
