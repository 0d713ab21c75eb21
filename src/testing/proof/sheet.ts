import type { Box } from '#engine/fort/notation/tree.ts';
import { sayBox, sayBoxOfFollower } from '#games/fort/words/box.ts';
import { personWord } from '#games/fort/words/values.ts';
import { fortWords } from '#games/fort/words/words.ts';
import { cardBoxes } from '#generated/fort.ts';
import { ui } from '#generated/ui.ts';
import { looseTranslator } from '#i18n/index.ts';
import { games, type Language } from '#i18n/languages.ts';
import type { Values } from '#i18n/placeholder.ts';
import { withCapital } from '#words/reasons.ts';
import { asAlternatives } from './alternatives.ts';
import { fitting } from './fitting.ts';
import { realValues } from './real-values.ts';
import { personsIn, type Sayable, sampleValues, sayables } from './sample-values.ts';
import { understood } from './understood.ts';

/** Numbers that take every form of a plural in some language. */
const counts = [1, 2, 5, 21];

/** The parts of the sheet, beginning with what players read first; the rest comes last. */
const parts: readonly (readonly [string, readonly string[]])[] = [
  ['Verdicts', ['verdicts', 'dobro-verdicts', 'score-lines']],
  ['Cards', ['card-pages', 'decoder', 'icons']],
  ['Checker and score', ['check', 'live', 'score', 'games', 'ask', 'table']],
  [
    'Pages',
    `site entrance learn turn set-up practice questions rules glossary search offline about coverage
    data`.split(/\s+/),
  ],
  ['Paper', ['print']],
];
const late = `verdicts rival-effects rival-violations dobro-verdicts format format-fort format-dobro
  reference terminal search`.split(/\s+/);
/** What few people ever see. */
const rare =
  /^(?:rival-|dobro-verdicts:rival|verdicts:(?:unreadable|kind)|format|reference|terminal|search:(?:synonyms|sought))/;
/** Texts that are shown in whole sentences elsewhere, or are not sentences at all. */
const elsewhere = /^(?:say|say-fort|say-dobro|cards|follower)$/;

/** Texts that begin a sentence, whatever their first word is. */
const isWhole = /^(?:verdicts|dobro-verdicts):(?:rival-)?(?:violation|variant|effect)\.|^rival-/;

/** A reason about a rival that no worked example leads to has the same values as the one about the asker. */
const twinsOf = (key: string): string[] => {
  const [namespace, name] = key.split(':');
  if (namespace === 'rival-violations')
    return [key, `verdicts:violation.${name}`, `verdicts:variant.${name}`];
  if (namespace === 'rival-effects') return [key, `verdicts:effect.${name}`];
  return [key];
};

/** Every form of one text in one line. */
function lineOf(sayable: Sayable, real: ReadonlyMap<string, Values>, language: Language): string {
  const t = looseTranslator(language);
  const { key, asked } = sayable;
  const sample = (count: number, at: number) => sampleValues(sayable, { count, at, language });
  const heard = twinsOf(key)
    .map((twin) => real.get(twin))
    .find((values) => values !== undefined);
  const [, ann = ''] = personsIn(language);
  const rival = personWord(ann, fortWords(language));
  const plain = { ...sample(2, 0), ...fitting(key, language) };
  const base = heard ? { ...plain, ...heard, mover: rival } : plain;
  const whole = /^rival-effects/.test(key) ? { ...base, player: rival } : base;
  const numbers = asked.filter(
    ({ name, as }) => as === 'number' && typeof whole[name] === 'number',
  );
  const agreeing = asked.filter(({ formats }) =>
    formats.some((one) => /^(?:agree|does)$/.test(one)),
  );
  const isPlural = asked.some(({ name }) => name === 'count') || numbers.length > 0;
  const variants: Values[] = [
    whole,
    ...(isPlural ? counts : []).map((count) => ({
      ...whole,
      ...Object.fromEntries(numbers.map(({ name }) => [name, count])),
      count,
    })),
    ...(agreeing.length > 0 && language !== 'en' ? [1, 2, 3] : []).map((at) => ({
      ...whole,
      ...Object.fromEntries(agreeing.map(({ name }) => [name, sample(2, at)[name] ?? ''])),
    })),
  ];
  const said = variants.map((values) => t(key, values));
  return asAlternatives(isWhole.test(key) ? said.map(withCapital) : said);
}

const isSentence = (text: string): boolean => /[.!?…:]["”»]?$/.test(text) || text.length > 40;

/** Sentences with the keys of their texts, and labels in a row. */
function section(title: string, lines: readonly (readonly [string, string])[]): string[] {
  const labels = lines.filter(([text]) => !isSentence(text)).map(([text]) => text);
  const sentences = lines.filter(([text]) => isSentence(text));
  return [
    '',
    `### ${title}`,
    '',
    ...sentences.map(([text, key]) => `- ${text}  \`${key}\``),
    ...(labels.length > 0 ? [`- ${labels.join(' · ')}`] : []),
  ];
}

/** What the boxes of all cards do, each once, for the player of the card and for a follower. */
function boxes(language: Language): string[] {
  const t = looseTranslator(language);
  const printed = Object.values(cardBoxes);
  const said = (read: readonly (Box | null)[], say: typeof sayBox) =>
    new Set(read.flatMap((box) => (box ? [`- ${say(box, t)}`] : [])));
  return [
    '',
    '## What the cards do',
    '',
    ...said(
      printed.flatMap((card) => [card.public, card.private]),
      sayBox,
    ),
    '',
    ...said(
      printed.map((card) => card.public),
      sayBoxOfFollower,
    ),
  ];
}

/** One page to read: each sentence once, beginning with what players see first; file format and search at the end. */
export async function proofSheet(language: Language): Promise<string> {
  const real = realValues(language);
  const known = new Set<string>();
  const namespaces = Object.keys(ui[language]);
  const textsOf = (wanted: readonly string[], isRare = false): string[] => {
    const groups = new Map<string, [string, string][]>();
    for (const sayable of sayables(wanted)) {
      const { key } = sayable;
      if (rare.test(key) !== isRare) continue;
      const text = lineOf(sayable, real, language);
      if (known.has(text)) continue;
      known.add(text);
      const path = key.split(/[.:]/);
      const group = path.length > 2 ? path.slice(0, 2).join(' ') : (path[0] ?? '');
      const own = groups.get(group) ?? [];
      groups.set(group, own);
      own.push([text, path.slice(path.length > 2 ? 2 : 1).join('.')]);
    }
    return [...groups].flatMap(([title, lines]) => section(title, lines));
  };
  const said = await Promise.all(games.map((game) => understood(game, language)));
  const first = parts.flatMap(([title, wanted]) => ['', `## ${title}`, ...textsOf(wanted)]);
  const named = parts.flatMap(([, wanted]) => wanted);
  const rest = namespaces.filter((name) => !named.includes(name) && !elsewhere.test(name));
  return `${[
    `# Proof sheet: ${language}`,
    '',
    'Forms of one text stand in square brackets; what is behind a sentence is the key of its text.',
    '',
    '## What was understood',
    ...said.flatMap(({ sentences }) => ['', ...sentences.map((sentence) => `- ${sentence}`)]),
    ...boxes(language),
    ...first,
    '',
    '## All the rest',
    ...textsOf(rest),
    '',
    '## Rarely seen: a rival’s moves, odd questions, the file format, the terminal, words to search by',
    ...said.flatMap(({ invented }) => ['', ...invented.map((sentence) => `- ${sentence}`)]),
    ...textsOf(late, true),
  ].join('\n')}\n`;
}
