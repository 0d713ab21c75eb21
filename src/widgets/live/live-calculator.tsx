import { useMemo, useState } from 'preact/hooks';
import type { WordedAnswer } from '#words/examples/outcome.ts';
import { Icon } from '../shared/icon.tsx';
import { Live } from '../shared/live.tsx';
import { useFormat, useText, WordsProvider } from '../shared/text.tsx';
import { FactRows } from './fact-rows.tsx';
import type { Calculator, LiveFile } from './file.ts';
import type { LiveGame } from './live-example.tsx';
import { begun, changeableFacts, type Fact, type Path, withAt } from './offers.ts';
import { saying } from './say.ts';
import { wordsFor } from './serve.ts';
import { missingIn, Sums, sumsShown } from './sums.tsx';
import { useAnswer } from './use-answer.ts';
import './live.css';

interface Props {
  readonly game: LiveGame;
  readonly file: LiveFile;
  readonly calculator: Calculator;
  readonly onClose: () => void;
}

const isAsked = (path: Path, asks: readonly string[]): boolean =>
  asks.some((ask) => `${path.join('.')}.`.startsWith(`${ask}.`));

/** The facts that a calculator asks for. */
export const factsAsked = (
  description: Calculator['description'],
  file: LiveFile,
  asks: readonly string[],
  original: Calculator['description'] = description,
): Fact[] =>
  changeableFacts(description, file.schema, original).filter(({ path }) => isAsked(path, asks));

function Counting({ game, file, calculator, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const [description, setDescription] = useState(calculator.description);
  const words = useMemo(() => wordsFor(file), []);
  const { answer, waiting, failed } = useAnswer<typeof description, WordedAnswer>(
    game.startWorker,
    words,
    description,
  );
  const say = useMemo(
    () => saying({ t: format, game: file.game, faces: file.faces, places: game.places }),
    [],
  );
  const before = useMemo(() => {
    const first = changeableFacts(calculator.description, file.schema);
    const all = new Map(first.map((fact) => [fact.path.join('.'), fact]));
    return (fact: Fact) => all.get(fact.path.join('.'));
  }, []);
  const shown = answer ? sumsShown(answer, calculator) : [];
  const next = (answer ? missingIn(answer, calculator) : []).flatMap(({ fact, text }) => {
    const said = begun(description, fact, file.schema);
    return said ? [{ text, said }] : [];
  });
  return (
    <div class="live" aria-busy={waiting}>
      <p class="l-back">
        <button type="button" onClick={onClose}>
          <Icon id="undo" /> {t('live:back')}
        </button>
      </p>
      <FactRows
        title={t('live:own')}
        facts={factsAsked(description, file, calculator.asks, calculator.description)}
        before={before}
        say={say}
        put={(path, value) => setDescription(withAt(description, path, value))}
      />
      <p class="c-head">{t('live:result')}</p>
      {answer && <Sums answer={answer} shown={calculator} />}
      {next.map(({ text, said }) => (
        <p key={text}>
          <button type="button" class="l-say" onClick={() => setDescription(said)}>
            {t('live:say')}: {text}
          </button>
        </p>
      ))}
      {failed && <p>{t('live:broken')}</p>}
      <Live
        text={
          waiting || description === calculator.description
            ? ''
            : shown.map(({ label, value }) => `${label}: ${value}`).join(' · ')
        }
      />
    </div>
  );
}

/** A count with the reader's own figures. */
export function LiveCalculator(props: Props) {
  return (
    <WordsProvider {...props.file}>
      <Counting {...props} />
    </WordsProvider>
  );
}
