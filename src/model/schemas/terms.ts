import { z } from 'zod';
import { clauseIdSchema, idSchema, inEveryLanguage } from './names.ts';

/** What terms are gathered under where they are listed; words: `glossary:groups`. */
const termGroups = [
  'people',
  'places',
  'suits',
  'actions',
  'symbols',
  'rules',
  'perks',
  'play',
  'cards',
] as const;
export type TermGroup = (typeof termGroups)[number];

/** term id → the printed words, the clause that explains it, and its group. */
export const termsSchema = z.record(
  idSchema,
  inEveryLanguage.extend({ clause: clauseIdSchema, group: z.enum(termGroups) }),
);
export type Terms = z.infer<typeof termsSchema>;

/** One language's glossary: term id → meaning. */
export const glossarySchema = z.record(idSchema, z.string().trim().min(1));
export type Glossary = z.infer<typeof glossarySchema>;
