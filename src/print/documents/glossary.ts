import { languages } from '#i18n/languages.ts';
import { bookOf } from '#model/book.ts';
import type { GlossaryEntry } from '#model/glossary.ts';
import type { TermGroup } from '#model/schemas/terms.ts';
import { capital } from '#words/examples/parts.ts';
import type { Context } from '../context.ts';
import { style } from '../set/block.ts';
import { type Flow, inTurn, listFlow, paragraph, whole } from '../set/flow.ts';
import { heading } from '../set/heading.ts';
import { type Atom, parseRich, type Word, withNumbers } from '../set/rich.ts';
import { flowPages } from './flow-pages.ts';

/** The terms of the game in their groups, both in the order of the content. */
export function termGroupsOf({ variant }: Context): [TermGroup, GlossaryEntry[]][] {
  const { terms } = bookOf(variant.game, variant.lang);
  return [...Map.groupBy(terms.values(), ({ group }) => group)];
}

/** The printed words of the other editions, small, each in its language. */
function otherWords({ words }: GlossaryEntry, { variant }: Context): Word[] {
  const others = languages.filter((lang) => lang !== variant.lang);
  const small = (text: string, lang?: string): Atom => ({
    kind: 'text',
    text,
    strong: false,
    small: true,
    ...(lang === undefined ? {} : { lang }),
  });
  return others.flatMap((lang, at) => {
    const said = words[lang].split(' ');
    // The dot between two languages stays at the end of the line.
    const dot = at < others.length - 1 ? [small('\u00a0·')] : [];
    return said.map(
      (text, place): Word => [small(text, lang), ...(place === said.length - 1 ? dot : [])],
    );
  });
}

function entry(context: Context, term: GlossaryEntry, size: number): Flow {
  const { refs, variant, accent } = context;
  const name = parseRich(`**${capital(term.words[variant.lang])}**`);
  return inTurn([
    paragraph([...name, ...otherWords(term, context)], style(size, { colour: accent }), {
      before: size * 0.42,
      role: 'H3',
      keep: true,
    }),
    paragraph(withNumbers(parseRich(term.meaning), refs([term.clause])), style(size), {
      before: 0,
    }),
  ]);
}

const build = (context: Context, size: number): Flow =>
  inTurn(
    termGroupsOf(context).flatMap(([group, terms]) => [
      whole(
        heading(context.t(`glossary:groups.${group}`), {
          size: size * 1.25,
          colour: context.accent,
        }),
        { before: size, keep: true },
      ),
      listFlow(terms.map((term) => entry(context, term, size))),
    ]),
  );

/** Every term with its meaning, its clause, and what it is called in the other editions. */
export function glossary(context: Context): void {
  const few = bookOf(context.variant.game, context.variant.lang).terms.size < 30;
  flowPages(context, {
    title: context.t('print:docs.glossary.name'),
    columns: few ? 2 : 3,
    gutter: few ? 22 : 14,
    sizes: [14, 13, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.75, 8.5, 8.25, 8],
    pages: few ? 1 : 2,
    build: (size) => build(context, size),
  });
}
