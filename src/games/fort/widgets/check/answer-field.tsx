import { same } from '#engine/core/same.ts';
import { listed } from '#engine/fort/format/spelling.ts';
import type { Conversion } from '#engine/fort/format/values.ts';
import { Choice, Ticks } from '#widgets/shared/choice.tsx';
import { SelectField } from '#widgets/shared/field.tsx';
import { useFortWords, useLists } from './context.ts';
import type { Answers, ControlProps } from './field.ts';

type Id = string | number;

/** One answer of several, side by side or from a list, or any of them. */
export function AnswerField(
  props: ControlProps & { field: Answers & { as: 'pick' | 'select' | 'ticks' } },
) {
  const { t, name } = useFortWords();
  const lists = useLists();
  const { field, value, onChange, ...texts } = props;
  const { of = [], words, also = {}, means = {}, base } = field;
  const known: readonly Id[] = typeof of === 'string' ? lists[of] : of;
  // The current answer is offered, even where it would not have been.
  const odd = typeof value === 'string' && value !== 'none' && !(value in also) ? [value] : [];
  const nameOf = (id: Id): string => (words ? t(words + id) : (name(`${id}`) ?? `${id}`));
  const options: (readonly [Id, string])[] = [
    ...Object.entries(also).map(([id, key]) => [id, t(key)] as const),
    ...[...new Set([...known, ...odd])].map((id) => [id, nameOf(id)] as const),
  ];
  const meant = (id: Id): unknown => (id in means ? means[id] : field.listed ? [id] : id);
  if (field.as === 'ticks')
    return (
      <Ticks
        {...texts}
        options={options.map(([id, text]) => [`${id}`, text])}
        values={listed<unknown>(value).map(String)}
        onChange={(ids) => onChange(ids.length > 0 ? ids : undefined)}
      />
    );
  const unsaid = base?.includes(':') ? t(base) : '';
  const first = unsaid ? 'any' : base;
  const now = value === undefined ? first : options.find(([id]) => same(meant(id), value))?.[0];
  const choose = (id: Id | undefined) =>
    onChange(id === undefined || id === first ? undefined : meant(id));
  const hint =
    typeof value === 'object' && now === undefined
      ? listed<unknown>(value)
          .map((part) => sayPart(part))
          .join(', ')
      : '';
  function sayPart(part: unknown): string {
    return isConversion(part)
      ? t(`verdicts:amount.${part.into}`, { count: part.times ?? 1 })
      : nameOf(`${part}`);
  }
  return field.as === 'select' ? (
    <SelectField
      {...texts}
      hint={hint}
      empty={unsaid}
      options={options.map(([id, text]) => [`${id}`, text])}
      value={now === 'any' ? undefined : now?.toString()}
      onChange={choose}
    />
  ) : (
    <Choice
      {...texts}
      hint={hint}
      options={unsaid ? [['any', unsaid], ...options] : options}
      value={now}
      onChange={choose}
    />
  );
}

const isConversion = (part: unknown): part is Conversion =>
  typeof part === 'object' && part !== null && 'into' in part;
