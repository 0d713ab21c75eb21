import type { GameId, Language } from '#i18n/languages.ts';
import type { Path, Segment } from '#words/saying/phrase.ts';
import type { Sayer } from '#words/saying/sayer.ts';
import type { Described } from '#words/saying/speech.ts';
import { folded } from '#words/saying/voice.ts';
import type { Asked, Hints } from './ask.ts';
import type { Data, Draft, Piece } from './understood.ts';

/** What a game says its descriptions with, in one language. */
export interface Speaker {
  readonly game: GameId;
  readonly language: Language;
  readonly sayer: Sayer;
}

const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined,
    whole,
  );

/** Where each stretch of what is said stands in the text. */
function piecesOf(text: string, described: Described, segments: readonly Segment[]): Piece[] {
  const own = folded(text);
  let from = 0;
  return segments.flatMap((segment): Piece[] => {
    const said = folded(segment.text);
    const start = own.indexOf(said, from);
    const end = start + said.length;
    if (start < 0) return [];
    from = end;
    if (segment.path === undefined || segment.path.length === 0) return [];
    const value = valueAt(described, segment.path);
    const meaning = typeof value === 'object' ? String(segment.path.at(-1)) : String(value);
    return [{ text: text.slice(start, end), start, end, meaning, path: segment.path.join('.') }];
  });
}

/** A description out of the reader of what is said: data all the way down. */
const drafted = (part: object): Draft => part as { [key: string]: Data };

/**
 * A question in the very words in which the site itself would put it: all of it is understood. Undefined
 * for any other.
 */
export function askSaid(
  text: string,
  speakers: readonly Speaker[],
  { language, game }: Hints = {},
): Asked | undefined {
  const read = speakers.flatMap((speaker) => {
    const described = speaker.sayer.read(text);
    return described?.move === undefined ? [] : [{ ...speaker, described, move: described.move }];
  });
  const found =
    read.find((each) => each.game === game && each.language === language) ??
    read.find((each) => each.game === game) ??
    read[0];
  if (found === undefined) return undefined;
  const { described, move, sayer } = found;
  return {
    game: found.game,
    language: found.language,
    about: 'move',
    situation: drafted(described.situation ?? {}),
    move: drafted(move),
    ...(described.moves ? { moves: described.moves.map(drafted) } : {}),
    pieces: piecesOf(text, described, sayer.sentences(described).flat()),
    unclear: [],
    isGameSure: read.every((each) => each.game === found.game),
    unknown: [],
  };
}
