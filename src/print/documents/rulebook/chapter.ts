import type { Example } from '#model/examples.ts';
import type { Block as RuleBlock, RuleChapter, RuleClause } from '#model/rules/index.ts';
import type { Context } from '../../context.ts';
import { type Style, style } from '../../set/block.ts';
import {
  barred,
  type Flow,
  floating,
  inTurn,
  leading,
  listFlow,
  paragraph,
  whole,
} from '../../set/flow.ts';
import { wrappedHeading } from '../../set/heading.ts';
import { type Atom, parseRich, type Word } from '../../set/rich.ts';
import { chosenExample, exampleBlock } from './example.ts';
import { type ReferenceWords, ruleWords } from './rule-words.ts';

/** What is needed to set the texts of a rulebook. */
export interface Writing {
  readonly context: Context;
  readonly body: number;
  readonly references: ReferenceWords;
}

const bullet = '•';

/** Paragraphs and lists of a rule text. */
function blocksFlow(blocks: readonly RuleBlock[], of: Style, writing: Writing, indent = 0): Flow[] {
  const { references, body } = writing;
  return blocks.flatMap((block, at): Flow[] => {
    const before = at === 0 && indent === 0 ? 0 : body * 0.35;
    if (block.type === 'paragraph')
      return [
        paragraph(ruleWords(block.children, references), of, {
          before,
          indent,
          // The introduction of a list is kept with it.
          keep: blocks[at + 1]?.type === 'list',
        }),
      ];
    const step = indent + body * 1.3;
    const items = block.items.map((item, place): Flow => {
      const mark = block.ordered ? `${place + 1}.` : bullet;
      const [first, ...rest] = item;
      if (first?.type !== 'paragraph') return inTurn(blocksFlow(item, of, writing, step));
      // The bullet is read aloud with its line: without it the items would run together.
      const marked = paragraph(ruleWords(first.children, references), of, {
        before: body * 0.3,
        indent: step,
        mark: (sheet, x, y) =>
          sheet.tag('P', [
            {
              draw: () =>
                sheet.text(mark, x + indent + body * 0.2, y + of.leading * 0.8, {
                  weight: 'bold',
                  size: of.size,
                  colour: of.colour,
                }),
            },
          ]),
      });
      return inTurn([marked, ...blocksFlow(rest, of, writing, step)]);
    });
    return [listFlow(items)];
  });
}

/** A note under a clause, with a bar beside it: where editions differ, or what our reading is. */
function aside(
  title: string,
  blocks: readonly RuleBlock[] | undefined,
  colour: 'wood' | 'line',
  writing: Writing,
): Flow[] {
  if (blocks === undefined) return [];
  const { body } = writing;
  const of = style(body * 0.93);
  const inside = inTurn([
    paragraph(parseRich(`**${title}**`), style(body * 0.93, { colour: 'soft' }), {
      before: body * 0.45,
      keep: true,
    }),
    ...blocksFlow(blocks, of, writing),
  ]);
  return [barred(inside, { colour, indent: body })];
}

/** Number and title; the number leads to the rule on the screen, where there is one. */
function titleWords({ id, number, title }: RuleClause, { refs }: Context): Word[] {
  const [to] = refs([id]).map((reference) => reference.to);
  const [first = [], ...rest] = parseRich(`**${title}**`);
  const numbered: Atom = { kind: 'text', text: number, strong: true, ...(to && { to }) };
  return [[numbered, { kind: 'text', text: '\u00a0', strong: true }, ...first], ...rest];
}

export function clauseFlow(clause: RuleClause, writing: Writing): Flow[] {
  const { context, body } = writing;
  const { t, accent } = context;
  return [
    paragraph(titleWords(clause, context), style(body * 1.05, { colour: accent }), {
      before: body * 0.95,
      role: 'H3',
      keep: true,
      anchor: clause.id,
    }),
    ...blocksFlow(clause.blocks, style(body), writing),
    ...aside(t('rules:clause.editions'), clause.editions, 'wood', writing),
    ...aside(t('rules:clause.reading'), clause.reading, 'line', writing),
  ];
}

/** The beginning of a chapter: a new section of the document, a bookmark, and the title. */
function opening(chapter: RuleChapter, { context, body }: Writing): Flow {
  const title = `${chapter.number} ${chapter.title}`;
  const block = wrappedHeading(title, { size: body * 1.55, colour: context.accent });
  return (width, sheet) => {
    const [slice] = whole(block, { before: body * 2.2, keep: true })(width, sheet);
    if (slice === undefined) return [];
    return [
      {
        ...slice,
        anchor: `chapter-${chapter.id}`,
        draw: (on, x, y) => {
          on.section(title);
          on.bookmark(title);
          on.namePlace(`chapter-${chapter.id}`, x, y - body);
          slice.draw(on, x, y);
        },
      },
    ];
  };
}

/** A chapter: title, introduction and clauses, with its example after the clauses that it is about. */
export function chapterFlow(chapter: RuleChapter, writing: Writing): Flow {
  const example = chosenExample(chapter, writing);
  const { clauses } = chapter;
  const explained = clauses.findLastIndex(({ id }) => example?.clauses.includes(id)) + 1;
  const flowOf = (own: readonly RuleClause[]): Flow =>
    inTurn(own.flatMap((clause) => clauseFlow(clause, writing)));
  const behind = flowOf(clauses.slice(explained));
  const picture = (of: Example): Flow =>
    whole(exampleBlock(of, writing), { before: writing.body * 1.2 });
  return inTurn([
    opening(chapter, writing),
    leading(inTurn(blocksFlow(chapter.intro, style(writing.body), writing))),
    flowOf(clauses.slice(0, explained)),
    example === undefined ? behind : floating(picture(example), behind),
  ]);
}
