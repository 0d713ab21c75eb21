/** What is fetched with the first question that says more than which cards are played, or is refused. */
export { judge } from '#engine/dobro/judging/judge.ts';
export { alternatives } from './alternatives.ts';
