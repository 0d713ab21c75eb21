import { useEffect, useRef, useState } from 'preact/hooks';
import { type DescribedMove, sentenceFor } from '#search/answer.ts';
import { Icon } from '#widgets/shared/icon.tsx';
import { fragmentOf, openFragment } from '#widgets/shared/link.ts';
import { useLanguage, useText } from '#widgets/shared/text.tsx';
import { useInSight } from '#widgets/shared/use-in-sight.ts';
import { QuestionSentence } from './question-sentence.tsx';
import { type AskedJudgement, reportLink, reportText } from './report.ts';
import type { Checks } from './use-check.ts';

export interface Taken<Check> {
  /** The question, which can be changed by its sentence. */
  readonly checks: Pick<Checks<Check>, 'check' | 'codec' | 'change'>;
  readonly described: DescribedMove;
  /** The verdict with its reasons and effects, in words. */
  readonly said: () => string;
  readonly answer: AskedJudgement;
  readonly version: string;
  /** Where reports go; '' where nobody takes them. */
  readonly address: string;
}

type Way = 'link' | 'text' | 'report';

/** The search page, which knows how to say a question. */
const searchPage = (): string => new URL('../../search/', location.href).href;

/** The text; for the question in words it comes after a moment, if it is available. */
function useTextOf<Check>(way: Way, taken: Taken<Check>): string | undefined {
  const language = useLanguage();
  const { described, answer, version } = taken;
  const { codec, check } = taken.checks;
  const link = location.origin + location.pathname + fragmentOf(codec, check);
  const [sentence, setSentence] = useState(way === 'text' ? undefined : '');
  const asked = JSON.stringify(described);
  useEffect(() => {
    if (way === 'text')
      sentenceFor({ page: searchPage(), described }).then(
        (own = '') => setSentence(own),
        () => setSentence(''),
      );
  }, [asked]);
  if (way === 'link') return link;
  if (way === 'report')
    return reportText({ game: described.game, answer, language, version, link });
  if (sentence === undefined) return undefined;
  return [...(sentence === '' ? [] : [sentence, taken.said()]), link].join('\n');
}

/** One is open at a time. */
const id = 'copied-text';

/** The question as a sentence to be changed, or a text to copy. */
export function TakenAlong<Check>({ way, ...taken }: Taken<Check> & { way: 'sentence' | Way }) {
  if (way !== 'sentence') return <CopyPanel {...taken} way={way} />;
  const { codec, change } = taken.checks;
  const onChange = (fragment: string) => {
    const opened = openFragment(codec, fragment);
    if (opened && 'game' in opened) change(opened.game);
  };
  return <QuestionSentence described={taken.described} page={searchPage()} onChange={onChange} />;
}

/** A text that is copied with a tap, or by hand where the browser does not allow that. */
function CopyPanel<Check>({ way, ...taken }: Taken<Check> & { way: Way }) {
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [done, setDone] = useState('');
  const text = useTextOf(way, taken);
  const panel = useInSight<HTMLDivElement>(text !== undefined);
  if (text === undefined) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(t('check:copy.done'));
    } catch {
      field.current?.select();
      setDone(t('check:copy.select'));
    }
  };
  const { address } = taken;
  const nowhere = way === 'report' && address === '';
  return (
    <div class="w-share panel" ref={panel}>
      <label for={id}>{t(`check:${way}.label`)}</label>
      <textarea
        id={id}
        ref={field}
        readOnly
        rows={4}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="w-bar">
        {way === 'report' && !nowhere && (
          <a class="button" href={reportLink(address, text)}>
            <Icon id="share" />
            {t('check:report.send')}
          </a>
        )}
        <button type="button" onClick={() => void copy()}>
          <Icon id="copy" />
          {t('check:copy.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            <Icon id="share" />
            {t('games:share.send')}
          </button>
        )}
      </div>
      <p role="status">{done}</p>
      <p class="w-hint">{t(nowhere ? 'check:report.nowhere' : `check:${way}.hint`)}</p>
    </div>
  );
}
