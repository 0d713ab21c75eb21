import type { ComponentType } from 'preact';
import { partOf } from '#files/part-of.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { iconIds } from '#icons/index.ts';
import { cardPage } from '#model/addresses.ts';
import { cardHeading, cardOf } from '#model/cards.ts';
import { remember } from '#model/remember.ts';
import { surroundingsOf } from '#widgets/shared/surroundings.ts';
import type { Surroundings } from '#widgets/shared/text.tsx';
import type { FaceOf } from '#widgets/table/parts.tsx';

/** What a game's TablePicture.tsx exports. */
interface TablePicture {
  readonly default: ComponentType<{
    readonly situation: object;
    readonly faceOf: FaceOf;
    readonly surroundings: Surroundings;
    /** Places that are called out, by number. */
    readonly marks?: Readonly<Record<string, number>>;
  }>;
  /** The facts that the picture does not show. */
  readonly notDrawn: (situation: object) => object;
}

/** How a game draws its table; undefined where it does not. */
export const pictureOf = (game: GameId): TablePicture | undefined =>
  partOf(import.meta.glob<TablePicture>('/src/games/*/TablePicture.tsx', { eager: true }), game);

export const pictureSurroundings = remember(
  (game: GameId, language: Language): Surroundings =>
    surroundingsOf(language, game, {
      texts: ['table', 'rules', 'verdicts', `format-${game}`],
      clauses: [],
      icons: iconIds,
    }),
);

/** What a small card shows, on a page of this language. */
export const faceIn =
  (game: GameId, language: Language): FaceOf =>
  (id) => {
    const heading = cardHeading(game, id, language);
    const { icons, value } = cardOf(game, id);
    return {
      ...heading,
      icons,
      bare: value !== undefined,
      href: cardPage(language, game, id),
    };
  };
