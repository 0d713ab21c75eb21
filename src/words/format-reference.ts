import { stringify } from 'yaml';
import type { GameFormat } from '#engine/core/format/description.ts';
import {
  type Chapter,
  type KeyReference,
  type PartReference,
  referenceOf,
} from '#engine/core/format/reference.ts';
import { ui } from '#generated/ui.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { entries } from '#i18n/resource.ts';
import { type FormatWords, formatWords, keyWord } from './format-words.ts';

/** A format in words, as the reference page shows it. Code stands between backticks. */
export interface FormatReference {
  readonly chapters: readonly ExplainedChapter[];
  /** Values that can be written in several ways, each explained once. */
  readonly values: readonly {
    readonly kind: string;
    readonly name: string;
    readonly text: string;
  }[];
}

interface ExplainedChapter {
  readonly chapter: Chapter;
  readonly title: string;
  readonly about: string | undefined;
  readonly parts: readonly ExplainedPart[];
}

interface ExplainedPart {
  readonly part: string;
  /** None for the part that makes the chapter. */
  readonly title: string | undefined;
  readonly keys: readonly ExplainedKey[];
}

export interface ExplainedKey {
  readonly key: string;
  readonly about: string;
  readonly required: boolean;
  /** What may be written there: in words, or as the part whose keys it has. */
  readonly value:
    | { readonly part: string }
    | {
        readonly name: string;
        readonly words: readonly string[];
        readonly range: string | undefined;
        /** The kind of value under which more is explained. */
        readonly explained: string | undefined;
      };
  /** A line of YAML; none for a part, which has examples of its own. */
  readonly example: string | undefined;
  /** What it means to leave it out; undefined for a key that must be given. */
  readonly out: string | undefined;
}

/** With more words than this it is a list of cards. */
const mostWords = 20;

const asYaml = (key: string, example: unknown): string =>
  stringify(
    { [key]: example },
    { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 },
  )
    .trim()
    .replace(/^\{(.*)\}$/s, '$1');

/** Finds a text of the reference: the game's own, or the one that all games share. */
function textsOf(game: GameId, language: Language) {
  const t = looseTranslator(language);
  const known = new Set(entries(ui[language].reference).keys());
  return (group: 'values' | 'explained' | 'parts', name: string): string | undefined => {
    const own = [`${group}.${game}.${name}`, `${group}.all.${name}`].find((key) => known.has(key));
    return own === undefined ? undefined : t(`reference:${own}`);
  };
}

/** The text about a kind of value; without it the kind is incomplete. */
function needed(text: string | undefined, group: string, name: string): string {
  if (text !== undefined) return text;
  throw new Error(
    `content/ui: the reference of the format has no "${group}" for "${name}"\n  → add it to reference.json in every language`,
  );
}

export function formatReference(
  format: GameFormat,
  language: Language,
  words: FormatWords = formatWords(format.game, language),
): FormatReference {
  const { game } = format;
  const t = looseTranslator(language);
  const text = textsOf(game, language);

  const sayRange = ({ range }: KeyReference): string | undefined => {
    if (range?.least === undefined) return undefined;
    const { least, most } = range;
    return most === undefined
      ? t('reference:key.from', { least })
      : t('reference:key.range', { least, most });
  };

  const explainKey =
    (chapter: Chapter, part: string) =>
    (one: KeyReference): ExplainedKey => {
      const { key, meaning, required } = one;
      const unsaid = (): string =>
        chapter === 'situation' || chapter === 'move'
          ? t(`reference:left-out.${chapter}`)
          : needed(undefined, 'out', `${part}.${key}`);
      const { is } = meaning;
      return {
        key,
        about: keyWord(words, part, key, 'about'),
        required,
        value:
          meaning.part === undefined
            ? {
                name: needed(text('values', is), 'values', is),
                words: one.words.length > mostWords ? [] : one.words,
                range: sayRange(one),
                explained: text('explained', is) === undefined ? undefined : is,
              }
            : { part: meaning.part },
        example: meaning.part === undefined ? asYaml(key, meaning.example) : undefined,
        out: required ? undefined : (words(part, key, 'out') ?? unsaid()),
      };
    };

  const explainPart =
    (chapter: Chapter) =>
    ({ part, keys }: PartReference): ExplainedPart => ({
      part,
      title:
        part === chapter || chapter === 'file'
          ? undefined
          : needed(text('parts', part), 'parts', part),
      keys: keys.map(explainKey(chapter, part)),
    });

  const kinds = Object.keys(format.moves).map((kind) => `\`${kind}\``);
  const about: Readonly<Record<Chapter, string | undefined>> = {
    file: undefined,
    situation: t('reference:about.situation'),
    move: t('reference:about.move', { kinds: kinds.join(', ') }),
    sheet: t('reference:about.sheet'),
  };
  const reference = referenceOf(format);
  const order: readonly Chapter[] = ['file', 'situation', 'move', 'sheet'];
  const chapters = order.map((chapter) => ({
    chapter,
    title: t(`reference:chapters.${chapter}`),
    about: about[chapter],
    parts: reference[chapter].map(explainPart(chapter)),
  }));
  const used = new Set(
    Object.values(reference)
      .flat()
      .flatMap(({ keys }) => keys.map(({ meaning }) => meaning.is)),
  );
  return {
    chapters,
    values: [...used].flatMap((kind) => {
      const explained = text('explained', kind);
      return explained === undefined
        ? []
        : [{ kind, name: needed(text('values', kind), 'values', kind), text: explained }];
    }),
  };
}
