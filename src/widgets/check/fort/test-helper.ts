import { askedSchema } from '../asked-schema.ts';
import { checkCodec, ofExample } from '../shared/check-codec.ts';
import { type FortCheck, kindOf } from './check.ts';

/** As the page of the checker reads questions. */
export const codec = checkCodec<FortCheck>('fort-check', askedSchema('fort'));

export const questionOf = (example: {
  readonly situation?: unknown;
  readonly move?: unknown;
}): FortCheck | undefined => ofExample(codec, example, kindOf);
