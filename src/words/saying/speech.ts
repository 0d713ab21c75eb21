import { isRecord } from '#engine/core/unknown-data.ts';
import { typeset } from '#i18n/typography.ts';
import {
  anyForm,
  type Found,
  lineOf,
  type Path,
  type Phrase,
  type ReadLine,
  type Segment,
} from './phrase.ts';
import { folded, type Voice } from './voice.ts';

/** A description: what is on the table, a move, and those that come after it. */
export interface Described {
  readonly situation?: object | undefined;
  readonly move?: object | undefined;
  readonly moves?: readonly object[] | undefined;
}

/** One sentence: which of a game's sentences it is, what it says, and the place of that in the description. */
export interface Statement {
  readonly is: string;
  readonly value: unknown;
  readonly path: Path;
  /** The paths of keys of the value that are not below `path`. */
  readonly paths?: Readonly<Record<string, Path>>;
}

/** How a game says its descriptions. */
export interface Speech {
  readonly phrases: Readonly<Record<string, Phrase>>;
  /** The same in one way of writing, so that reading a sentence gives back what was said. */
  readonly plain: (described: Described) => Described;
  readonly statements: (described: Described) => readonly Statement[];
  readonly describe: (statements: readonly Pick<Statement, 'is' | 'value'>[]) => Described;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Every sentence begins with a capital letter, whatever its first word is. */
function sentence(segments: readonly Segment[]): Segment[] {
  const first = segments.findIndex(({ text }) => text !== '');
  return segments.flatMap((segment, at) => {
    if (segment.text === '') return [];
    return at === first ? [{ ...segment, text: capital(segment.text) }] : [segment];
  });
}

function placed({ path = [], ...segment }: Segment, { paths = {} }: Statement): Segment {
  const [key = '', ...rest] = path;
  if (path.length === 0) return segment;
  const moved = paths[String(key)];
  return { ...segment, path: moved ? [...moved, ...rest] : path };
}

/** A description sentence by sentence, each part with the value that it says. */
export function sentencesOf(described: Described, speech: Speech, voice: Voice): Segment[][] {
  return speech.statements(speech.plain(described)).flatMap((statement) => {
    const { is, value, path, paths } = statement;
    const said = speech.phrases[is]?.say(value, paths ? [] : path, anyForm, voice);
    if (said === undefined) throw new Error(`nothing says ${is}: ${JSON.stringify(value)}`);
    return [sentence(said.map((segment) => (paths ? placed(segment, statement) : segment)))];
  });
}

const joinedTexts = (sentences: readonly Segment[][], voice: Voice): string =>
  typeset(sentences.map((said) => said.map(({ text }) => text).join('')).join(' '), voice.language);

/** A description as a player would put it at the table. */
export const say = (described: Described, speech: Speech, voice: Voice): string =>
  joinedTexts(sentencesOf(described, speech, voice), voice);

/** Where the next sentence begins. */
const behind = (line: ReadLine, end: number): number =>
  end + (/^\s*/.exec(line.text.slice(end))?.[0].length ?? 0);

/**
 * Reads what `say` says: the description that would be said in exactly these words; undefined where there
 * is none. Any other wording is left to the grammar of free questions.
 */
export function readSaid(text: string, speech: Speech, voice: Voice): Described | undefined {
  const line = lineOf(text.trim().replace(/\s+/g, ' '));
  const kinds = Object.entries(speech.phrases);
  function* rest(
    from: number,
    before: readonly { is: string; value: unknown }[],
  ): Generator<Described> {
    if (from >= line.text.length) {
      yield speech.describe(before);
      return;
    }
    for (const [is, phrase] of kinds)
      for (const { value, end } of phrase.read(line, from, anyForm, voice) as Iterable<Found>)
        yield* rest(behind(line, end), [...before, { is, value }]);
  }
  for (const described of rest(0, []))
    if (isRecord(described.move) && folded(say(described, speech, voice)) === line.text)
      return described;
  return undefined;
}
