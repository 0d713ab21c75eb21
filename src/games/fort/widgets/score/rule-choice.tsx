import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MadeUpRuleId } from '#generated/fort.ts';
import { Choice } from '#widgets/shared/choice.tsx';
import { FieldNotes, type FieldTexts } from '#widgets/shared/field.tsx';
import { useText } from '#widgets/shared/text.tsx';
import { useScoring } from './context.ts';

interface Props {
  readonly id: string;
  readonly value: MadeUpRuleId | undefined;
  readonly problems: FieldTexts['problems'];
  readonly onChange: (rule: MadeUpRuleId) => void;
}

/** All made-up rules, one tap away; once one is chosen, the others fold away. */
export function RuleChoice({ id, value, problems = [], onChange }: Props) {
  const t = useText();
  const { names } = useScoring();
  const [unfolded, setUnfolded] = useState(false);
  const [tapped, setTapped] = useState(0);
  const byTap = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // What was tapped is folded away: the focus moves to what is there in its place.
  useLayoutEffect(() => {
    if (tapped > 0) button.current?.focus({ preventScroll: true });
  }, [tapped]);
  const fold = () => {
    byTap.current = false;
    setUnfolded(false);
    setTapped(tapped + 1);
  };
  const chosen = names.rules.find(([rule]) => rule === value)?.[1];
  if (chosen === undefined || unfolded)
    return (
      <Choice
        id={id}
        label={t('score:rule')}
        options={names.rules}
        value={value}
        problems={problems}
        onChange={(rule) => {
          // Arrow keys choose one after another: the list stays open for the next.
          if (byTap.current) fold();
          else setUnfolded(true);
          onChange(rule);
        }}
        onTap={(rule) => {
          byTap.current = rule !== value;
          if (rule === value) fold();
        }}
      />
    );
  return (
    <div class="w-field">
      <p class="w-label">{t('score:rule')}</p>
      <button
        type="button"
        ref={button}
        id={`${id}-chosen`}
        class="w-unfold"
        aria-expanded={false}
        aria-describedby={`${id}-problems`}
        onClick={() => setUnfolded(true)}
      >
        {chosen}
      </button>
      <FieldNotes id={id} label="" problems={problems} />
    </div>
  );
}
