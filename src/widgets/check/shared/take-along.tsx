import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { fetched } from '#widgets/shared/fetched.tsx';
import { Icon } from '#widgets/shared/icon.tsx';
import { useText } from '#widgets/shared/text.tsx';
import { reportLink } from './report.ts';

const NotLoaded = () => <p role="status">{useText()('games:not-loaded')}</p>;
const SaidQuestion = fetched(
  async () => (await import('./said-question.tsx')).SaidQuestion,
  NotLoaded,
);
const CopyPanel = fetched(async () => (await import('./copy-panel.tsx')).CopyPanel, NotLoaded);

/** The question as a link, both as a text for a chat, and the answer as a report. */
export function TakeAlong(props: {
  link: () => string;
  /** The question as a player would put it, and the answer; undefined where that can't be had. */
  said: () => Promise<string | undefined>;
  report: () => string;
  /** The question, to be changed piece by piece. */
  sentence: ComponentProps<typeof SaidQuestion>;
  /** Where reports go, if anybody takes them. */
  address: string;
}) {
  const t = useText();
  const [open, setOpen] = useState<'sentence' | 'link' | 'text' | 'report' | null>(null);
  const [said, setSaid] = useState('');
  const toggle = (which: 'sentence' | 'link' | 'text' | 'report') =>
    setOpen(open === which ? null : which);
  const tell = async () => {
    if (open !== 'text') setSaid((await props.said().catch(() => undefined)) ?? '');
    toggle('text');
  };
  return (
    <div class="no-print">
      <div class="w-bar">
        <button
          type="button"
          aria-expanded={open === 'sentence'}
          onClick={() => toggle('sentence')}
        >
          <Icon id="question" />
          {t('check:sentence.open')}
        </button>
        <button type="button" aria-expanded={open === 'link'} onClick={() => toggle('link')}>
          <Icon id="share" />
          {t('games:share.open')}
        </button>
        <button type="button" aria-expanded={open === 'text'} onClick={() => void tell()}>
          <Icon id="copy" />
          {t('check:text.open')}
        </button>
        <button type="button" aria-expanded={open === 'report'} onClick={() => toggle('report')}>
          <Icon id="warning" />
          {t('check:report.open')}
        </button>
      </div>
      {open === 'sentence' && <SaidQuestion {...props.sentence} />}
      {open === 'link' && (
        <CopyPanel label={t('check:link.label')} text={props.link()} hint={t('check:link.hint')} />
      )}
      {open === 'text' && (
        <CopyPanel
          label={t('check:text.label')}
          text={`${said}\n${props.link()}`.trim()}
          hint={t('check:text.hint')}
        />
      )}
      {open === 'report' && (
        <CopyPanel
          label={t('check:report.label')}
          text={props.report()}
          hint={t(props.address === '' ? 'check:report.nowhere' : 'check:report.hint')}
        >
          {props.address !== '' && (
            <a class="button" href={reportLink(props.address, props.report())}>
              <Icon id="share" />
              {t('check:report.send')}
            </a>
          )}
        </CopyPanel>
      )}
    </div>
  );
}
