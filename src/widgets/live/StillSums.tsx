import type { ComponentProps } from 'preact';
import { type Surroundings, WordsProvider } from '../shared/text.tsx';
import { Sums } from './sums.tsx';

/** A count on a page that is no island. */
export default function StillSums({
  surroundings,
  ...sums
}: ComponentProps<typeof Sums> & { surroundings: Surroundings }) {
  return (
    <WordsProvider {...surroundings}>
      <Sums {...sums} />
    </WordsProvider>
  );
}
