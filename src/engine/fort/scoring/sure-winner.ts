import type { Sheet } from '../format/sheet.ts';
import { canBe, possibleScoresOf } from './possible-points.ts';

/** Who has won whatever is still missing: nobody else can come out ahead of them, or level. */
export function sureWinner(sheet: Sheet): string[] {
  const outcomes = sheet.players.map((entry) => possibleScoresOf(entry, sheet));
  return sheet.players.flatMap(({ name }, own) =>
    outcomes.every(
      (theirs, other) =>
        other === own ||
        !(
          canBe(theirs, outcomes[own] ?? [], 'ahead') || canBe(theirs, outcomes[own] ?? [], 'level')
        ),
    )
      ? [name]
      : [],
  );
}
