import { type GameId, languages } from '#i18n/languages.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Finding } from '../finding.ts';
import type { Known } from '../known.ts';
import { learnFile, learnTexts, type WrittenSection } from '../learn.ts';
import { parseText } from '../rules/parse-text.ts';
import { plainText, referencesIn } from '../rules/text.ts';
import { foreignText } from './language.ts';

interface Surroundings {
  readonly known: Known;
  /** Names that a text of any language may contain, such as nicknames. */
  readonly names: readonly string[];
}

/** The learning page of a game: sound references, and every text in its own language. */
export function checkLearn(
  game: GameId,
  sections: readonly WrittenSection[],
  { known, names }: Surroundings,
): Finding[] {
  const file = learnFile(game);
  const findings: Finding[] = [];
  const unknown = (entry: string, kind: 'card' | 'clause', id: string): void => {
    if (known.ids(game, kind).has(id)) return;
    const hint = didYouMean(id, known.ids(game, kind), known.listedIn(kind, game));
    findings.push({ file, entry, problem: `there is no ${kind} "${id}"`, hint });
  };
  for (const { id, card, points = [] } of sections) {
    if (card !== undefined) unknown(id, 'card', card);
    for (const { clause } of points) if (clause !== undefined) unknown(id, 'clause', clause);
  }
  for (const { entry, text } of learnTexts(sections))
    for (const language of languages) {
      const where = { file, entry: `${entry}, ${language}` };
      const blocks = parseText(text[language], { ...where, game, findings });
      for (const { kind, game: of, id } of referencesIn(blocks, game))
        if (!known.ids(of, kind).has(id))
          findings.push({
            ...where,
            problem: `there is no ${kind} "${id}"`,
            hint: didYouMean(id, known.ids(of, kind), known.listedIn(kind, of)),
          });
      const foreign = foreignText(
        plainText(blocks, () => ''),
        language,
        names,
      );
      if (foreign !== undefined)
        findings.push({ ...where, problem: foreign, hint: `write it in ${language}` });
    }
  return findings;
}
