import { Choice } from '../../shared/choice.tsx';
import type { FieldTexts } from '../../shared/field.tsx';
import { useText } from '../../shared/text.tsx';

/** Yes, no, or not said. */
export function YesNo(
  props: FieldTexts & {
    id: string;
    value: boolean | undefined;
    onChange: (value: boolean | undefined) => void;
  },
) {
  const t = useText();
  return (
    <Choice
      {...props}
      options={[
        ['unsaid', t('check:unsaid')],
        ['yes', t('rules:example.affirm')],
        ['no', t('rules:example.deny')],
      ]}
      value={props.value === undefined ? 'unsaid' : props.value ? 'yes' : 'no'}
      onChange={(said) => props.onChange(said === 'unsaid' ? undefined : said === 'yes')}
    />
  );
}
