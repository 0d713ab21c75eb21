import fc from 'fast-check';
import { cleanName } from '#engine/core/unknown-data.ts';
import { suits } from '#engine/fort/notation/tree.ts';
import * as dobro from '#games/dobro/widgets/score/codec.ts';
import { enteredGame as enteredInDobro } from '#games/dobro/widgets/score/entered.ts';
import type { DobroGame } from '#games/dobro/widgets/score/game.ts';
import * as fort from '#games/fort/widgets/score/codec.ts';
import { countIds } from '#games/fort/widgets/score/count-ids.ts';
import { enteredGame as enteredInFort, type FortGame } from '#games/fort/widgets/score/entered.ts';
import { bestFriendIds, kidIds, madeUpRuleIds } from '#generated/fort.ts';
import { enteredSchema } from '#widgets/score/entered.ts';

export const fortCodec = fort.fortCodec(enteredSchema(enteredInFort));
export const dobroCodec = dobro.dobroCodec(enteredSchema(enteredInDobro));

const count = fc.integer({ min: 0, max: 999 });
const name = fc.string({ maxLength: 40, unit: 'grapheme' }).map(cleanName);

/** Anything that can be entered in the score sheet of Fort. */
export const fortGame: fc.Arbitrary<FortGame> = fc.record({
  points: fc.array(fc.option(count), { minLength: 6, maxLength: 6 }),
  players: fc.array(
    fc.record(
      {
        name,
        track: count,
        fort: fc.integer({ min: 0, max: 5 }),
        macaroni: fc.boolean(),
        rule: fc.constantFrom(...madeUpRuleIds),
        counts: fc.record(Object.fromEntries(countIds.map((id) => [id, count])), {
          requiredKeys: [],
          noNullPrototype: true,
        }),
        suits: fc.subarray([...suits]),
        picking: fc.boolean(),
        cards: fc.array(fc.constantFrom(...kidIds, ...bestFriendIds), { maxLength: 30 }),
      },
      { requiredKeys: ['name', 'counts', 'suits', 'picking', 'cards'], noNullPrototype: true },
    ),
    { minLength: 2, maxLength: 4 },
  ),
});

/** Anything that can be entered in the score sheet of Dobro. */
export const dobroGame: fc.Arbitrary<DobroGame> = fc
  .integer({ min: 2, max: 6 })
  .chain((players) => {
    // The last figure of a list is never missing: missing figures at the end are not written.
    const figures = fc
      .array(fc.option(count, { nil: undefined }), { maxLength: players })
      .map((own) => own.slice(0, own.findLastIndex((figure) => figure !== undefined) + 1));
    return fc.record({
      long: fc.boolean(),
      players: fc.array(name, { minLength: players, maxLength: players }),
      rounds: fc.array(
        fc.record({
          ranked: fc.boolean(),
          piles: figures,
          places: figures,
          forgetful: fc.option(fc.integer({ min: 0, max: players - 1 })),
          sums: figures,
        }),
        { maxLength: 6 },
      ),
    });
  });
