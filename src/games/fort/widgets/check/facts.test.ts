import { describe, expect, it } from 'vitest';
import { judge } from '#engine/fort/judging/judge.ts';
import { checkableExamples } from '#model/examples.ts';
import { questionOf } from '#testing/fort/check-codec.ts';
import { moveOf } from './check.ts';
import { getAt } from './data.ts';
import { allFacts, fieldId, fieldPath, rivalNames, shownFacts } from './facts.ts';
import { fortForms } from './forms.ts';

const forms = fortForms('en');
const none: ReadonlySet<string> = new Set();

describe('fields', () => {
  it('exist for everything that the judge may miss in the examples', () => {
    for (const { situation = {}, move } of checkableExamples('fort')) {
      const check = questionOf({ situation, move });
      const described = check && moveOf(check, forms.keys);
      if (check === undefined || described === undefined) continue;
      const paths = allFacts(forms, check.situation).map(({ at }) => at);
      for (const { fact } of judge(check.situation, described).missing)
        expect(paths).toContain(fieldPath(fact));
    }
  });

  it('show what is said and what was asked for, and nothing else', () => {
    const check = { kind: 'play', situation: { me: { fort: 2 }, turn: 'me' }, move: {} } as const;
    expect(shownFacts(forms, check, none).map(({ at }) => at)).toEqual(['me.fort', 'turn']);
    expect(shownFacts(forms, check, new Set(['me.stuff'])).map(({ at }) => at)).toEqual([
      'me.fort',
      'me.stuff',
      'turn',
    ]);
  });

  it('begin with what a kind of move is about', () => {
    const check = { kind: 'follow', situation: {}, move: {} } as const;
    expect(shownFacts(forms, check, none).map(({ at }) => at)).toEqual(['leader.played']);
  });

  it('say every fact of every example', () => {
    for (const { situation = {}, move } of checkableExamples('fort')) {
      const check = questionOf({ situation, move });
      if (check === undefined) continue;
      const said = allFacts(forms, check.situation).filter(
        ({ at }) => getAt(check.situation, at) !== undefined,
      );
      expect(shownFacts(forms, check, none)).toEqual(expect.arrayContaining(said));
    }
  });

  it('have ids without spaces, and one field for both kinds of tokens', () => {
    expect(fieldId('rivals.rival 1.yard')).toBe('f-rivals-rival-1-yard');
    expect(fieldPath('rivals.rival 1.pack.toys')).toBe('rivals.rival 1.pack');
  });

  it('call rivals as the judge does', () => {
    expect(rivalNames({})).toEqual(['rival 1']);
    expect(rivalNames({ players: 3, rivals: { Ann: {} } })).toEqual(['Ann', 'rival 2']);
    expect(rivalNames({ players: ['Ann', 'me', 'Bo'] })).toEqual(['Ann', 'Bo']);
  });
});
