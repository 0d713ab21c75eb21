/** What the worker fetches for questions that are not about a played or followed card. */
export { judge } from '#engine/fort/judging/judge.ts';
export { alternatives } from './alternatives.ts';
