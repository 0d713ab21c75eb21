import type { GameId } from '#i18n/languages.ts';
import { factsOf } from '#model/facts.ts';
import type { Edition } from './edition.ts';
import type { Target } from './set/sheet.ts';
import type { Variant } from './variant.ts';

/** A number after a text, and the rule on the site that it links to. */
export interface Reference {
  readonly label: string;
  /** Left out where the address of the site is not set. */
  readonly to?: Target;
}

interface Place {
  readonly chapter: string;
  /** Numbers are derived from the order of the spine, as on the rule pages. */
  readonly at: readonly [chapter: number, clause: number];
}

const label = ({ at }: Place): string => at.join('.');

function placesOf(game: GameId): (clause: string) => Place {
  const places = new Map(
    factsOf(game).spine.chapters.flatMap(({ id, clauses }, chapter) =>
      clauses.map((clause, place): [string, Place] => [
        clause.id,
        { chapter: id, at: [chapter + 1, place + 1] },
      ]),
    ),
  );
  return (clause) => {
    const place = places.get(clause);
    if (place !== undefined) return place;
    throw new Error(
      `${game} has no clause "${clause}"\n  → see content/${game}/clauses.yaml and mend src/games/${game}/documents`,
    );
  };
}

/** An example of what clause numbers look like: that of the first step of a turn. */
export function exampleCode(game: GameId): string {
  const [clause = ''] = factsOf(game).turn.flatMap(({ steps }) => steps[0]?.clauses ?? []);
  return clauseCodes(game)(clause);
}

/** The number a clause has on the site, such as 6.3. */
export function clauseCodes(game: GameId): (clause: string) => string {
  const placeOf = placesOf(game);
  return (clause) => label(placeOf(clause));
}

const follows = (one: Place | undefined, next: Place): boolean =>
  one !== undefined && one.at[0] === next.at[0] && one.at[1] + 1 === next.at[1];

/** The numbers of some clauses; three or more consecutive ones become a range, such as 8.1–8.4. */
export function referrer(
  variant: Variant,
  edition: Edition,
): (clauses: readonly string[]) => Reference[] {
  const placeOf = placesOf(variant.game);
  const { lang, game } = variant;
  const rules = edition.site === undefined ? undefined : `${edition.site}${lang}/${game}/rules/`;
  return (clauses) => {
    const rows: { readonly clause: string; readonly place: Place }[][] = [];
    for (const clause of clauses) {
      const place = placeOf(clause);
      const row = rows.at(-1);
      if (row !== undefined && follows(row.at(-1)?.place, place)) row.push({ clause, place });
      else rows.push([{ clause, place }]);
    }
    return rows.flatMap((row) => {
      const single = row.map(({ clause, place }) => ({
        label: label(place),
        ...(rules === undefined ? {} : { to: { url: `${rules}${place.chapter}/#${clause}` } }),
      }));
      const [first] = single;
      if (first === undefined || single.length < 3) return single;
      return [{ ...first, label: `${first.label}–${single.at(-1)?.label}` }];
    });
  };
}
