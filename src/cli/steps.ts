import type { JudgedMove, JudgedMoves } from '#engine/core/judge-in-order.ts';
import type { Effect, Judgement, Missing } from '#engine/core/verdict.ts';
import type { ExampleLine, ExampleWords, LinePart } from '#words/examples/parts.ts';
import { moverNamedBefore } from '#words/mover.ts';
import type { MoveSentences } from '#words/reasons.ts';
import type { InWords } from './game.ts';
import { marks } from './reply.ts';

/** How a game puts the parts of an answer into words. */
interface Sayings extends MoveSentences {
  readonly missing: (missing: Missing, all: readonly Missing[]) => string;
  /** One thing that happens, for machines. */
  readonly effect: (effect: Effect, rival?: string) => string;
  readonly card: (id: string) => string;
  /** An amount of what an icon stands for; undefined: they are named one by one. */
  readonly amount?: (icon: string, count: number) => string | undefined;
  /** What is on the table, line by line. */
  readonly table: (situation: object, words: ExampleWords) => readonly ExampleLine[];
}

/** One line of a table in words: things of one kind are parted by commas, cards that nobody knows are counted. */
function sayParts(
  parts: readonly LinePart[],
  { card, amount }: Sayings,
  { t }: ExampleWords,
): string {
  const said: { readonly text: string; readonly kind: string }[] = [];
  const unknown = t('rules:example.some-card');
  const isUnknown = (part: LinePart) => part.kind === 'text' && part.text === unknown;
  const hidden = parts.filter(isUnknown).length;
  for (const part of parts.filter((one) => !isUnknown(one))) {
    const before = said.at(-1);
    const number =
      before?.kind === 'text' && /^\d+$/.test(before.text) ? Number(before.text) : null;
    const together = part.kind === 'icon' && number !== null && amount?.(part.id, number);
    if (together) said.splice(-1, 1, { text: together, kind: 'amount' });
    else if (part.kind === 'card') said.push({ text: card(part.id), kind: 'card' });
    else if (part.kind === 'text' && part.text === t('rules:example.more-cards'))
      said.push({ text: part.text, kind: 'card' });
    else said.push({ text: part.kind === 'icon' ? part.label : part.text, kind: part.kind });
  }
  if (hidden > 0)
    said.push({
      text: hidden === 1 ? unknown : t('rules:example.cards', { count: hidden }),
      kind: 'card',
    });
  return said
    .map(({ text, kind }, at) => {
      const next = said[at + 1];
      return kind !== 'text' && next?.kind === kind ? `${text},` : text;
    })
    .join(' ');
}

/**
 * Several moves in words: what each does and what it changes on the table, then the whole table
 * after the last that is legal. For machines the same sentences stand beside what they are about.
 */
export function sayMoves<Found extends Judgement, Table extends object>(
  { steps, ...judgement }: JudgedMoves<Found, Table>,
  before: object,
  say: Sayings,
  words: ExampleWords,
): Pick<InWords, 'judgement'> & {
  readonly steps: NonNullable<InWords['steps']>;
  /** The player who made the move that fails, if not the asker. */
  readonly rival?: string;
} {
  const { t } = words;
  const linesOf = (situation: object): string[] =>
    say
      .table(situation, words)
      .map(({ label, parts }) => `${label}: ${sayParts(parts, say, words)}`);
  let known = linesOf(before);
  // The asker is addressed: “You gain 1 pizza.”
  const rivalOf = ({ by }: JudgedMove<Found, Table>) => (by === 'me' ? undefined : by);
  const each = steps.map((step, at) => {
    const { verdict, effects, violations, missing, situation, oneWay } = step;
    const rival = rivalOf(step);
    const said = [
      ...say.effects(effects, rival),
      ...(oneWay && effects.length > 0 ? [t('verdicts:one-way')] : []),
      ...new Set(violations.map((one) => say.violation(one, rival))),
      ...(missing.length > 0
        ? [
            t('verdicts:depends', {
              facts: [...new Set(missing.map((one) => say.missing(one, missing)))],
            }),
          ]
        : []),
    ];
    const text = said.length > 0 ? said.join(' ') : t(`verdicts:verdict.${verdict}`);
    const who = moverNamedBefore(step, rival, say, t);
    const lines = situation ? linesOf(situation) : known;
    const changed = lines.filter((line) => !known.includes(line));
    known = lines;
    const heading = `${at + 1} ${marks[verdict]} ${[...who, text].join(' ')}`;
    return { heading, points: changed };
  });
  // Reasons are about the player who made the move that fails.
  const end = steps.at(-1);
  const rival = end && end.verdict !== 'legal' ? rivalOf(end) : undefined;
  const last = steps.findLastIndex((step) => step.situation !== undefined);
  const withWords = (step: JudgedMove<Found, Table>) => ({
    ...step,
    violations: step.violations.map((one) => ({
      ...one,
      message: say.violation(one, rivalOf(step)),
    })),
    missing: step.missing.map((one) => ({ ...one, message: say.missing(one, step.missing) })),
    effects: step.effects.map((one) => ({ ...one, message: say.effect(one, rivalOf(step)) })),
  });
  const whole = { ...judgement, steps: steps.map(withWords) };
  return {
    judgement: whole,
    ...(rival !== undefined && { rival }),
    steps: [
      { heading: t('verdicts:heading.steps'), points: [] },
      ...each,
      ...(last < 0
        ? []
        : [{ heading: t('verdicts:heading.after-step', { step: last + 1 }), points: known }]),
    ],
  };
}
