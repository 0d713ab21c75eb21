import type { Sum, WordedAnswer } from '#words/examples/outcome.ts';
import { useText } from '../shared/text.tsx';
import type { Calculator } from './file.ts';
import './calculator.css';

type Shown = Pick<Calculator, 'tells' | 'seats'>;

/** The lines of a count that a calculator shows. */
export const sumsShown = ({ sums = [] }: WordedAnswer, { tells, seats }: Shown): Sum[] =>
  sums.filter(
    (sum) =>
      tells.includes(sum.tells) &&
      (seats === undefined || sum.seat === undefined || seats.includes(sum.seat)),
  );

/** What these lines still need; what only other lines need is left out. */
export function missingIn(answer: WordedAnswer, shown: Shown): WordedAnswer['missing'] {
  const sums = sumsShown(answer, shown);
  if (!sums.some(({ open }) => open)) return [];
  const owners = sums.flatMap(({ owner }) => owner ?? []);
  const others = (answer.sums ?? []).flatMap(({ owner }) => owner ?? []);
  const isOf = (fact: string, names: readonly string[]) =>
    names.some((name) => fact.startsWith(`${name}.`));
  return answer.missing.filter(({ fact }) => isOf(fact, owners) || !isOf(fact, others));
}

/** A count line by line, and what follows from it: who wins, what is missing, what is impossible. */
export function Sums({ answer, shown }: { answer: WordedAnswer; shown: Shown }) {
  const t = useText();
  const sums = sumsShown(answer, shown);
  const several = new Set(sums.map(({ owner }) => owner)).size > 1;
  const said = [
    ...answer.reasons.map(({ text }) => text),
    ...missingIn(answer, shown).map(({ text }) => t('rules:example.missing', { fact: text })),
    // The winner is mentioned only where totals are compared.
    ...(several ? answer.effects : []),
  ];
  return (
    <>
      <dl class="c-sums">
        {sums.map(({ label, value, owner, tells }, at) => (
          <div key={at} class={tells === 'total' ? 'c-total' : undefined}>
            <dt>
              {several && owner !== undefined
                ? t('rules:example.of-player', { player: owner, what: label })
                : label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {said.map((text, at) => (
        <p key={at}>{text}</p>
      ))}
    </>
  );
}
