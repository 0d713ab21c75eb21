import { SelectField } from '#widgets/shared/field.tsx';
import { useText } from '#widgets/shared/text.tsx';
import { useAsking } from './context.ts';
import { allFacts, askedFirst, shownFacts } from './facts.ts';
import { Fields, labelOf } from './field-view.tsx';

/** The table: only what matters for this move, and whatever else somebody wants to add. */
export function TableForm(props: {
  asked: ReadonlySet<string>;
  onAsk: (path: string) => void;
  put: (path: string, value: unknown, field?: string) => void;
}) {
  const t = useText();
  const { check, forms, words } = useAsking();
  const { situation } = check;
  const first = askedFirst(check);
  const shown = shownFacts(forms, check, props.asked).filter(({ at }) => !first.includes(at));
  const others = allFacts(forms, situation).filter(
    ({ at }) => !first.includes(at) && !shown.some((field) => field.at === at),
  );
  return (
    <>
      <Fields id="f-" fields={shown} data={{ ...situation }} view={check} onPut={props.put} />
      <SelectField
        id="more-facts"
        label={t('check:more.label')}
        hint={t('check:more.hint')}
        empty={t('check:more.empty')}
        options={others.map((field) => [field.at, labelOf(field, words)])}
        value={undefined}
        onChange={(path) => path !== undefined && props.onAsk(path)}
      />
    </>
  );
}
