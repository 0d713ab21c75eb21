import type { ComponentProps } from 'preact';
import { type Surroundings, WordsProvider } from '../shared/text.tsx';
import { AnswerView } from './answer-view.tsx';

/** The answer on a page that is no island. */
export default function Answer({
  surroundings,
  ...view
}: ComponentProps<typeof AnswerView> & { surroundings: Surroundings }) {
  return (
    <WordsProvider {...surroundings}>
      <AnswerView {...view} />
    </WordsProvider>
  );
}
