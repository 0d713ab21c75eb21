import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysByKind } from '#engine/core/format/kinds.ts';
import { moveSchemas } from '#engine/fort/format/move.ts';
import { checkableExamples } from '#model/examples.ts';
import { codec, questionOf } from '#testing/fort/check-codec.ts';
import { blankCheck } from '#widgets/check/shared/check-codec.ts';
import { openDocument } from '#widgets/shared/document.ts';
import { fragmentOf, openFragment } from '#widgets/shared/link.ts';
import { type FortCheck, moveOf, movesOf } from './check.ts';
import { checkOfCard } from './context.ts';
import { fortCheckNames } from './names.ts';

const examples = checkableExamples('fort');
const questions = examples.flatMap(({ situation = {}, move }) => {
  const check = questionOf({ situation, move });
  return check ? [check] : [];
});

describe('worked examples', () => {
  it.each(examples.map(({ id, situation = {}, move }) => [id, situation, move] as const))(
    '%s opens whole',
    (_, situation, move) => {
      const check = questionOf({ situation, move });
      expect(check?.situation).toEqual(situation);
      expect(check && moveOf(check, keysByKind(moveSchemas))).toEqual(move);
    },
  );

  it('are more than a hundred questions', () => {
    expect(questions.length).toBeGreaterThan(100);
  });
});

describe('a link', () => {
  it('brings back every example as it was', () => {
    for (const check of [blankCheck, ...questions])
      expect(openFragment(codec, fragmentOf(codec, check))).toEqual({ game: check });
  });

  it('is never half believed: what was not written is refused', () => {
    const hostile: unknown[] = [
      null,
      [],
      ['play'],
      ['jump', {}, {}],
      ['play', {}, { play: 'nobody' }],
      ['play', { me: { fort: 6 } }, {}],
      ['play', { me: { fort: 1.5 } }, {}],
      ['play', { rivals: { constructor: {} } }, {}],
      ['play', { players: ['me', 'a.b'] }, {}],
      ['play', JSON.parse('{"__proto__": {"turn": "me"}}'), {}],
      ['play', {}, { play: 'bug', add: Array(1000).fill('bug') }],
      ['play', {}, { play: 'bug', evil: 1 }],
      ['draw', {}, { draw: { cards: 5 } }],
    ];
    for (const data of hostile) expect(codec.read(data)).toBeUndefined();
  });

  it('survives any data without throwing, and gives back only what it can write again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (situation, move) => {
        const read = codec.read(['play', situation, move]);
        if (read !== undefined) expect(codec.read(codec.write(read))).toEqual(read);
      }),
    );
  });

  it('that lost or changed a letter is recognized', () => {
    const [check = blankCheck] = questions;
    const whole = fragmentOf(codec, check);
    fc.assert(
      fc.property(fc.nat(whole.length - 7), fc.constantFrom('', 'x', '%', '.'), (at, letter) => {
        const broken = whole.slice(0, at + 6) + letter + whole.slice(at + 7);
        if (broken !== whole) expect(openFragment(codec, broken)).toEqual({ trouble: 'damaged' });
      }),
    );
  });
});

describe('a card', () => {
  it('starts a play', () => {
    const expected: FortCheck = { kind: 'play', situation: {}, move: { play: 'bug' } };
    const ofCard = (id: string) => checkOfCard(id, fortCheckNames('en'));
    expect(ofCard('bug')).toEqual(expected);
    expect(ofCard('diy')).toEqual({ kind: 'perk', situation: {}, move: { perk: 'diy' } });
    expect(ofCard('constructor')).toBeUndefined();
  });
});

it('a link of version 1 of the format opens in the words of now', () => {
  const old = ['play', { first: 'me', me: { vp: 3 } }, { play: 'bug', lookout: ['moose'] }];
  expect(openDocument(codec, ['fort-check', 1, old])).toEqual({
    game: {
      kind: 'play',
      situation: { 'first-player': 'me', me: { track: 3 } },
      move: { play: 'bug', 'add-from-lookout': ['moose'] },
    },
  });
  expect(openDocument(codec, ['fort-check', 3, old])).toEqual({ trouble: 'newer' });
});

describe('a link that describes several moves', () => {
  const written = {
    situation: { players: ['me', 'Ann'] },
    move: { play: 'bug' },
    moves: [
      { follow: 'the-moles', by: 'Ann' },
      { recruit: 'doc', 'turned-up': ['tiny'] },
    ],
  };

  it('brings them all', () => {
    const check = questionOf(written);
    expect(check && openFragment(codec, fragmentOf(codec, check))).toEqual({ game: check });
    expect(check && movesOf(check, keysByKind(moveSchemas))).toEqual([
      written.move,
      ...written.moves,
    ]);
  });

  it('is refused whole where one of them can’t be read, and waits where one is not whole', () => {
    expect(questionOf({ ...written, moves: [{ follow: 'nobody' }] })).toBeUndefined();
    const check = questionOf({ ...written, moves: [{ by: 'Ann' }] });
    expect(check && movesOf(check, keysByKind(moveSchemas))).toBeUndefined();
  });
});
