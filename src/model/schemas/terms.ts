import { z } from 'zod';
import { clauseIdSchema, idSchema, inEveryLanguage } from './names.ts';

/** term id → the printed words and the clause that explains it. */
export const termsSchema = z.record(idSchema, inEveryLanguage.extend({ clause: clauseIdSchema }));
export type Terms = z.infer<typeof termsSchema>;

/** One language's glossary: term id → meaning. */
export const glossarySchema = z.record(idSchema, z.string().trim().min(1));
export type Glossary = z.infer<typeof glossarySchema>;
