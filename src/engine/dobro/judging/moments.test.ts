import { testMoments } from '#testing/table-cases.ts';
import { moveSchema, situationSchema } from '../format/schema.ts';
import { judge } from './judge.ts';

testMoments({
  file: new URL('moments.yaml', import.meta.url),
  situation: situationSchema,
  move: moveSchema,
  judge,
  besides: ({ options = [], usually }) => ({
    options,
    usually: usually ? [usually.verdict ?? 'nothing', ...usually.conditions] : [],
  }),
});
