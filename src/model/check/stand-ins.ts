import type { Language } from '#i18n/languages.ts';
import { leaves } from '#i18n/resource.ts';
import type { Finding } from '../finding.ts';
import type { ResourceFile } from '../interface-texts.ts';

interface StandIn {
  readonly found: RegExp;
  /** The printed word, or the plain one. */
  readonly say: string;
}

const standIn = (pattern: string, say: string): StandIn => ({
  found: new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu'),
  say,
});

/** Words that must not stand in for those of the editions (content/STYLE.md). */
const standIns: Readonly<Record<Language, readonly StandIn[]>> = {
  en: [
    standIn('cards? (?:that )?(?:lies?|stands?)(?!\\p{L})', 'is, are, waits'),
    standIn('outside the brackets', 'after the parentheses'),
  ],
  ru: [
    standIn('жетон', 'фишка'),
    standIn('выполн\\p{L}+ полностью|полностью выполн', 'целиком'),
    standIn('использ\\p{L}+ (?:\\p{L}+ )?действи', 'выполнить действие'),
    standIn('лицом вверх', 'лицевой стороной вверх'),
  ],
  pl: [standIn('uży\\p{L}+ (?:\\p{L}+ )?akcj', 'wykonać akcję')],
};

/** Texts that say something in words that the edition of their language does not use. */
export const checkStandIns = (files: readonly ResourceFile[]): Finding[] =>
  files.flatMap(({ file, language, resource }) =>
    leaves(resource).flatMap(({ path, text }) =>
      // What people type into the search is theirs.
      (/^(?:sought|synonyms)\./.test(path) ? [] : standIns[language]).flatMap(
        ({ found, say }): Finding[] => {
          const [word] = found.exec(text.replaceAll('\u00a0', ' ')) ?? [];
          if (word === undefined) return [];
          const problem = `“${word}” stands in for a printed word`;
          return [{ file, entry: path, problem, hint: `write “${say}”` }];
        },
      ),
    ),
  );
