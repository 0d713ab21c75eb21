import type { Verdict } from '#engine/core/verdict.ts';
import { Icon } from '#widgets/shared/icon.tsx';
import { useText } from '#widgets/shared/text.tsx';
import type { Checks } from './use-check.ts';

/** The verdict in a word, and undo within reach of the thumb, wherever the page is scrolled to. */
export function CheckBar<Check>(props: {
  checks: Checks<Check>;
  verdict: Verdict | null;
  /** The reason, or the usual answer, in a line or two. */
  why: string;
  waiting: boolean;
  empty: boolean;
}) {
  const t = useText();
  const { verdict, waiting, checks } = props;
  return (
    <div class="w-sticky" data-verdict={verdict ?? 'none'}>
      <p>
        <a class="w-answer" href="#verdict">
          <span>
            {waiting
              ? t('check:verdict.waiting')
              : verdict === null
                ? t('check:verdict.none')
                : t(`rules:example.verdict.${verdict}`)}
          </span>
          {!waiting && props.why !== '' && <small>{props.why}</small>}
        </a>
      </p>
      <button type="button" disabled={props.empty} onClick={checks.clear}>
        {t('games:clear')}
      </button>
      <button
        type="button"
        aria-label={t('games:undo')}
        title={t('games:undo')}
        disabled={checks.history.past.length === 0}
        onClick={checks.undo}
      >
        <Icon id="undo" />
      </button>
    </div>
  );
}
