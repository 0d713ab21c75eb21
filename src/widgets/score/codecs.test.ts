import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, nameLength } from '#engine/core/unknown-data.ts';
import { scoreGame as scoreDobro } from '#games/dobro/widgets/score/sheet.ts';
import { scoreGame as scoreFort } from '#games/fort/widgets/score/sheet.ts';
import { dobroCodec, dobroGame, fortCodec, fortGame } from '#testing/score-games.ts';
import { type Codec, openDocument } from '../shared/document.ts';
import { fileText, largestFile, openFile, tableText } from '../shared/game-file.ts';
import { fragmentOf, longestLink, openFragment } from '../shared/link.ts';

/** Data that looks like the real thing, and isn't quite. */
const bent = (written: unknown): fc.Arbitrary<unknown> => {
  const text = JSON.stringify(written);
  return fc
    .tuple(fc.nat(text.length), fc.string({ maxLength: 3 }), fc.nat(4))
    .map(([at, put, cut]) => text.slice(0, at) + put + text.slice(at + cut))
    .map((broken) => {
      try {
        return JSON.parse(broken);
      } catch {
        return broken;
      }
    });
};

function holds<Game>(
  title: string,
  codec: Codec<Game>,
  games: fc.Arbitrary<Game>,
  score: (game: Game) => unknown,
) {
  describe(title, () => {
    it('comes back from a link and a file as it was', () => {
      fc.assert(
        fc.property(games, fc.date({ min: new Date(0), noInvalidDate: true }), (game, date) => {
          const link = fragmentOf(codec, game);
          expect(link.length).toBeLessThan(longestLink);
          expect(link).toMatch(/^#game=[\w-]+\.[0-9a-z]+$/);
          expect(openFragment(codec, link)).toEqual({ game });
          const at = date.getTime();
          const text = fileText(codec, [{ id: 'x', at, game }]);
          expect(openFile(codec, text)).toEqual({ games: [{ at, game }], troubles: [] });
          const rows = [
            { name: '=a,"b;', total: 3, place: 1 },
            { name: '', total: null, place: null },
          ];
          for (const separator of [',', ';'] as const) {
            const kept = [{ id: 'x', at, game }];
            const table = tableText(codec, kept, () => rows, 'https://a.example/', separator);
            expect(openFile(codec, table)).toEqual({ games: [{ at, game }], troubles: [] });
          }
        }),
        { numRuns: 60 },
      );
    });

    it('is scored whatever is entered', () => {
      fc.assert(
        fc.property(games, (game) => {
          expect(() => score(game)).not.toThrow();
        }),
        { numRuns: 100 },
      );
    });

    it('opens bent data whole or says why not', () => {
      const documents = games
        .chain((game) => bent([codec.kind, codec.version, codec.write(game)]))
        .chain((data) => fc.constantFrom(data, [codec.kind, codec.version, data]));
      fc.assert(
        fc.property(documents, (document) => {
          const opened = openDocument(codec, document);
          if ('trouble' in opened) return;
          // What was let in is good enough to be scored, written and read again.
          score(opened.game);
          expect(codec.read(JSON.parse(JSON.stringify(codec.write(opened.game))))).toEqual(
            opened.game,
          );
        }),
        { numRuns: 300 },
      );
    });

    it('notices a link that lost something on the way', () => {
      fc.assert(
        fc.property(games, fc.nat(), (game, where) => {
          const link = fragmentOf(codec, game);
          const at = '#game='.length + (where % (link.length - '#game='.length));
          expect(openFragment(codec, link.slice(0, at))).toEqual({ trouble: 'damaged' });
        }),
        { numRuns: 60 },
      );
    });

    it('never stumbles over what others wrote', () => {
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
          expect(openFragment(codec, text.startsWith('#game=') ? '' : text)).toBeUndefined();
          expect(openFragment(codec, `#game=${text}`)).toHaveProperty('trouble');
          expect(openFile(codec, text)).toHaveProperty('trouble');
        }),
      );
    });
  });
}

holds('a game of Fort', fortCodec, fortGame, scoreFort);
holds('a game of Dobro', dobroCodec, dobroGame, scoreDobro);

it('reads links that version 1 wrote', () => {
  const fort =
    '#game=WyJmb3J0LXNjb3JlIiwxLFtbMCwxLDQsOCxudWxsLDIzXSxbIkFubiIsMTcsNSx0cnVlLCJmcmllbmRzaGlwLWJyYWNlbGV0Iix7InRveXMtaW4tc3R1ZmYiOjMsImxvb2tvdXQiOjJ9LCJzaG92ZWwgZ2x1ZSIsImJ1ZyB0aGUtbW9sZXMgYnVnIix0cnVlXSxbIiJdXV0.4r4a6';
  expect(openFragment(fortCodec, fort)).toEqual({
    game: {
      points: [0, 1, 4, 8, null, 23],
      players: [
        {
          name: 'Ann',
          track: 17,
          fort: 5,
          macaroni: true,
          rule: 'friendship-bracelet',
          counts: { 'toys-in-stuff': 3, lookout: 2 },
          suits: ['shovel', 'glue'],
          picking: true,
          cards: ['bug', 'the-moles', 'bug'],
        },
        { name: '', counts: {}, suits: [], picking: false, cards: [] },
      ],
    },
  });
  const dobro =
    '#game=WyJkb2Jyby1zY29yZSIsMSxbdHJ1ZSxbIkFubiIsIiIsIkFubiJdLFtmYWxzZSxbMyxudWxsLDddLFtdLDIsW251bGwsNDBdXSxbdHJ1ZSxbXSxbMSwyXSxudWxsLFtdXV1d.mf6cet';
  expect(openFragment(dobroCodec, dobro)).toEqual({
    game: {
      long: true,
      players: ['Ann', '', 'Ann'],
      rounds: [
        {
          ranked: false,
          piles: [3, undefined, 7],
          places: [],
          forgetful: 2,
          sums: [undefined, 40],
        },
        { ranked: true, piles: [], places: [1, 2], forgetful: null, sums: [] },
      ],
    },
  });
});

it('writes no more than the entries, in the order of the schema', () => {
  const { points } = fortCodec.read([
    [0, 1, 2, 3, 4, 5],
    [['A'], ['B']],
  ]) ?? { points: [] };
  const player = { name: 'A', counts: {}, suits: [], picking: false, cards: [] };
  const second = { ...player, name: 'B', track: 3, cards: ['bug', 'tiny'] as const };
  expect(fortCodec.write({ points, players: [player, second] })).toEqual([
    points,
    [['A'], ['B', 3, null, null, null, null, null, 'bug tiny']],
  ]);
  // What nobody could enter: a figure, a seat, a card that there is not.
  expect(fortCodec.read([points, [['A'], ['B', 1000]]])).toBeUndefined();
  expect(fortCodec.read([points, [['A'], ['B', 3, null, null, null, null, null, 'nobody']]])).toBe(
    undefined,
  );
  expect(dobroCodec.read([false, ['A', 'B'], [[null, null, null, 2]]])).toBeUndefined();
  expect(dobroCodec.read([false, ['A', 'B'], [[null, [1, 2, 3]]]])).toBeUndefined();
});

it('reads holes at the end of a list, which it does not write, as no entries', () => {
  const round = [false, [], [950], 1, [null, 986, null]];
  const opened = openDocument(dobroCodec, ['dobro-score', 1, [false, ['A', 'B', 'C'], round]]);
  expect(opened).toMatchObject({ game: { rounds: [{ sums: [undefined, 986] }] } });
});

it('reads what it can of a table, and says what a table lacks', () => {
  const game = { long: false, players: ['A', 'B'], rounds: [] };
  const link = `https://a.example/${fragmentOf(dobroCodec, game)}`;
  const rows = [`1970-01-01,A,1,1,${link}`, '1970-01-01,B,2,2,', `yesterday,A,1,1,${link}`];
  const table = ['date,player,points,place,link', ...rows, `1970-01-01,A,1,1,${link.slice(0, -2)}`];
  expect(openFile(dobroCodec, table.join('\n'))).toEqual({
    games: [{ at: 0, game }],
    troubles: ['damaged', 'damaged'],
  });
  expect(openFile(fortCodec, table.slice(0, 2).join('\n'))).toEqual({
    games: [],
    troubles: ['other-kind'],
  });
  expect(openFile(dobroCodec, 'date;player\n1970-01-01;A')).toEqual({ trouble: 'no-links' });
});

it('says when something is too big, of another kind, or hides in a name', () => {
  expect(openFragment(fortCodec, `#game=${'a'.repeat(longestLink)}`)).toEqual({
    trouble: 'too-big',
  });
  expect(openFile(fortCodec, ' '.repeat(largestFile + 1))).toEqual({ trouble: 'too-big' });
  const link = fragmentOf(dobroCodec, { long: false, players: ['A', 'B'], rounds: [] });
  expect(openFragment(fortCodec, link)).toEqual({ trouble: 'other-kind' });
  expect(cleanName('A\u202enna\u0000')).toBe('Anna');
  expect([...cleanName('🙂'.repeat(50))].length).toBe(nameLength);
});
