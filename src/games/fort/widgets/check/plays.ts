import { described } from '#engine/fort/judging/described-question.ts';
import { judgeBy } from '#engine/fort/judging/judge-by.ts';

/** What the worker fetches as soon as more is described than a card to play. */
export const { judge } = judgeBy({ described });
