import { testMoments } from '#testing/table-cases.ts';
import { moveSchema } from '../../format/move.ts';
import { situationSchema } from '../../format/situation.ts';
import { judge } from '../judge.ts';

testMoments({
  file: new URL('what-is-lacking.yaml', import.meta.url),
  situation: situationSchema,
  move: moveSchema,
  judge,
  besides: ({ editions = [] }) => ({ editions }),
});
