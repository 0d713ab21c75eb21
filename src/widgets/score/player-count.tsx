import { Choice } from '../shared/choice.tsx';
import { useText } from '../shared/text.tsx';

interface Props {
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

/** The number of players, chosen with one tap. */
export function PlayerCount({ least, most, value, onChange }: Props) {
  const t = useText();
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <Choice
      id="players"
      label={t('score:player-count')}
      options={counts.map((count) => [count, count])}
      value={value}
      onChange={onChange}
    />
  );
}
