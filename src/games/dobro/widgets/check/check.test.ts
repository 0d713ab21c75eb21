import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedSchema } from '#engine/core/format/asked-schema.ts';
import { keysByKind } from '#engine/core/format/kinds.ts';
import { dobroFormat } from '#engine/dobro/format/schema.ts';
import { dobroUpgrade } from '#engine/dobro/format/version-1.ts';
import { judge } from '#engine/dobro/judging/judge.ts';
import { checkableExamples } from '#model/examples.ts';
import { checkCodec } from '#widgets/check/shared/check-codec.ts';
import { ofExample } from '#widgets/check/shared/from-address.ts';
import { fragmentOf, openFragment } from '#widgets/shared/link.ts';
import { alternatives } from './alternatives.ts';
import { type DobroCheck, kindOf, moveOf } from './check.ts';
import { namedAs } from './options.ts';

const codec = checkCodec<DobroCheck>('dobro-check', askedSchema(dobroFormat), dobroUpgrade);

const keys = keysByKind(dobroFormat.moves);

const questions = checkableExamples('dobro').map(({ id, situation = {}, move = {} }) => {
  const check = ofExample(codec, { situation, move }, kindOf);
  if (check === undefined) throw new Error(`${id} does not open`);
  return { id, move, check };
});

describe('worked examples of Dobro', () => {
  it.each(questions.map(({ id, move, check }) => [id, move, check] as const))(
    '%s opens whole',
    (_, move, check) => {
      expect(moveOf(check, keys)).toEqual(move);
      expect(openFragment(codec, fragmentOf(codec, check))).toEqual({ game: check });
    },
  );
});

it('refuses what it did not write', () => {
  for (const data of [
    null,
    ['play', {}],
    ['sing', {}, {}],
    ['play', { value: -1 }, {}],
    ['play', {}, { play: 'ace' }],
    ['play', { turn: '__proto__' }, {}],
  ])
    expect(codec.read(data)).toBeUndefined();
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (situation, move) => {
      const read = codec.read(['play', situation, move]);
      if (read !== undefined) expect(codec.read(codec.write(read))).toEqual(read);
    }),
  );
});

it('names a Joker by what the judge offers', () => {
  const check: DobroCheck = { kind: 'play', situation: { value: 9 }, move: { play: 'joker' } };
  const { options = [] } = judge(check.situation, { play: 'joker' });
  expect(options.map((option) => moveOf(namedAs(check, option), keys))).toEqual(
    [9, 10, 11, 12].map((as) => ({ play: 'joker', as })),
  );
});

describe('what is allowed instead', () => {
  const told = (check: DobroCheck) => alternatives(check, keys, judge).map(({ code }) => code);

  it('is what the hand offers, where it is known', () => {
    const check: DobroCheck = {
      kind: 'play',
      situation: { value: 9, hand: [4, 10] },
      move: { play: 4 },
    };
    expect(told(check)).toEqual(['option', 'take']);
  });

  it('is a small change, where it is not', () => {
    expect(told({ kind: 'play', situation: { value: 7 }, move: { play: [8, 9] } })).toEqual([
      'drop',
      'drop',
      'take',
    ]);
    expect(told({ kind: 'play', situation: { value: 7 }, move: { play: 5 } })).toEqual([
      'pair',
      'take',
    ]);
    expect(
      told({ kind: 'play', situation: { value: 10 }, move: { play: [5, 5], announce: 10 } }),
    ).toEqual(['announce', 'take']);
    expect(
      told({ kind: 'draw', situation: { players: 4, holding: 4 }, move: { draw: 3 } }),
    ).toEqual(['draw']);
  });

  it('is always judged legal', () => {
    for (const { check } of questions)
      for (const { check: other } of alternatives(check, keys, judge)) {
        const move = moveOf(other, keys);
        expect(move && judge(other.situation, move).verdict).toBe('legal');
      }
  });
});
