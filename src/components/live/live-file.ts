import type { GameFormat } from '#engine/core/format/description.ts';
import { type Namespace, uiResources } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { gamePage } from '#model/addresses.ts';
import { bookOf } from '#model/book.ts';
import { calculatorsOf } from '#model/calculators.ts';
import { cardsOf } from '#model/cards.ts';
import { examplesOf } from '#model/examples.ts';
import type { LiveFile } from '#widgets/live/file.ts';
import { liveSchema } from '#widgets/live/live-schema.ts';
import type { Description } from '#widgets/live/offers.ts';
import type { WordPlaces } from '#widgets/live/say.ts';
import type { PageWords } from '#widgets/live/serve.ts';
import { surroundingsOf } from '#widgets/shared/surroundings.ts';
import { withLocalNames } from '#words/examples/names.ts';
import type { WordedAnswer } from '#words/examples/outcome.ts';
import { wordsOf } from '#words/examples/parts.ts';
import { spokenWords } from '#words/saying/saying.ts';
import { faceIn } from '../table/pictures.ts';

/** What the site needs from a game to work out its examples on a page; without it they are static. */
export interface WorkedOnPages {
  readonly id: GameId;
  readonly format: GameFormat;
  readonly live?: {
    /** Where the words of its verdicts are. */
    readonly texts: readonly Namespace[];
    readonly places: WordPlaces;
    /** Its judge and its score keeper, speaking with the words of a page. */
    readonly answer: (words: PageWords) => (description: Description) => WordedAnswer | undefined;
  };
}

/** A game whose examples can be changed on the page. */
export type ComesAlive = WorkedOnPages & Required<Pick<WorkedOnPages, 'live'>>;

export const comesAlive = <Game extends WorkedOnPages>(game: Game): game is Game & ComesAlive =>
  game.live !== undefined;

/** All that live examples and calculators of a game need in one language. */
function makeFile({ id, format, live }: ComesAlive, language: Language): LiveFile {
  const book = bookOf(id, language);
  const words = wordsOf(language);
  const face = faceIn(id, language);
  const faces = Object.fromEntries([...cardsOf(id).keys()].map((card) => [card, face(card)]));
  const own = surroundingsOf(language, id, {
    texts: ['live', 'table', 'score-lines', ...live.texts],
    names: { of: `format-${id}` },
    clauses: [...book.clauses.keys()],
  });
  const spoken = spokenWords({ id, format }, language);
  const example = uiResources(language, ['rules']).rules?.example;
  const local = (described: object | undefined) =>
    described && Object(withLocalNames(described, words));
  return {
    ...own,
    texts: {
      ...own.texts,
      ...spoken.texts,
      ...(typeof example === 'object' ? { rules: { example } } : {}),
    },
    game: id,
    schema: liveSchema(format),
    outline: spoken.outline,
    faces,
    clauses: Object.fromEntries(
      [...book.clauses.values()].map(({ id: clause, number, title, reading }) => [
        clause,
        { number, title, ...(reading === undefined ? {} : { reading: true }) },
      ]),
    ),
    examples: Object.fromEntries(
      examplesOf(id).map(({ id: name, situation, move, sheet }): [string, Description] => [
        name,
        { situation: local(situation), move: local(move), sheet: local(sheet) },
      ]),
    ),
    calculators: Object.fromEntries(
      calculatorsOf(id).map(({ id: name, asks, tells, seats, cases, ...described }) => [
        name,
        {
          asks,
          tells,
          ...(seats === undefined ? {} : { seats }),
          cases: cases.map(local),
          description: Object.fromEntries(
            Object.entries(described).map(([part, value]) => [part, local(value)]),
          ),
        },
      ]),
    ),
    checker: gamePage(language, id, 'check/'),
  };
}

const made = new Map<string, LiveFile>();

/** The same, made once for all the pages that show something of it. */
export function liveFile(game: ComesAlive, language: Language): LiveFile {
  const key = `${game.id} ${language}`;
  const file = made.get(key) ?? makeFile(game, language);
  made.set(key, file);
  return file;
}
