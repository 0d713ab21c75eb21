import { type Clause, verbOf } from '#ask/clause.ts';
import { can, isKind } from '#ask/unit.ts';
import { readClaim, readSetup } from './claims.ts';
import { readFacts } from './facts.ts';
import { readFollow } from './follow.ts';

import { readCleanup, readDiscard, readDraw, readSkip } from './phases.ts';
import { readPlay } from './play.ts';
import { append, cardsIn, factOf, isPlayClause, type Reading, wordIn } from './reading.ts';
import { readPerk, readRecruit } from './recruit.ts';

/** What the asker does, has or claims. */
export function readMove(reading: Reading, clause: Clause): undefined {
  const { account, kind } = reading;
  const { verb, units } = clause;
  const phase = units.find(isKind('phase'));
  if (phase && kind === 'perk' && can(verb, 'have'))
    account.say(['situation', 'phase'], phase.id, phase);
  account.note(['move'], ...units.filter(isKind('phase')), wordIn(units, 'turn-end'));
  const plays = isPlayClause(clause) && !can(verb, 'have');
  const isDone =
    plays &&
    kind !== 'play' &&
    kind !== 'follow' &&
    kind !== 'skip' &&
    kind !== 'setup' &&
    !can(verb, 'put');
  if (isDone) return readPlayed(reading, clause);
  const isNonePlayed =
    verbOf(clause, 'play') &&
    (wordIn(units, 'none') || (clause.isNegated && cardsIn(units).length === 0)) &&
    factOf(reading, 'me', 'played') === undefined &&
    (kind !== 'skip' || (verb?.isPast === true && wordIn(units, 'already') !== undefined)) &&
    kind !== 'play';
  if (isNonePlayed) {
    account.say(
      ['situation', 'me', 'played'],
      'none',
      verb,
      wordIn(units, 'none'),
      wordIn(units, 'already'),
      clause.negation,
    );
    account.note(['situation', 'me', 'played'], ...units.filter(isKind('cards')));
    return readFacts(reading, clause);
  }
  // “I already followed”
  if (verbOf(clause, 'follow') && wordIn(units, 'already') && verb?.isPast && kind !== 'follow') {
    append(reading, ['situation', 'leader', 'followed'], ['me'], verb, wordIn(units, 'already'));
    return;
  }
  switch (kind) {
    case 'play':
      return readPlay(reading, clause);
    case 'follow':
    case 'decline':
      return readFollow(reading, clause);
    case 'recruit':
      return readRecruit(reading, clause);
    case 'perk':
      return readPerk(reading, clause);
    case 'cleanup':
      return readCleanup(reading, clause);
    case 'discard':
      return readDiscard(reading, clause);
    case 'draw':
      return readDraw(reading, clause);
    case 'skip':
      return readSkip(reading, clause);
    case 'claim':
      return readClaim(reading, clause);
    case 'setup':
      return readSetup(reading, clause);
    default:
      return readFacts(reading, clause);
  }
}

/** A card that was played before the move that is asked about. */
function readPlayed({ account }: Reading, { units, verb }: Clause): undefined {
  const [card, ...added] = cardsIn(units);
  if (card)
    account.say(['situation', 'me', 'played'], card.id, verb, card, wordIn(units, 'already'));
  const alone = wordIn(units, 'alone');
  if (alone) account.say(['situation', 'me', 'added'], [], alone);
  if (added.length > 0)
    account.say(
      ['situation', 'me', 'added'],
      added.map((unit) => unit.id),
      ...added,
    );
}
