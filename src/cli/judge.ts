import { stringify } from 'yaml';
import type { Judgement } from '#engine/core/verdict.ts';
import type { Option } from '#engine/dobro/judging/answer.ts';
import { judge as judgeDobro } from '#engine/dobro/judging/judge.ts';
import { judge as judgeFort } from '#engine/fort/judging/judge.ts';
import type { Format } from '#i18n/format.ts';
import { looseTranslator } from '#i18n/index.ts';
import {
  sayDobroCard,
  sayDobroEffect,
  sayDobroMissing,
  sayDobroOption,
  sayDobroViolation,
} from '#words/dobro.ts';
import { sayEffect, sayGranted, sayMissing, sayViolation } from '#words/fort-verdict.ts';
import { fortWords } from '#words/fort-words.ts';
import {
  type Answer,
  exitCodes,
  marks,
  patient,
  type Question,
  section,
  unreadable,
  withClauses,
} from './answer.ts';
import type { ReadingProblem } from './document.ts';
import { readText, type Text } from './read.ts';
import { readDobroMove, readFortMove } from './read-move.ts';

/** A judgement in words, ready to be printed or handed over. */
interface Told {
  readonly judgement: Judgement;
  readonly violations: readonly string[];
  readonly missing: readonly string[];
  readonly effects: readonly string[];
  readonly ways: readonly string[];
  readonly granted: readonly string[];
}

type Result = { readonly told: Told } | { readonly problems: readonly ReadingProblem[] };

function tellFort(
  text: Text,
  t: Format,
  { language, strict = false }: Omit<Question, 'text'>,
): Result {
  const read = readFortMove(text);
  if (!read.ok) return { problems: read.problems };
  const words = fortWords(language, t);
  const judgement = judgeFort(read.value.situation ?? {}, read.value.move, { strict });
  const { example } = judgement;
  return {
    told: {
      judgement,
      violations: judgement.violations.map((one) => sayViolation(one, words)),
      missing: judgement.missing.map((one) => `${sayMissing(one, words)} (${one.fact})`),
      effects: judgement.effects.map((one) => sayEffect(one, words)),
      ways:
        example === undefined
          ? []
          : [stringify(example, { collectionStyle: 'flow', lineWidth: 0 }).trim()],
      granted: (judgement.granted ?? []).map((one) => `${sayGranted(one, words)} (${one.fact})`),
    },
  };
}

const sayOptions = (options: readonly Option[], t: Format): string[] =>
  options.length === 0
    ? [t('dobro-verdicts:no-options')]
    : options.map((option) => sayDobroOption(option, t));

function tellDobro(text: Text, t: Format, strict = false): Result {
  const read = readDobroMove(text);
  if (!read.ok) return { problems: read.problems };
  const judgement = judgeDobro(read.value.situation ?? {}, read.value.move, { strict });
  return {
    told: {
      judgement,
      violations: judgement.violations.map((one) => sayDobroViolation(one, t)),
      missing: judgement.missing.map((one) => `${sayDobroMissing(one, t)} (${one.fact})`),
      effects: judgement.effects.map((one) => sayDobroEffect(one, t)),
      ways: judgement.options ? sayOptions(judgement.options, t) : [],
      granted: (judgement.granted ?? []).map(
        ({ fact, value }) =>
          `${sayDobroMissing({ fact }, t)}: ${[value]
            .flat()
            .map((card) => sayDobroCard(`${card}`, t))
            .join(', ')} (${fact})`,
      ),
    },
  };
}

/** Answers a described move. */
export function answerMove({ text, linesBefore, ...how }: Question): Answer {
  const t = patient(looseTranslator(how.language));
  const read = readText(text, linesBefore);
  if (!read.ok) return unreadable('judge', read.problems, t);
  const { game } = read.value;
  const result =
    game === 'fort' ? tellFort(read.value, t, how) : tellDobro(read.value, t, how.strict);
  if ('problems' in result) return unreadable('judge', result.problems, t);
  const { judgement, violations, missing, effects, ways, granted } = result.told;
  const { verdict } = judgement;
  const withText = <Item extends object>(items: readonly Item[], texts: readonly string[]) =>
    items.map((item, at) => ({ ...item, message: texts[at] }));
  return {
    code: exitCodes[verdict],
    lines: [
      `${marks[verdict]} ${t(`verdicts:verdict.${verdict}`)}`,
      ...withClauses(violations, judgement.violations, game).map((reason) => `  • ${reason}`),
      ...section(t('verdicts:heading.missing'), [...new Set(missing)]),
      ...section(t('verdicts:heading.granted'), granted),
      ...section(t('verdicts:heading.effects'), effects),
      ...section(t(`verdicts:heading.${game === 'fort' ? 'example' : 'options'}`), ways),
      ...section(
        t('verdicts:heading.readings'),
        judgement.readings.map((rule) => `${game}/${rule}`),
      ),
    ],
    data: {
      ...judgement,
      violations: withText(judgement.violations, violations),
      missing: withText(judgement.missing, missing),
      effects: withText(judgement.effects, effects),
      granted: withText(judgement.granted ?? [], granted),
    },
  };
}
