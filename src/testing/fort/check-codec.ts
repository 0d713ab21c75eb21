import { askedSchema } from '#engine/core/format/asked-schema.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { fortQuestionUpgrade } from '#engine/fort/format/version-1.ts';
import { type FortCheck, kindOf } from '#games/fort/widgets/check/check.ts';
import { checkCodec } from '#widgets/check/shared/check-codec.ts';
import { ofExample } from '#widgets/check/shared/from-address.ts';

/** As the page of the checker reads questions. */
export const codec = checkCodec<FortCheck>(
  'fort-check',
  askedSchema(fortFormat),
  fortQuestionUpgrade,
);

export const questionOf = (example: {
  readonly moves?: unknown;
  readonly situation?: unknown;
  readonly move?: unknown;
}): FortCheck | undefined => ofExample(codec, example, kindOf);
