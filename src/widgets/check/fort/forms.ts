import { choiceQuestions } from './choice-questions.ts';
import type { Forms } from './field.ts';
import { moveQuestions } from './move-questions.ts';
import { alwaysAsked, tableQuestions } from './table-questions.ts';

/** At build time: all questions of the checker, for the page to hand over. */
export const fortForms: Forms = {
  move: moveQuestions,
  choices: choiceQuestions,
  facts: tableQuestions,
  always: alwaysAsked,
};
