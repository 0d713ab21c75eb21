import type { Violation } from '#engine/core/verdict.ts';
import type { SheetEntry } from '#engine/fort/format/sheet.ts';
import { type ScoreResult, settle } from '#engine/fort/scoring/score.ts';
import type { FortGame, FortPlayer } from './game.ts';
import { inputsOf, sleepoverIn } from './inputs.ts';

/** The engine is given seats for names: people may have the same name, or none. */
const seatName = (seat: number): string => `seat${seat}`;
export const seatOf = (name: unknown): number | undefined => {
  const found = /^seat(\d)$/.exec(String(name))?.[1];
  return found === undefined ? undefined : Number(found);
};

const tokens = (kind: 'pizza' | 'toys', count: number | undefined) =>
  count === undefined ? undefined : { [kind]: count };

/** Only what this player's rule looks at: entries left from another rule don't count. */
function entryOf(game: FortGame, player: FortPlayer, seat: number): SheetEntry {
  const { track, fort, rule, counts, suits, picking, cards } = player;
  const { fromCards } = inputsOf(game, player);
  const picked = picking && fromCards ? cards : undefined;
  const kind = rule === 'pizza-party' ? 'pizza' : 'toys';
  return {
    name: seatName(seat),
    track,
    fort,
    // Nobody below level 5 has it; this is made explicit so that “nobody at all” is found.
    macaroni: player.macaroni ?? (fort !== undefined && fort < 5 ? false : undefined),
    'made-up-rule': rule,
    ...(picked
      ? picked.length > 0 && { cards: picked }
      : {
          ...(rule === 'big-plans' && { advances: counts.advances }),
          ...(rule === 'play-palace' && { crowns: counts.crowns }),
          ...(rule === 'slime-lab' && { books: counts.books }),
          ...(rule === 'friendship-bracelet' && suits.length > 0 && { suits: suits.length }),
          ...(sleepoverIn(game) && { cards: counts.cards }),
        }),
    ...(rule === 'loner' && { 'best-friends': counts['best-friends'] }),
    ...(rule === 'popularity' && { lookout: counts.lookout }),
    ...(rule === 'secret-stash' && { pack: counts.pack }),
    ...((rule === 'piggy-bank' || rule === 'pizza-party') && {
      stuff: tokens(kind, counts[`${kind}-in-stuff`]),
      pack: tokens(kind, counts[`${kind}-in-pack`]),
    }),
  };
}

export function scoreGame(game: FortGame): ScoreResult {
  const players = game.players.map((player, seat) => entryOf(game, player, seat));
  return settle({ players, points: game.points });
}

/** Fields of a player, to show what is missing or wrong where it can be corrected. */
export type FieldId =
  | 'track'
  | 'fort'
  | 'macaroni'
  | 'rule'
  | 'stuff'
  | 'pack'
  | 'lookout'
  | 'cards'
  | 'figure';

const fieldOf: Readonly<Record<string, FieldId>> = {
  'lookout-over': 'lookout',
  'pack-over': 'pack',
  'perk-twice': 'pack',
  'figure-over': 'figure',
  'stuff-over': 'stuff',
  'rule-at-level-0': 'rule',
  'rule-twice': 'rule',
  'macaroni-below-5': 'macaroni',
  'macaroni-twice': 'macaroni',
  'macaroni-nobody': 'macaroni',
  'friends-of-two-boards': 'cards',
  'friend-twice': 'cards',
  'friends-apart': 'cards',
  'too-many-kids': 'cards',
  'cards-over': 'cards',
  'too-many-copies': 'cards',
};

/** Everything that the score engine may find here. */
export const problemCodes: readonly string[] = [...Object.keys(fieldOf), 'tokens-over'];

/** Problems at one field of one player. Problems of all players are shown at each of them. */
export const problemsAt = (result: ScoreResult, seat: number, field: FieldId): Violation[] =>
  result.problems.filter(({ code, facts }) => {
    const concerned = [facts.player, facts.rival].map(seatOf).filter((at) => at !== undefined);
    const here = concerned.length === 0 || concerned.includes(seat);
    return here && fieldOf[code] === field;
  });

/** Problems that belong to no field of any player. */
export const otherProblems = (result: ScoreResult): Violation[] =>
  result.problems.filter(({ code }) => fieldOf[code] === undefined);
