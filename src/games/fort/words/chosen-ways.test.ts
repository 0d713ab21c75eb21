import { describe, expect, it } from 'vitest';
import type { DescribedMove } from '#engine/fort/format/move.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { sayViolation } from './verdict.ts';
import { fortWords } from './words.ts';

/** Why a move is refused, in one language; also as it is said of a rival's move. */
const reasons = (language: Language, situation: Situation, move: DescribedMove, rival?: string) =>
  judge(situation, move).violations.map((one) =>
    sayViolation(one, fortWords(language), rival).replaceAll('\u00a0', ' '),
  );

describe.each(languages)('a way that was chosen, in %s', (language) => {
  it('action.convert: either direction will do, so neither is singled out', () => {
    const all = { en: /all into/g, ru: /всё на/g, pl: /wszystko na/g }[language];
    const [golden, friend] = ['golden-boy', 'puddin'] as const;
    const situation: Situation = {
      me: { hand: [golden, friend], fort: 0, stuff: { pizza: 2, toys: 2 }, pack: 0 },
    };
    const move: DescribedMove = {
      play: golden,
      add: [friend],
      actions: [
        {
          public: {
            convert: [
              { into: 'toys', in: 'stuff', times: 2 },
              { into: 'pizza', in: 'stuff', times: 1 },
            ],
          },
        },
      ],
    };
    for (const rival of [undefined, 'Ann'])
      expect(reasons(language, situation, move, rival)[0]?.match(all)).toHaveLength(2);
  });

  it('play.full: only the way that was chosen fails, so only that is denied', () => {
    const way = { en: /in full this way/, ru: /так общее действие/, pl: /w ten sposób/ }[language];
    const situation: Situation = {
      park: ['bug'],
      'park-deck': 0,
      me: { fort: 2, lookout: [], perks: ['bribe'], hand: ['prince', 'puddin'] },
    };
    const choice = { 'put-in-lookout': { from: 'park-deck' } } as const;
    expect(
      reasons(language, situation, { play: 'prince', actions: [{ public: choice }] })[1],
    ).toMatch(way);
    const full: Situation = { me: { hand: ['bug'], stuff: { pizza: 4, toys: 0 } } };
    expect(reasons(language, full, { play: 'bug', actions: ['public'] })[1]).not.toMatch(way);
  });

  it('card.coin: a coin could be the suit that is needed, and is said to be another', () => {
    const as = { en: /coin as a crown/, ru: /монетк\S+ в роли короны/, pl: /jako koron[aę]/ };
    const added: DescribedMove = {
      play: 'bug',
      add: [{ card: 'puddin', coin: 'crown' }],
      actions: ['public'],
    };
    const discarded: DescribedMove = { follow: { card: 'puddin', coin: 'crown' } };
    const me: Situation['me'] = { hand: ['bug', 'puddin'] };
    const following: Situation = { phase: 'follow', leader: { played: 'bug' }, me };
    for (const rival of [undefined, 'Ann']) {
      expect(reasons(language, { me }, added, rival)[0]).toMatch(as[language]);
      expect(reasons(language, following, discarded, rival)[0]).toMatch(as[language]);
    }
  });
});
