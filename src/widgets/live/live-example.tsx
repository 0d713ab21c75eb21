import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { currentVersion } from '#engine/core/format/version.ts';
import { isClaim, type WordedAnswer } from '#words/examples/outcome.ts';
import type { Outline } from '#words/saying/outline.ts';
import { sayerWith } from '#words/saying/sayer.ts';
import type { Speech } from '#words/saying/speech.ts';
import type { GameTable } from '#words/table/picture.ts';
import { Icon } from '../shared/icon.tsx';
import { fragmentOfDocument } from '../shared/link.ts';
import { Live } from '../shared/live.tsx';
import { useFormat, useText, WordsProvider } from '../shared/text.tsx';
import { DescribedTable } from '../table/drawing.tsx';
import { AnswerView, useVerdictWord } from './answer-view.tsx';
import { FactRows } from './fact-rows.tsx';
import type { LiveFile } from './file.ts';
import {
  begun,
  changeableFacts,
  type Description,
  kindOfMove,
  type Path,
  withAt,
} from './offers.ts';
import { saying, type WordPlaces } from './say.ts';
import { wordsFor } from './serve.ts';
import { useAnswer } from './use-answer.ts';
import './live.css';

/** The game's own part: how it pictures its table, and its judge in a worker. */
export interface LiveGame {
  readonly table: GameTable;
  readonly startWorker: () => Worker;
  readonly places: WordPlaces;
  /** How it says a description in sentences, where it does. */
  readonly speech?: (outline: Outline) => Speech;
}

interface Props {
  readonly game: LiveGame;
  readonly file: LiveFile;
  /** The example as written, to compare changes with. */
  readonly original: Description;
  readonly under: string;
  /** Called with the current verdict, for what is drawn around the example. */
  readonly onVerdict: (verdict: string) => void;
  /** Called with whether it still is what its title says. */
  readonly onChanged: (changed: boolean) => void;
  /** Back to the original as it was on the page. */
  readonly onBack: () => void;
}

const titles = {
  situation: 'rules:example.table',
  move: 'rules:example.move',
  sheet: 'rules:example.sheet',
} as const;

/** The address of the checker with this question in it. */
function checkerLink({ checker, game, schema }: LiveFile, { situation = {}, move }: Description) {
  if (move === undefined) return undefined;
  const question = [kindOfMove(move, schema), situation, move];
  return checker + fragmentOfDocument([`${game}-check`, currentVersion, question]);
}

/** Says a described move as a player would put it at the table; a score sheet has no such words. */
export function questionIn(speech: LiveGame['speech'], file: LiveFile) {
  if (speech === undefined) return () => undefined;
  const sayer = sayerWith(file.game, file.language, speech, file);
  return ({ situation, move }: Description): string | undefined =>
    move && sayer.say({ situation, move });
}

/** Keeps the pressed control under the finger, whatever grows or shrinks above it. */
function useSteadyFocus() {
  const held = useRef<{ readonly element: Element; readonly top: number }>();
  useLayoutEffect(() => {
    const { current } = held;
    held.current = undefined;
    if (current?.element.isConnected)
      scrollBy(0, current.element.getBoundingClientRect().top - current.top);
  });
  return () => {
    const element = document.activeElement;
    if (element !== null && element !== document.body)
      held.current = { element, top: element.getBoundingClientRect().top };
  };
}

function Example({ game, file, original, under, onVerdict, onChanged, onBack }: Props) {
  const t = useText();
  const format = useFormat();
  const word = useVerdictWord();
  const [description, setDescription] = useState(original);
  const words = useMemo(() => wordsFor(file), []);
  const first = useRef<WordedAnswer>();
  const { answer, waiting, failed } = useAnswer<Description, WordedAnswer>(
    game.startWorker,
    words,
    description,
  );
  // The first answer is about the example as it was written.
  first.current ??= answer;
  const say = useMemo(
    () => saying({ t: format, game: file.game, faces: file.faces, places: game.places }),
    [],
  );
  const inSentences = useMemo(() => questionIn(game.speech, file), []);
  const said = useMemo(() => inSentences(description), [description]);
  const { schema, faces } = file;
  const facts = changeableFacts(description, schema, original);
  const before = useMemo(() => {
    const all = new Map(
      changeableFacts(original, schema).map((fact) => [fact.path.join('.'), fact]),
    );
    return (fact: { readonly path: Path }) => all.get(fact.path.join('.'));
  }, []);
  const changed = facts.some((fact) => {
    const was = before(fact);
    return was === undefined || say.all(was.offer) !== say.all(fact.offer);
  });
  useLayoutEffect(() => onChanged(changed), [changed]);
  // After the title has made room.
  const hold = useSteadyFocus();
  const change = (next: Description) => {
    hold();
    setDescription(next);
  };
  const claimed = isClaim(description);
  const was = first.current?.verdict;
  const link = checkerLink(file, description);
  const verdict = answer?.verdict;
  useLayoutEffect(() => {
    if (verdict !== undefined) onVerdict(verdict);
  }, [verdict]);
  return (
    <div class="live" aria-busy={waiting}>
      {changed && <p class="e-changed">{t('live:changed')}</p>}
      {said !== undefined && <p class="e-said">{said}</p>}
      {description.situation && (
        <DescribedTable
          table={game.table}
          situation={description.situation}
          before={original.situation}
          faceOf={(id) => faces[id] ?? { name: id, icons: [] }}
        />
      )}
      <p class="l-back">
        <button type="button" onClick={onBack}>
          <Icon id="undo" /> {t('live:back')}
        </button>
      </p>
      {(['situation', 'sheet', 'move'] as const).map((part) => (
        <FactRows
          key={part}
          title={t(titles[part])}
          facts={facts.filter((fact) => fact.in === part)}
          before={before}
          say={say}
          put={(path, value) => change(withAt(description, path, value))}
        />
      ))}
      {answer && (
        <AnswerView
          answer={answer}
          claimed={claimed}
          under={under}
          cite={(rule) => {
            const cited = file.clauses[rule];
            const href = file.links[rule];
            return cited && href !== undefined ? { ...cited, href } : undefined;
          }}
          mark={
            was !== undefined && was !== answer.verdict ? (
              <span class="l-was">{t('live:before', { verdict: word(was, claimed) })}</span>
            ) : undefined
          }
          onMissing={(fact) => {
            const next = begun(description, fact, schema);
            return (
              next && (
                <button type="button" class="l-say" onClick={() => change(next)}>
                  {t('live:say')}
                </button>
              )
            );
          }}
        />
      )}
      {failed && <p class="e-why">{t('live:broken')}</p>}
      {link !== undefined && (
        <p class="e-try">
          <a href={link}>
            <Icon id="whistle" /> {t('live:checker')}
          </a>
        </p>
      )}
      <Live
        text={
          answer === undefined || waiting || description === original
            ? ''
            : [word(answer.verdict, claimed), ...answer.reasons.map(({ text }) => text)]
                .concat(answer.effects)
                .join(' · ')
        }
      />
    </div>
  );
}

/** A worked example whose facts can be changed: the judge answers what is described now. */
export function LiveExample(props: Props) {
  return (
    <WordsProvider {...props.file}>
      <Example {...props} />
    </WordsProvider>
  );
}
