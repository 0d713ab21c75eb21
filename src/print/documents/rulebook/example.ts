import type { Language } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { type Example, examplesOf } from '#model/examples.ts';
import type { RuleChapter } from '#model/rules/index.ts';
import { type ExampleOutcome, isClaim } from '#words/examples/outcome.ts';
import { type ExampleLine, type LinePart, wordsOf } from '#words/examples/parts.ts';
import { facesIn } from '#words/table/face.ts';
import { sentence, type TablePicture } from '#words/table/picture.ts';
import type { Context } from '../../context.ts';
import { panel, stack } from '../../set/arrange.ts';
import { type Block, style, text, withIcon, wordsBlock } from '../../set/block.ts';
import { type Atom, parseRich, type Word } from '../../set/rich.ts';
import { tableDrawing } from '../../set/table-drawing.ts';
import type { Writing } from './chapter.ts';

const verdictIcons = {
  legal: 'check',
  illegal: 'cross',
  open: 'question',
  impossible: 'warning',
  unreadable: 'warning',
} as const satisfies Record<string, IconId>;

const atom = (said: string, strong = false): Atom => ({ kind: 'text', text: said, strong });

/** Whether a sign has to separate something from what follows it. */
const isParted = (part: LinePart, next: LinePart | undefined): boolean =>
  // The font has no arrow, and cards are not links, whose look would show where one ends.
  (next?.kind === 'text' && next.text === '→') || (part.kind === 'card' && next?.kind === 'card');

/** A line of the table or the move: what it is, then cards with their symbols, icons and words. */
function lineWords({ label, parts }: ExampleLine, { context }: Writing): Word[] {
  const { game, lang } = context.variant;
  const wordsOfPart = (part: LinePart): Word[] => {
    if (part.kind === 'icon') return [[{ kind: 'icon', icon: part.id }]];
    if (part.kind !== 'card') return part.text.split(' ').map((each) => [atom(each)]);
    const { name: own, icons } = facesIn(game, lang)(part.id);
    const name = part.titled ? context.t('rules:example.titled', { name: own }) : own;
    const marks = icons.map((icon): Atom => ({ kind: 'icon', icon }));
    return [
      [
        ...marks,
        ...(marks.length > 0 ? [atom('\u00a0')] : []),
        atom(name.replaceAll(' ', '\u00a0')),
      ],
    ];
  };
  const said: Word[] = [];
  const close = (sign: string): void => {
    said.push([...(said.pop() ?? []), atom(sign)]);
  };
  parts.forEach((part, at) => {
    if (part.kind === 'mark') close(part.text);
    else if (part.kind !== 'text' || part.text !== '→') said.push(...wordsOfPart(part));
    if (isParted(part, parts[at + 1])) close(',');
  });
  // Where what follows contains names with colons, bold type alone sets off the label.
  const named = parts.some((part) => part.kind === 'text' && part.text.endsWith(':'));
  return [...parseRich(named ? `**${label}**` : `**${label}:**`), ...said];
}

const judged = new WeakMap<Example, Map<Language, ExampleOutcome>>();

/** The outcome of an example, kept since every paper, ink and attempt at the layout asks for it again. */
function outcomeOf({ game, variant: { lang } }: Context, example: Example): ExampleOutcome {
  const known = judged.get(example) ?? new Map<Language, ExampleOutcome>();
  judged.set(example, known);
  const outcome = known.get(lang) ?? game.examples.workOut(example, wordsOf(lang));
  known.set(lang, outcome);
  return outcome;
}

/** A described table as a picture, where the game draws it and something of it can be seen. */
const pictureIn = (
  { paper, say, variant: { game, lang } }: Context,
  described: object,
): TablePicture | undefined =>
  paper.table?.picture(described, {
    t: say,
    // The same name as in the rules beside it: there is no room for two.
    faceOf: facesIn(game, lang),
  });

/** Of a described table, what the picture of it leaves out. */
const unseenIn = (
  { paper }: Context,
  { described }: ExampleOutcome,
  picture: TablePicture | undefined,
): Readonly<Record<string, unknown>> => ({
  ...(picture === undefined ? described : paper.table?.notDrawn(described)),
});

/** The worked example that stands for a chapter. */
export function chosenExample(chapter: RuleChapter, { context }: Writing): Example | undefined {
  const {
    facts,
    game: { id: game },
  } = context;
  const id = facts.spine.chapters.find((each) => each.id === chapter.id)?.example;
  if (id === undefined) return undefined;
  const example = examplesOf(game).find((each) => each.id === id);
  if (example === undefined)
    throw new Error(`content/${game}/clauses.yaml: there is no example "${id}"`);
  return example;
}

/** An example, judged by the engine when the book is made. */
export function exampleBlock(example: Example, writing: Writing): Block {
  const { context, body } = writing;
  const { t, say, accent, variant } = context;
  const { game, lang } = variant;
  const outcome = outcomeOf(context, example);
  const of = style(body * 0.93);
  const picture = pictureIn(context, outcome.described);
  const { asked } = outcome;
  const { board, ...unseen } = unseenIn(context, outcome, picture);
  // What is printed on the board is invented for the example and labelled so; the rest is in a player's words.
  const noted = asked === undefined ? { board, ...unseen } : { board };
  const lines = [
    ...context.game.examples.situationLines(noted, wordsOf(lang)),
    ...outcome.sheet,
    ...(asked === undefined ? outcome.move : []),
  ].map((line) => wordsBlock(lineWords(line, writing), of));
  const asking = [context.game.examples.say?.({ situation: unseen }, lang), asked]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  const { verdict } = outcome;
  const verdictWord =
    isClaim(example) && (verdict === 'legal' || verdict === 'illegal')
      ? say(`rules:example.claim-verdict.${verdict}`)
      : say(`rules:example.verdict.${verdict}`);
  const book = bookOf(game, lang);
  const sentences = [
    ...outcome.reasons.map(({ rule, text: why }) => `${why} (${clauseOf(book, rule).number})`),
    ...outcome.missing.map(({ text: fact }) => t('rules:example.missing', { fact })),
    ...outcome.effects.map(sentence),
  ];
  const answer = [`**${verdictWord}.**`, ...sentences].join(' ');
  return panel(
    stack(
      [
        text(
          // A full stop: titles have colons of their own.
          `${t('print:rulebook.example')}. ${example.title[lang]}`,
          style(body, { weight: 'bold', colour: accent }),
          { role: 'H3' },
        ),
        ...(picture === undefined ? [] : [tableDrawing(picture, of.size)]),
        ...lines,
        ...(asked === undefined ? [] : [text(asking, of)]),
        withIcon(verdictIcons[verdict], text(answer, of), of, { colour: accent }),
      ],
      body * 0.25,
    ),
    { fill: 'wash', padding: body * 0.7 },
  );
}
