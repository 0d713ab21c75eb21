import { isList } from '#engine/core/unknown-data.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { Choice } from '#widgets/shared/choice.tsx';
import { useAsking, useFortWords } from './context.ts';
import { rivalNames } from './facts.ts';
import type { ControlProps } from './field.ts';

/** Everyone in turn order, those who have a name first. */
function seats(situation: Situation, count: number): readonly string[] {
  const { players } = situation;
  const known = typeof players === 'object' ? players : ['me', ...rivalNames(situation)];
  const others = [1, 2, 3].map((number) => `rival ${number}`);
  const all = [...new Set([...known, ...others])];
  const rivals = all.filter((name) => name !== 'me').slice(0, count - 1);
  return all.filter((name) => name === 'me' || rivals.includes(name));
}

/** How many play, and in which order they sit. */
export function SeatsField({ value, onChange, ...texts }: ControlProps) {
  const { check } = useAsking();
  const { name } = useFortWords();
  const said = isList(value) ? value : undefined;
  return (
    <Choice
      {...texts}
      hint={said?.map((player) => name(`${player}`) ?? `${player}`).join(', ')}
      options={[2, 3, 4].map((number) => [number, number])}
      value={said?.length ?? (typeof value === 'number' ? value : undefined)}
      onChange={(number) => onChange(seats(check.situation, number))}
    />
  );
}
