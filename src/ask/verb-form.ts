import type { Language } from '#i18n/languages.ts';

type Form = {
  isPast?: true;
  isFirst?: true;
  isThird?: true;
  isPassive?: true;
  isGerund?: true;
};

const past =
  /^(?:led|took|taken|was|were|had|gave|went|ran|threw|thrown|forgot|kept|drew|drawn|laid|sat)$/;

function english(word: string): Form {
  if (/.ing$/.test(word)) return { isGerund: true };
  if (past.test(word) || (word.endsWith('ed') && !/(?:need|speed)$/.test(word)))
    return { isPast: true };
  if (/[^su]s$/.test(word) && !/^(?:has|does|is|goes)$/.test(word)) return { isThird: true };
  return {};
}

function russian(word: string): Form {
  const plain = word.replace(/с[яь]$/, '');
  if (/(?:ть|ти|чь)$/.test(plain)) return {};
  if (/(?:[аеиоуыя]в|вши|[^ни]я)$/.test(plain)) return { isGerund: true };
  if (/(?:[аеёиоуыя]л[аои]?|шёл|шел|шл[аио])$/.test(plain)) return { isPast: true };
  if (/[ае]н[аоы]?$/.test(plain)) return { isPast: true, isPassive: true };
  if (/[аеёиуюя]т$/.test(plain)) return { isThird: true };
  if (/[уюм]$/.test(plain)) return { isFirst: true };
  return {};
}

function polish(word: string): Form {
  if (/(?:ąc|wszy|łszy)$/.test(word)) return { isGerund: true };
  if (/(?:ć|[aeiy]c)$/.test(word)) return {};
  if (/(?:łem|łam|lem|lam|liśmy|łyśmy|lismy)$/.test(word)) return { isPast: true, isFirst: true };
  if (/(?:[aeiouyąęó](?:ł|l)[aoiy]?|szło|szła|szedł|szlo|szla)$/.test(word))
    return { isPast: true, isThird: true };
  // „zagrano”, „położono”
  if (/(?:an|on|t)[oaey]$/.test(word)) return { isPast: true, isPassive: true };
  if (/(?:[ęm]|uje|ore|ze)$/.test(word)) return { isFirst: true };
  if (/[aiy]$/.test(word)) return { isThird: true };
  return {};
}

const forms = { en: english, ru: russian, pl: polish } satisfies Record<
  Language,
  (word: string) => Form
>;

/** What the form of a verb says about when, and who does it. */
export const verbForm = (text: string, language: Language): Form =>
  forms[language](text.toLowerCase());
