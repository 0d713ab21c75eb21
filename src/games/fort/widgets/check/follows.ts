import { described } from '#engine/fort/judging/described-question.ts';
import { judgeBy } from '#engine/fort/judging/judge-by.ts';
import { following } from '#engine/fort/judging/moves/follow.ts';

/** What the worker fetches with the first question about following. */
export const { judge } = judgeBy({ described, following });
