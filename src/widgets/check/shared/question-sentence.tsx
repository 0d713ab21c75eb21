import { useEffect, useRef } from 'preact/hooks';
import '#search/pieces.css';
import { type Answer, answerAfter, type DescribedMove } from '#search/answer.ts';
import { saidPieces } from '#search/pieces.ts';
import { useText } from '#widgets/shared/text.tsx';

interface Props {
  readonly described: DescribedMove;
  /** Address of the search page of this language. */
  readonly page: string;
  /** Gets the changed question, as a fragment of the checker's address. */
  readonly onChange: (fragment: string) => void;
}

type SentenceProps = Parameters<typeof saidPieces>;

/** The question as a sentence whose pieces are changed by a tap, as in the answer to a typed one. */
export function QuestionSentence({ described, page, onChange }: Props) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  /** It was changed here: the sentence is up to date, with its piece still open. */
  const isOwn = useRef(false);
  const { game, situation, move, moves } = described;
  const asked = JSON.stringify([situation, move, moves]);
  useEffect(() => {
    if (isOwn.current) {
      isOwn.current = false;
      return;
    }
    const put = (answer: Answer | undefined, open?: SentenceProps[2]) => {
      if (answer?.about !== 'move' || !answer.said) {
        place.current?.replaceChildren(t('check:sentence.none'));
        return;
      }
      const show: SentenceProps[1]['show'] = (next, path) => {
        if (next.about !== 'move') return;
        isOwn.current = true;
        const pressed = document.activeElement;
        const step = pressed instanceof HTMLElement ? pressed.dataset.step : undefined;
        put(next, { path, step });
        onChange(next.checker.replace(/^[^#]*/, ''));
      };
      place.current?.replaceChildren(saidPieces(answer, { page, show }, open));
    };
    // Nothing has been changed yet: the same description, as a sentence.
    const same = { page, described: { game }, path: [], value: { situation, move, moves } };
    void answerAfter(same).then(
      (answer) => put(answer),
      () => put(undefined),
    );
  }, [asked]);
  return <div ref={place} class="w-said" aria-live="polite" />;
}
