import { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import { projectRoot, readChecked } from './files.ts';

const askWordsSchema = z.record(
  z.string().regex(/^[a-z-]+(\.[a-z0-9-]+)?$/, 'an idea is a word, or two with a dot between'),
  z.array(z.coerce.string().min(1)),
);

/** What players say beside and around the printed words: idea → words and phrases. */
export const readAskWords = (language: Language, root: string = projectRoot) =>
  readChecked(askWordsSchema, root, `content/ask/${language}.yaml`);
