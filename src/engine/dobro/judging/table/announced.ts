import { isWordless } from '../../cards/card.ts';
import { numberPlayed, playedOn } from '../../rules/play.ts';
import type { Play } from '../../state/move.ts';
import { no, type Rule, type Violation } from '../../violation.ts';

/** The refusal where none of the ways to play these cards leaves the announced value. */
export function otherValue(
  met: number,
  ways: readonly Play[],
  said: number,
): Violation | undefined {
  const [way] = ways;
  const values = [...new Set(ways.map((each) => playedOn(met, each)))];
  if (way === undefined || values.includes(said)) return undefined;
  if (values.includes(0)) return no('climb.open', 'no-value-yet', { said });
  const becomes = values.sort((one, other) => one - other).join(' / ');
  if (way.cards.some(isWordless)) return no('climb.value', 'value-unchanged', { said, becomes });
  return no(ruleOf(met, way), 'other-value', { said, becomes });
}

/** The rule by which a play leaves the value that it does. */
function ruleOf(met: number, play: Play): Rule {
  if (play.cards.length > 1) return 'turn.pair';
  return numberPlayed(play) === met ? 'turn.equal' : 'turn.higher';
}
