import { type Language, languages } from './languages.ts';

/** A page of which there is one in each language. */
export const everyLanguage = (): { params: { lang: Language }; props: { lang: Language } }[] =>
  languages.map((lang) => ({ params: { lang }, props: { lang } }));
