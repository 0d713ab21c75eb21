import { testMoments } from '#testing/table-cases.ts';
import { moveSchema } from '../../format/move.ts';
import { situationSchema } from '../../format/situation.ts';
import { judge } from '../judge.ts';

for (const name of ['cards-moved', 'ends'])
  testMoments({
    file: new URL(`${name}.yaml`, import.meta.url),
    situation: situationSchema,
    move: moveSchema,
    judge,
    besides: ({ editions = [], rules = [], granted = [], usually }) => ({
      editions,
      by: rules,
      granted: granted.map(({ fact, value }) => ({ [fact]: value })),
      usually: usually
        ? [
            usually.verdict ?? 'nothing',
            ...usually.conditions,
            ...(usually.together ?? []).map((one) => ({ together: one })),
          ]
        : [],
    }),
  });
