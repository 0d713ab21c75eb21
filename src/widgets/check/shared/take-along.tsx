import { useState } from 'preact/hooks';
import { Fetched, NotLoaded } from '#widgets/shared/fetched.tsx';
import { Icon } from '#widgets/shared/icon.tsx';
import { useText } from '#widgets/shared/text.tsx';
import type { Taken } from './taken-along.tsx';

const ways = [
  ['sentence', 'question', 'check:sentence.open'],
  ['link', 'share', 'games:share.open'],
  ['text', 'copy', 'check:text.open'],
  ['report', 'warning', 'check:report.open'],
] as const;
type Way = (typeof ways)[number][0];

/** The question as a sentence and as a link, both as a text for a chat, and the answer as a report. */
export function TakeAlong<Check>(props: Taken<Check>) {
  const t = useText();
  const [open, setOpen] = useState<Way | null>(null);
  return (
    <div class="no-print">
      <div class="w-bar">
        {ways.map(([way, icon, label]) => (
          <button
            key={way}
            type="button"
            aria-expanded={open === way}
            onClick={() => setOpen(open === way ? null : way)}
          >
            <Icon id={icon} />
            {t(label)}
          </button>
        ))}
      </div>
      {open !== null && (
        <Fetched key={open} load={() => import('./taken-along.tsx')} instead={<NotLoaded />}>
          {({ TakenAlong }) => <TakenAlong {...props} way={open} />}
        </Fetched>
      )}
    </div>
  );
}
