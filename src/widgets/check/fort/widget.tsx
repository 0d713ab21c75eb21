import { useRef, useState } from 'preact/hooks';
import { sayEffect, sayMissing, sayViolation } from '../../../words/fort-verdict.ts';
import { Choice } from '../../shared/choice.tsx';
import { fragmentOf } from '../../shared/link.ts';
import { Live } from '../../shared/live.tsx';
import { NoticeList, useNotices } from '../../shared/notices.tsx';
import { type Surroundings, useLanguage, useText, WordsProvider } from '../../shared/text.tsx';
import { CheckBar } from '../shared/check-bar.tsx';
import { findExample } from '../shared/examples.ts';
import { lazy } from '../shared/lazy.tsx';
import { reportText } from '../shared/report.ts';
import { TakeAlong } from '../shared/take-along.tsx';
import { useCheck } from '../shared/use-check.ts';
import { VerdictPanel } from '../shared/verdict.tsx';
import { Alternatives } from './alternatives-list.tsx';
import { blankCheck, type FortCheck, isBlankCheck, type Kind, kinds, moveOf } from './check.ts';
import { fortCheckCodec } from './codec.ts';
import { AskingContext, type FortNames, useAsking, useFortWords, usePlayers } from './context.ts';
import { fieldId, fieldPath } from './facts.ts';
import { checkOfCard, checkOfExample } from './open.ts';
import { useJudge } from './use-judge.ts';

interface Props {
  readonly names: FortNames;
  /** Address of the file with the worked examples. */
  readonly examples: string;
  readonly version: string;
}

const phaseForm = (name: keyof typeof import('./phase-forms.tsx')) =>
  lazy(async () => (await import('./phase-forms.tsx'))[name]);
const forms: Readonly<Record<Kind, preact.ComponentType<object>>> = {
  play: lazy(async () => (await import('./play-form.tsx')).PlayForm),
  follow: lazy(async () => (await import('./play-form.tsx')).FollowForm),
  decline: () => null,
  recruit: phaseForm('RecruitForm'),
  perk: phaseForm('PerkForm'),
  cleanup: phaseForm('CleanupForm'),
  discard: phaseForm('DiscardForm'),
  draw: phaseForm('DrawForm'),
  skip: phaseForm('SkipForm'),
  claim: phaseForm('ClaimForm'),
  setup: lazy(async () => (await import('./setup-form.tsx')).SetupForm),
};
const TableForm = lazy(async () => (await import('./table-form.tsx')).TableForm);

/** Facts that were asked for stay in the form until another kind of move is described. */
function useAsked(check: FortCheck, missing: readonly string[]) {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef<{ kind: Kind | null; paths: Set<string> }>({ kind: null, paths: new Set() });
  if (asked.current.kind !== check.kind) asked.current = { kind: check.kind, paths: new Set() };
  for (const fact of missing) asked.current.paths.add(fieldPath(fact));
  return {
    paths: new Set([...asked.current.paths, ...added]),
    ask: (path: string) => setAdded(new Set([...added, path])),
  };
}

/** To the field, with the focus on the first thing that can be answered there. */
function goTo(path: string): void {
  const place = document.getElementById(`${fieldId(path)}-place`);
  place?.scrollIntoView({ block: 'center' });
  const control = place?.querySelector('input, select, button');
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

function Checker({ names, examples, version }: Props) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const opener = useRef(async (asked: URLSearchParams): Promise<FortCheck | undefined> => {
    const card = asked.get('card');
    if (card !== null) return checkOfCard(card);
    const written = await findExample(examples, asked.get('example') ?? '');
    return written && checkOfExample(written);
  });
  const checks = useCheck({
    codec: fortCheckCodec,
    blank: blankCheck,
    isBlank: isBlankCheck,
    open: opener.current,
    notices,
  });
  const { check, change } = checks;
  const answer = useJudge(check);
  const { judgement, waiting } = answer;
  const asked = useAsked(check, waiting ? [] : (judgement?.missing.map(({ fact }) => fact) ?? []));
  return (
    <AskingContext.Provider value={{ check, names, change }}>
      <NoticeList notices={notices} />
      <Asked
        kind={check.kind}
        onKind={(kind) => change({ ...check, kind })}
        asked={asked.paths}
        onAsk={asked.ask}
      />
      <Verdict answer={answer} onAsk={asked.ask} onReplace={checks.replace}>
        <TakeAlong
          link={() => location.origin + location.pathname + fragmentOf(fortCheckCodec, check)}
          report={() =>
            reportText({
              game: 'fort',
              situation: check.situation,
              move: moveOf(check) ?? {},
              judgement,
              language,
              version,
              link: location.origin + location.pathname + fragmentOf(fortCheckCodec, check),
            })
          }
        />
      </Verdict>
      <CheckBar
        checks={checks}
        verdict={judgement?.verdict ?? null}
        waiting={waiting}
        empty={isBlankCheck(check)}
        onClear={() => checks.replace(blankCheck(), t('check:cleared'))}
      />
    </AskingContext.Provider>
  );
}

/** The questions: what happened, how, and at which table. */
function Asked(props: {
  kind: Kind | null;
  onKind: (kind: Kind) => void;
  asked: ReadonlySet<string>;
  onAsk: (path: string) => void;
}) {
  const t = useText();
  const { kind } = props;
  const Form = kind === null ? null : forms[kind];
  return (
    <div class="w-asked">
      <Choice
        id="kind"
        label={t('check:kind.label')}
        options={kinds.map((id) => [id, t(`check:kind.${id}`)])}
        value={kind ?? undefined}
        onChange={props.onKind}
      />
      {Form && (
        <section class="w-part panel" aria-labelledby="the-move">
          <h2 id="the-move">{t('rules:example.move')}</h2>
          <Form />
        </section>
      )}
      {Form && (
        <section class="w-part panel" aria-labelledby="the-table">
          <h2 id="the-table">{t('rules:example.table')}</h2>
          <TableForm
            asked={props.asked}
            onAsk={(path) => {
              props.onAsk(path);
              setTimeout(() => goTo(path));
            }}
          />
        </section>
      )}
    </div>
  );
}

function Verdict(props: {
  answer: ReturnType<typeof useJudge>;
  onAsk: (path: string) => void;
  onReplace: (check: FortCheck, message: string) => void;
  children: preact.ComponentChildren;
}) {
  const t = useText();
  const words = useFortWords();
  const players = usePlayers();
  const { judgement, waiting, alternatives } = props.answer;
  const verdict = judgement?.verdict ?? null;
  const reasons = (judgement?.violations ?? []).map((violation) => ({
    rule: violation.rule,
    text: sayViolation(violation, words),
  }));
  const missing = (judgement?.missing ?? []).map((each) => {
    const [zone, name = '', ...rest] = each.fact.split('.');
    const fact = zone === 'rivals' ? ['rivals', players.name(name), ...rest].join('.') : each.fact;
    const path = fieldPath(each.fact);
    return {
      text: sayMissing({ fact }, words),
      fill: () => {
        props.onAsk(path);
        setTimeout(() => goTo(path));
      },
    };
  });
  const effects = (judgement?.effects ?? []).map((effect) => sayEffect(effect, words));
  const spoken =
    verdict === null || waiting
      ? ''
      : [
          t(`rules:example.verdict.${verdict}`),
          ...reasons.map(({ text }) => text),
          ...missing.map(({ text }) => text),
          ...effects,
        ].join(' · ');
  const { names } = useAsking();
  return (
    <>
      <VerdictPanel
        verdict={verdict}
        waiting={waiting}
        reasons={reasons}
        missing={missing}
        effects={effects}
        readings={judgement?.readings ?? []}
        titles={names.clauses}
        start={t('check:verdict.start')}
      >
        <Alternatives alternatives={alternatives} words={words} onTake={props.onReplace} />
        {props.children}
      </VerdictPanel>
      <Live text={spoken} />
    </>
  );
}

/** The move checker of Fort. */
export default function FortCheckWidget(props: Surroundings & Props) {
  const { names, examples, version } = props;
  return (
    <WordsProvider {...props}>
      <div class="widget w-check-widget">
        <Checker names={names} examples={examples} version={version} />
      </div>
    </WordsProvider>
  );
}
