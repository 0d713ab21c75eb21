import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import { typeset } from '#i18n/typography.ts';

/** Names are lower case words joined by hyphens; digits may follow a letter or be a word of their own. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is lower-case words joined by hyphens');

export const clauseIdSchema = z
  .string()
  .regex(
    /^[a-z]+(-[a-z]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/,
    'a clause id is a group, a dot and a name, such as play.full',
  );

const textSchema = z.string().trim().min(1);

/** The same text in every language. */
export const inEveryLanguage = z.strictObject({ en: textSchema, ru: textSchema, pl: textSchema });

/** Our own sentences in every language, each with the typography of its language. */
export const sentencesSchema = z.record(z.enum(languages), textSchema).transform((said) => {
  const set = { ...said };
  for (const language of languages) set[language] = typeset(said[language], language);
  return set;
});

/** A printed nickname per edition; where an edition's is not known, a translation of our own. */
export const nicknameSchema = z
  .strictObject({
    en: textSchema,
    ru: textSchema.optional(),
    pl: textSchema.optional(),
    ours: z.strictObject({ ru: textSchema.optional(), pl: textSchema.optional() }).optional(),
  })
  .superRefine((names, context) => {
    for (const language of ['ru', 'pl'] as const) {
      const printed = names[language] !== undefined;
      const ours = names.ours?.[language] !== undefined;
      if (printed === ours) {
        context.addIssue({
          code: 'custom',
          path: printed ? ['ours', language] : [language],
          message: printed
            ? 'has a printed name and one of our own: keep the printed one'
            : `has no name: add the printed one, or our own under "ours.${language}"`,
        });
      }
    }
  });
