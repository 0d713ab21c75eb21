/** What the worker fetches with the first question that is about neither a played nor a followed card. */
export { judge } from '#engine/fort/judging/judge.ts';
export { alternatives } from './alternatives.ts';
