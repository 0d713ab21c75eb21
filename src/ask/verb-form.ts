import type { Language } from '#i18n/languages.ts';

type Form = { isPast?: true; isFirst?: true; isThird?: true; isPassive?: true };

const irregular =
  /^(?:led|took|taken|got|put|held|was|were|had|gave|went|ran|threw|thrown|forgot|kept|drew|drawn|laid|sat|has|does|is|goes)$/;
const past =
  /^(?:led|took|taken|was|were|had|gave|went|ran|threw|thrown|forgot|kept|drew|drawn|laid|sat)$/;

function english(word: string): Form {
  if (past.test(word) || (word.endsWith('ed') && !/(?:need|speed)$/.test(word)))
    return { isPast: true };
  if (!irregular.test(word) && /[^su]s$/.test(word)) return { isThird: true };
  return {};
}

function russian(word: string): Form {
  const plain = word.replace(/с[яь]$/, '');
  if (/(?:ть|ти|чь)$/.test(plain)) return {};
  if (/(?:[аеёиоуыя]л[аои]?|шёл|шел|шл[аио])$/.test(plain)) return { isPast: true };
  if (/(?:ан|ана|ано|аны|ен|ена|ено|ены)$/.test(plain)) return { isPast: true, isPassive: true };
  if (/(?:ет|ёт|ит|ут|ют|ат|ят)$/.test(plain)) return { isThird: true };
  if (/(?:[уюм])$/.test(plain)) return { isFirst: true };
  return {};
}

function polish(word: string): Form {
  if (/(?:ć|ac|ec|ic|yc|ąć|ąc|źć|ść|nac|jac|zyc|ozyc)$/.test(word)) return {};
  if (/(?:łem|łam|lem|lam|liśmy|łyśmy|lismy)$/.test(word)) return { isPast: true, isFirst: true };
  if (/(?:[aeiouyąęó](?:ł|l)[aoiy]?|szło|szła|szedł|szlo|szla)$/.test(word))
    return { isPast: true };
  // „zagrano”, „położono”
  if (/(?:an|on|t)[oaey]$/.test(word)) return { isPast: true, isPassive: true };
  if (/(?:[ęm]|uje|uję|ore|cze|ze)$/.test(word)) return { isFirst: true };
  if (/(?:a|i|y)$/.test(word)) return { isThird: true };
  return {};
}

const forms = { en: english, ru: russian, pl: polish } satisfies Record<
  Language,
  (word: string) => Form
>;

/** What the form of a verb says about when, and who does it. */
export const verbForm = (text: string, language: Language): Form =>
  forms[language](text.toLowerCase());
