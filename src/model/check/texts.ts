import { languages } from '#i18n/languages.ts';
import { placeholderPattern } from '#i18n/placeholder.ts';
import { leaves } from '#i18n/resource.ts';
import type { Finding } from '../finding.ts';
import type { ResourceFile } from '../interface-texts.ts';
import { foreignText } from './language.ts';

const long = (text: string): boolean =>
  (text.replace(placeholderPattern, '').match(/\p{L}{2,}/gu) ?? []).length >= 3;

/** Interface texts that are in another language than their file, or that nobody translated. */
export function checkTexts(files: readonly ResourceFile[], names: readonly string[]): Finding[] {
  const source = new Map(
    files
      .filter(({ language }) => language === languages[0])
      .flatMap(({ namespace, resource }) =>
        leaves(resource).map(({ path, text }) => [`${namespace}:${path}`, text] as const),
      ),
  );
  return files.flatMap(({ file, language, namespace, resource }) =>
    leaves(resource).flatMap(({ path, text }): Finding[] => {
      const foreign = foreignText(text, language, names);
      const same =
        language !== languages[0] && long(text) && source.get(`${namespace}:${path}`) === text;
      if (foreign === undefined && !same) return [];
      return [
        {
          file,
          entry: path,
          problem: foreign ?? 'the text is the same as the English one',
          hint: `write it in the language of the file (${language}); names that belong there go to src/model/check/foreign-words.ts`,
        },
      ];
    }),
  );
}
