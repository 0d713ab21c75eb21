import type { ContentText } from '../all-texts.ts';
import type { Finding } from '../finding.ts';
import type { StandIns } from '../stand-ins.ts';

/** Words to be avoided in all texts (content/STYLE.md); each game has further ones of its own. */
const everywhere: StandIns = {
  en: [
    { not: 'cards? (?:that )?(?:lies?|stands?)(?!\\p{L})', say: 'is, are, waits' },
    { not: 'outside the brackets', say: 'after the parentheses' },
  ],
  ru: [
    { not: 'жетон', say: 'фишка' },
    { not: 'лиц(?:ом|евой) (?:вверх|вниз)', say: 'лицевой стороной вверх' },
    { not: 'рубашк\\p{L}+ (?:вверх|вниз)', say: 'лицевой стороной вверх' },
    { not: 'наш\\p{L}* прочтени', say: 'толкование' },
  ],
  pl: [{ not: 'uży\\p{L}+ (?:\\p{L}+ )?akcj', say: 'wykonać akcję' }],
};

/** What people type into the search may be any word. */
const typed = /^(?:sought|synonyms)\./;

/** Texts with words that the edition of their language does not use. */
export const checkStandIns = (
  texts: readonly ContentText[],
  standIns: StandIns = everywhere,
): Finding[] =>
  texts
    .filter(({ entry = '' }) => !typed.test(entry))
    .flatMap(({ file, entry, language, text }) => {
      const plain = text.replaceAll('\u00a0', ' ');
      return (standIns[language] ?? []).flatMap(({ not, say }): Finding[] => {
        const [word] = new RegExp(`(?<!\\p{L})(?:${not})`, 'iu').exec(plain) ?? [];
        if (word === undefined) return [];
        const problem = `“${word}” stands in for a printed word`;
        return [{ file, entry: entry ?? plain, problem, hint: `write “${say}”` }];
      });
    });
