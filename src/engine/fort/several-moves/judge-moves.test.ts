import { describe, expect, it } from 'vitest';
import type { DescribedMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import { judgeMoves } from './judge-moves.ts';

const table: Situation = {
  players: ['me', 'Ann', 'Ben'],
  'first-player': 'me',
  me: {
    hand: ['tiny', 'doc', 'rusty'],
    deck: ['bug', 'moose', 'kitty'],
    discard: ['dot', 'chef'],
    yard: [],
    stuff: { pizza: 0, toys: 0 },
    pack: { pizza: 0, toys: 0 },
    fort: 0,
  },
  rivals: {
    Ann: { hand: ['prince', 'doc', 'punky'], stuff: { pizza: 1, toys: 1 }, yard: ['lefty'] },
    Ben: { hand: 5, yard: [] },
  },
  park: ['skids', 'penny', 'dash'],
  'park-deck': 10,
};
const play: DescribedMove = { play: 'tiny', actions: [{ public: { gain: 'toys' } }] };

const judged = (situation: Situation, ...moves: [DescribedMove, ...DescribedMove[]]) =>
  judgeMoves(situation, moves);
const last = (situation: Situation, ...moves: [DescribedMove, ...DescribedMove[]]) =>
  judged(situation, ...moves).steps.at(-1)?.situation;

describe('a turn', () => {
  it('goes on with the rivals in turn order, and with the leader after them', () => {
    const { verdict, steps } = judged(
      table,
      play,
      { follow: 'prince' },
      { decline: true },
      { recruit: 'penny', 'turned-up': ['worm'] },
      { discard: { 'to-pile': ['tiny', 'rusty'], 'to-yard': ['doc'] } },
      { draw: 5, drawn: ['bug', 'moose', 'kitty', 'dot', 'chef'] },
    );
    expect(verdict).toBe('legal');
    expect(steps.map(({ by }) => by)).toEqual(['me', 'Ann', 'Ben', 'me', 'me', 'me']);
    expect(steps[1]?.situation?.leader).toMatchObject({ played: 'tiny', followed: ['Ann'] });
    expect(steps[2]?.situation?.leader?.declined).toEqual(['Ben']);
    expect(steps[3]?.situation).toMatchObject({ park: ['skids', 'dash', 'worm'], 'park-deck': 9 });
    expect(steps[5]?.situation?.me).toMatchObject({
      hand: ['bug', 'moose', 'kitty', 'dot', 'chef'],
      yard: ['doc'],
      deck: ['penny', 'tiny', 'rusty'],
      discard: [],
    });
  });

  it('calls what happens one way of several where a choice is left open', () => {
    const isOneWay = (...moves: [DescribedMove, ...DescribedMove[]]) =>
      judged(table, ...moves).steps.map(({ oneWay = false }) => oneWay);
    const decided: DescribedMove = { follow: 'prince' };
    expect(isOneWay(play, decided)).toEqual([false, false]);
    // Pizza or toys, for the leader and for whoever follows.
    expect(isOneWay({ play: 'tiny', actions: ['public'] }, decided)).toEqual([true, true]);
    expect(isOneWay({ play: 'tiny' })).toEqual([true]);
    expect(isOneWay(play, { decline: true }, { decline: true }, { recruit: 'penny' })).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('knows of DIY how it was paid only where that is described', () => {
    const rich: Situation = {
      ...table,
      me: { ...table.me, fort: 2, perks: ['diy'], stuff: { pizza: 3, toys: 3 } },
      board: { costs: { '2-3': ['any'] } },
    };
    const isOneWay = (move: DescribedMove) => judged(rich, move).steps[0]?.oneWay ?? false;
    expect(isOneWay({ perk: 'diy' })).toBe(true);
    expect(isOneWay({ perk: 'diy', pay: { stuff: { pizza: 2 } } })).toBe(false);
  });

  it('names the step that fails, and keeps the tables before it', () => {
    const { verdict, steps, violations } = judged(
      table,
      play,
      { by: 'Ben', decline: true },
      {
        recruit: 'bug',
      },
    );
    expect(verdict).toBe('illegal');
    expect(steps.map((step) => step.verdict)).toEqual(['legal', 'legal', 'illegal']);
    expect(violations[0]).toMatchObject({
      code: 'not-there',
      facts: { card: 'bug', from: 'park' },
    });
    expect(steps[1]?.situation?.leader?.declined).toEqual(['Ann', 'Ben']);
    expect(steps[2]?.situation).toBeUndefined();
  });

  it('lets nobody follow after a rival behind them has decided', () => {
    const { steps, violations } = judged(
      table,
      play,
      { decline: true, by: 'Ben' },
      { follow: 'prince', by: 'Ann' },
    );
    expect([steps.length, violations[0]?.code]).toEqual([3, 'passed-over']);
  });

  it('distinguishes players who were passed over from those who declined', () => {
    const reason = (...said: DescribedMove[]) =>
      judged(table, play, ...said, { follow: 'prince', by: 'Ann' }).violations[0]?.code;
    const declines = (by: string) => ({ decline: true, by }) as const;
    expect(reason(declines('Ben'))).toBe('passed-over');
    expect(reason(declines('Ann'), declines('Ben'))).toBe('declined-already');
    expect(reason({ skip: 'follow', by: 'Ann' }, declines('Ben'))).toBe('declined-already');
  });

  it('has one Recruit, and it can’t be left out', () => {
    const twice = judged(table, play, { recruit: 'penny' }, { recruit: 'dash' });
    expect(twice.violations[0]).toMatchObject({ rule: 'recruit.must', code: 'too-many-recruited' });
    const never = judged(table, play, { discard: {} });
    expect(never.violations[0]).toMatchObject({ rule: 'recruit.must', code: 'nothing-recruited' });
  });

  it('goes through its phases in order', () => {
    const { violations } = judged(table, play, { recruit: 'penny' }, { follow: 'prince' });
    expect(violations[0]?.code).toBe('wrong-phase');
    expect(judged(table, { skip: 'play' }, play).violations[0]?.code).toBe('wrong-phase');
  });

  it('is over with the draw: then it is the next player’s', () => {
    const { steps, violations } = judged(
      table,
      { skip: 'play' },
      { recruit: 'penny' },
      { draw: 5 },
      { skip: 'play' },
      { by: 'me', recruit: 'dash' },
    );
    expect(steps.map(({ by }) => by)).toEqual(['me', 'me', 'me', 'Ann', 'me']);
    expect(steps[3]?.situation).toMatchObject({ turn: 'Ann', rivals: { Ann: { yard: [] } } });
    expect(violations[0]).toMatchObject({ code: 'not-your-turn', facts: { player: 'Ann' } });
  });

  it('ends the game with the round in which the end was triggered', () => {
    const ended: Situation = {
      ...table,
      players: ['Ann', 'Ben', 'me'],
      'first-player': 'Ann',
      me: { ...table.me, track: 25 },
    };
    const end: [DescribedMove, ...DescribedMove[]] = [{ skip: 'play' }, { recruit: 'penny' }];
    const { violations } = judged(ended, ...end, { draw: 5 }, { play: 'prince' });
    expect(violations[0]).toMatchObject({ rule: 'end.round', code: 'round-over' });
  });
});

describe('after the last move of a turn', () => {
  const two: Situation = { turn: 'me', phase: 'draw', me: { hand: [], deck: 9, discard: [] } };
  const next = (situation: Situation) =>
    judged({ ...two, ...situation }, { draw: 5 }, { skip: 'play' }).steps[1]?.by;

  it('the only rival is next', () => {
    expect(next({ players: 2, rivals: { Ann: {} } })).toBe('Ann');
    expect(next({ rivals: { Ann: {} } })).toBe('Ann');
  });

  it('it is unknown who moves where other players’ order is not described', () => {
    expect(next({ players: 3, rivals: { Ann: {} } })).toBeUndefined();
    expect(next({ rivals: { Ann: {}, Ben: {} } })).toBeUndefined();
    expect(next({ players: 2, rivals: {} })).toBeUndefined();
  });

  it('it is the asker after the only rival', () => {
    const theirs: Situation = {
      turn: 'Ann',
      phase: 'draw',
      rivals: { Ann: { deck: 9, hand: [] } },
    };
    const { steps } = judged(theirs, { draw: 5, by: 'Ann' }, { skip: 'play' });
    expect(steps[1]?.by).toBe('me');
    // What is known of the rival is not forgotten where nothing is said about the asker.
    expect(steps[0]?.situation).toEqual({
      turn: 'Ann',
      phase: 'draw',
      rivals: { Ann: { deck: 4, hand: ['?', '?', '?', '?', '?'] } },
    });
  });
});

describe('the table after a move', () => {
  it('has what was said to happen', () => {
    expect(last(table, play)).toMatchObject({
      me: { hand: ['doc', 'rusty'], played: 'tiny', stuff: { pizza: 0, toys: 1 } },
      leader: { played: 'tiny', gained: 'toys' },
      phase: 'follow',
    });
  });

  it('is unknown where a choice was left out', () => {
    const after = last(table, { play: 'tiny', actions: ['public'] });
    expect(after?.me?.stuff).toBeUndefined();
    expect(after?.leader?.gained).toBeUndefined();
    expect(after?.me?.hand).toEqual(['doc', 'rusty']);
  });

  it('is unknown where it was unknown before', () => {
    const nothing = { me: { stuff: { toys: 0 } } };
    expect(last(nothing, play)?.me).toEqual({ stuff: { toys: 1 }, added: [], played: 'tiny' });
    expect(last(table, play, { recruit: 'penny' })?.park).toEqual(['skids', 'dash', '?']);
  });

  it('shows what Rough Housing does: the card does not go to the pile any more', () => {
    const rough: Situation = {
      ...table,
      rivals: { ...table.rivals, Ben: { fort: 2, perks: ['rough-housing'] } },
    };
    const { verdict, steps } = judged(
      rough,
      play,
      { perk: 'rough-housing' },
      { recruit: 'penny' },
      { discard: { 'to-pile': ['rusty'], 'to-yard': ['doc'] } },
    );
    expect([verdict, steps[1]?.by]).toEqual(['legal', 'Ben']);
    expect(steps[1]?.situation).toMatchObject({
      me: { 'rough-housed': true },
      rivals: { Ben: { perks: [] } },
    });
  });

  it('keeps a rival’s names apart from the asker’s', () => {
    const yard: Situation = {
      ...table,
      turn: 'Ben',
      leader: { played: 'baby-face' },
      me: { ...table.me, yard: ['noodle-twins'] },
    };
    const after = last(yard, {
      follow: 'punky',
      by: 'Ann',
      action: { recruit: [{ card: 'noodle-twins', from: 'yard', of: 'me' }] },
    });
    expect(after?.me?.yard).toEqual([]);
    expect(after?.rivals?.Ann).toMatchObject({ hand: ['prince', 'doc'], yard: ['lefty'] });
  });
});

describe('a single move of a rival', () => {
  it('is judged from the rival’s seat', () => {
    const { verdict, violations } = judged(
      { ...table, turn: 'me', leader: { played: 'tiny', gained: 'toys' } },
      { follow: 'doc', by: 'Ann' },
    );
    expect(verdict).toBe('illegal');
    expect(violations[0]).toMatchObject({ code: 'no-match', facts: { card: 'doc' } });
  });

  it('asks for what it needs under the rival’s name', () => {
    const { missing } = judgeMoves(
      { ...table, turn: 'me', leader: { played: 'tiny', gained: 'toys' }, rivals: { Ann: {} } },
      [{ follow: 'prince', by: 'Ann' }],
      { strict: true },
    );
    expect(missing.map(({ fact }) => fact)).toContain('rivals.Ann.hand');
  });
});

describe('can’t tell yet about a rival', () => {
  it('asks and speaks of the rival, not of the asker', () => {
    const { rivals: _, ...unseen } = table;
    const { verdict, missing, usually } = judged(unseen, play, { follow: 'prince', by: 'Ann' });
    expect([verdict, missing, usually?.verdict]).toEqual([
      'open',
      [{ fact: 'rivals.Ann.stuff.toys' }],
      'legal',
    ]);
    expect(usually?.conditions).toMatchObject([{ fact: 'rivals.Ann.stuff.toys', least: 4 }]);
  });
});

describe('choices that a description leaves open', () => {
  const rich: Situation = {
    players: ['me', 'Ann'],
    turn: 'me',
    me: {
      fort: 2,
      hand: ['zip', 'kitty'],
      stuff: { pizza: 1, toys: 1 },
      pack: 0,
      perks: ['do-over'],
      lookout: [],
    },
    board: { costs: { '2-3': ['any'] } },
    rivals: { Ann: { hand: 0 } },
    'park-deck': 9,
  };
  const poor = { stuff: { pizza: 0, toys: 0 }, pack: 0, lookout: [], fort: 0, perks: [] };
  const only = (me: Situation['me'], ann: Situation['me'] = { hand: 0, yard: [] }): Situation => ({
    players: ['me', 'Ann'],
    turn: 'me',
    me: { ...poor, ...me },
    rivals: { Ann: ann },
    park: ['bug', 'dash', 'moose'],
    'park-deck': 9,
  });
  const verdict = (situation: Situation, ...moves: [DescribedMove, ...DescribedMove[]]) =>
    judged(situation, ...moves).verdict;
  const spends: DescribedMove = { play: 'kitty', perk: 'do-over', actions: ['private'] };

  it('are made so that the moves after them are right, if that is possible', () => {
    expect(verdict(rich, { play: 'zip' }, { decline: true }, spends)).toBe('legal');
    const toys: DescribedMove = { play: 'zip', actions: [{ public: { pay: { toys: 1 } } }] };
    expect(verdict(rich, toys, { decline: true }, spends)).toBe('illegal');
  });

  it('are told as they have to have been made', () => {
    const { steps } = judged(rich, { play: 'zip' }, { decline: true }, spends);
    expect(steps[0]?.effects[0]).toEqual({
      code: 'advance',
      facts: { level: 3, pizza: 1, toys: 0 },
    });
    expect(steps[0]?.example).toMatchObject({
      actions: [{ public: { pay: { stuff: { pizza: 1, toys: 0 } } } }],
    });
    expect(steps[2]?.situation?.me).toMatchObject({ stuff: { pizza: 0, toys: 0 }, pack: 0 });
  });

  it('leave nothing open where there is only one way', () => {
    const broke = {
      ...rich,
      me: { ...rich.me, hand: ['zip', 'skids'], stuff: { pizza: 1, toys: 0 } },
    };
    const { steps, violations } = judged(
      broke as Situation,
      { play: 'zip' },
      { decline: true },
      { play: 'skids', perk: 'do-over', actions: ['private'] },
    );
    expect(steps[0]).not.toHaveProperty('oneWay');
    expect(violations[0]).toMatchObject({ rule: 'board.cost', code: 'too-poor' });
  });

  it('follow what the leader can have gained', () => {
    const tiny = only(
      { hand: ['tiny'] },
      { ...poor, hand: ['prince'], yard: [], stuff: { pizza: 0, toys: 4 } },
    );
    const follows: DescribedMove = { follow: 'prince', action: { gain: 'pizza' } };
    expect(verdict(tiny, { play: 'tiny' }, follows)).toBe('legal');
    const full = { ...tiny, me: { ...tiny.me, stuff: { pizza: 4, toys: 0 } } };
    expect(verdict(full, { play: 'tiny' }, follows)).toBe('illegal');
  });

  it('let a coin be declared as whatever is followed', () => {
    const ace = only({ hand: ['ace'] }, { ...poor, hand: ['prince'] });
    expect(verdict(ace, { play: 'ace' }, { follow: 'prince' })).toBe('legal');
    expect(verdict(ace, { play: 'ace', declare: 'glue' }, { follow: 'prince' })).toBe('illegal');
  });

  it('take one card away, whichever it was', () => {
    const sarge = only({ hand: ['sarge', 'doc', 'tiny'] });
    const puts: DescribedMove = { play: 'sarge', actions: ['private'] };
    const rest: [DescribedMove, DescribedMove] = [
      { decline: true },
      { recruit: { from: 'park-deck' } },
    ];
    const yard = (...cards: ('doc' | 'tiny')[]): DescribedMove => ({
      discard: { 'to-pile': ['sarge'], 'to-yard': cards },
    });
    expect(verdict(sarge, puts, ...rest, yard('doc'))).toBe('legal');
    expect(verdict(sarge, puts, ...rest, yard('tiny'))).toBe('legal');
    expect(verdict(sarge, puts, ...rest, yard('doc', 'tiny'))).toBe('illegal');
    expect(verdict(sarge, puts, ...rest, yard())).toBe('illegal');
    expect(last(sarge, puts)?.me).toMatchObject({ hand: 1, lookout: 1 });
  });

  it('give a reason that holds whichever it was', () => {
    const { violations } = judged(
      only({ hand: ['sarge', 'doc', 'tiny'] }),
      { play: 'sarge', actions: ['private'] },
      { decline: true },
      { recruit: { from: 'park-deck' } },
      { discard: { 'to-pile': ['sarge'], 'to-yard': ['doc', 'tiny'] } },
    );
    expect(violations).toEqual([
      { rule: 'discard.yard', code: 'source-short', facts: { from: 'hand', need: 2, done: 1 } },
    ]);
  });

  it('may have added cards, but the table that is shown has none', () => {
    const kitty = only({ hand: ['kitty', 'icky-sticky'] });
    const pile = (...cards: ('kitty' | 'icky-sticky')[]): DescribedMove => ({
      discard: { 'to-pile': cards },
    });
    const turn: [DescribedMove, ...DescribedMove[]] = [
      { play: 'kitty' },
      { decline: true },
      { recruit: 'bug' },
    ];
    expect(verdict(kitty, ...turn, pile('kitty'))).toBe('legal');
    expect(verdict(kitty, ...turn, pile('kitty', 'icky-sticky'))).toBe('legal');
    expect(verdict(kitty, { play: 'kitty', add: [] }, pile('kitty', 'icky-sticky'))).toBe(
      'illegal',
    );
    expect(last(kitty, { play: 'kitty', actions: ['public'] })?.me).toMatchObject({
      hand: ['icky-sticky'],
      stuff: { pizza: 0, toys: 1 },
    });
  });

  it('count for what somebody claims only if it is so in every way', () => {
    const wart = only({ hand: ['wart'], lookout: ['moose'], track: 23 });
    const scores: DescribedMove = { play: 'wart', actions: ['private'] };
    const claims: DescribedMove = { claim: 'end-triggered' };
    const told = { ...wart, rivals: { Ann: { fort: 0, track: 3, hand: 0, yard: [] } } };
    expect(verdict(told, scores, claims)).toBe('open');
    expect(verdict({ ...told, me: { ...told.me, track: 24 } }, scores, claims)).toBe('legal');
  });

  it('are forgotten where they depend on something unknown', () => {
    const { fort: _, ...unknown } = only({ hand: ['sarge', 'doc', 'tiny'] }).me ?? {};
    const puts: DescribedMove = { play: 'sarge', actions: ['private'] };
    const after = last({ ...only({}), me: unknown }, puts);
    expect(after?.me?.hand).toBeUndefined();
    expect(after?.me?.stuff).toEqual({ pizza: 0, toys: 0 });
  });
});
