import { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import { cases, genders, type Noun, placePhrases } from '#i18n/nouns.ts';
import { idSchema } from './names.ts';

const textSchema = z.string().trim().min(1);
const phrases = Object.fromEntries(placePhrases.map((name) => [name, textSchema.optional()]));

const spelled = z.record(z.string().regex(/^\d+$/), textSchema).optional();

const english = z
  .strictObject({
    one: textSchema.optional(),
    many: textSchema,
    of: textSchema.optional(),
    article: z.enum(['a', 'an', 'the']).optional(),
    spelled,
    own: z.literal(true).optional(),
    ...phrases,
  })
  .transform(
    ({ one, many, ...rest }): Noun => ({
      ...(one === undefined ? {} : { one: [one] }),
      many: [many],
      ...rest,
    }),
  );

const inflected = (language: Language) => {
  const names = cases[language];
  const forms = z
    .array(textSchema)
    .length(names.length, `give all ${names.length} cases: ${names.join(', ')}`);
  return z
    .strictObject({
      gender: z.enum(genders),
      one: forms.optional(),
      many: forms,
      few: textSchema.optional(),
      kind: forms.optional(),
      spelled,
      ...phrases,
    })
    .transform((noun): Noun => noun);
};

/** One language's forms: id of a term, a card or a common word → its forms. */
export const wordFormsSchema = (language: Language): z.ZodType<Record<string, Noun>> =>
  z.record(idSchema, language === 'en' ? english : inflected(language));
