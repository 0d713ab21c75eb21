import { useMemo, useRef } from 'preact/hooks';
import type { Facts } from '../../../engine/core/verdict.ts';
import { judge } from '../../../engine/dobro/judge/judge.ts';
import {
  sayDobroCard,
  sayDobroEffect,
  sayDobroMissing,
  sayDobroOption,
  sayDobroViolation,
} from '../../../words/dobro.ts';
import { Choice } from '../../shared/choice.tsx';
import { fragmentOf } from '../../shared/link.ts';
import { Live } from '../../shared/live.tsx';
import { NoticeList, useNotices } from '../../shared/notices.tsx';
import {
  type Surroundings,
  useFormat,
  useLanguage,
  useText,
  WordsProvider,
} from '../../shared/text.tsx';
import { CheckBar } from '../shared/check-bar.tsx';
import { findExample } from '../shared/examples.ts';
import { reportText } from '../shared/report.ts';
import { TakeAlong } from '../shared/take-along.tsx';
import { useCheck } from '../shared/use-check.ts';
import { VerdictPanel } from '../shared/verdict.tsx';
import { type Alternative, alternatives, playOfOption } from './alternatives.ts';
import { blankCheck, type DobroCheck, isBlankCheck, kindOf, kinds, moveOf } from './check.ts';
import { MoveForm, TableForm } from './forms.tsx';
import { Options } from './options.tsx';
import { usePlayers } from './players.ts';
import { dobroCheckCodec, draftOf, isSituation } from './shape.ts';

interface Props {
  /** Address of the file with the worked examples. */
  readonly examples: string;
  readonly version: string;
  /** Clause id → title. */
  readonly titles: Readonly<Record<string, string>>;
}

const answerTo = (check: DobroCheck) => {
  const move = moveOf(check);
  const judgement = move === undefined ? null : judge(check.situation, move);
  const instead = judgement?.verdict === 'illegal' ? alternatives(check, judge) : [];
  return { judgement, instead };
};

/** Facts in a verdict that are players. */
const people = ['turn', 'me', 'out', 'forgot', 'forgetful', 'holder'];

function useSaying(check: DobroCheck) {
  const t = useFormat();
  const players = usePlayers(check);
  const named = (facts: Facts): Facts =>
    Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [
        key,
        people.includes(key) && typeof fact === 'string' ? players.name(fact) : fact,
      ]),
    );
  const alternative = ({ code, facts }: Alternative): string => {
    const { card, option, ...rest } = facts;
    if (option) return sayDobroOption(option, t);
    const name = card === undefined ? '' : sayDobroCard(card, t);
    return t(`check:dobro.edit.${code}`, { ...rest, card: name, cards: `${name} + ${name}` });
  };
  return { t, named, alternative };
}

function goTo(fact: string): void {
  const place = document.getElementById(`f-${fact}-place`) ?? document.getElementById('the-table');
  place?.scrollIntoView({ block: 'center' });
  const control = document.querySelector(
    `#f-${fact}, [id^="f-${fact}-"]:is(input, button), [name="f-${fact}"]`,
  );
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

function Checker({ examples, version, titles }: Props) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const opener = useRef(async (asked: URLSearchParams): Promise<DobroCheck | undefined> => {
    const written = await findExample(examples, asked.get('example') ?? '');
    if (written === undefined || !isSituation(written.situation)) return undefined;
    const move = draftOf(written.move);
    if (move === undefined || typeof written.move !== 'object' || written.move === null)
      return undefined;
    return { kind: kindOf(written.move), situation: written.situation, move };
  });
  const checks = useCheck({
    codec: dobroCheckCodec,
    blank: blankCheck,
    isBlank: isBlankCheck,
    open: opener.current,
    notices,
  });
  const { check, change } = checks;
  const { judgement, instead } = useMemo(() => answerTo(check), [check]);
  const saying = useSaying(check);
  const verdict = judgement?.verdict ?? null;
  const reasons = (judgement?.violations ?? []).map((violation) => ({
    rule: violation.rule,
    text: sayDobroViolation({ ...violation, facts: saying.named(violation.facts) }, saying.t),
  }));
  const missing = (judgement?.missing ?? []).map((each) => ({
    text: sayDobroMissing(each, saying.t),
    fill: () => goTo(each.fact === 'hand' && check.kind === 'draw' ? 'holding' : each.fact),
  }));
  const effects = (judgement?.effects ?? []).map((effect) => sayDobroEffect(effect, saying.t));
  const options = judgement?.options;
  const asked = new Set(judgement?.missing.map(({ fact }) => fact) ?? []);
  const link = () => location.origin + location.pathname + fragmentOf(dobroCheckCodec, check);
  const spoken =
    verdict === null
      ? ''
      : [
          t(`rules:example.verdict.${verdict}`),
          ...reasons.map(({ text }) => text),
          ...missing.map(({ text }) => text),
          ...effects,
          ...(options ?? []).map((option) => sayDobroOption(option, saying.t)),
        ].join(' · ');
  return (
    <>
      <NoticeList notices={notices} />
      <div class="w-asked">
        <Choice
          id="kind"
          label={t('check:dobro.kind.label')}
          options={kinds.map((kind) => [kind, t(`check:dobro.kind.${kind}`)])}
          value={check.kind ?? undefined}
          onChange={(kind) => change({ ...check, kind })}
        />
        {check.kind !== null && check.kind !== 'options' && check.kind !== 'take' && (
          <section class="w-part panel" aria-labelledby="the-move">
            <h2 id="the-move">{t('rules:example.move')}</h2>
            <MoveForm check={check} change={change} asked={asked} />
          </section>
        )}
        {check.kind !== null && check.kind !== 'climb' && (
          <section class="w-part panel" aria-labelledby="the-table">
            <h2 id="the-table">{t('rules:example.table')}</h2>
            <TableForm check={check} change={change} asked={asked} />
          </section>
        )}
      </div>
      <VerdictPanel
        verdict={verdict}
        waiting={false}
        reasons={reasons}
        missing={missing}
        effects={effects}
        readings={judgement?.readings ?? []}
        titles={titles}
        start={t('check:dobro.start')}
      >
        {options && (
          <Options
            title={t(options.length > 0 ? 'check:dobro.options' : 'check:dobro.no-options')}
            entries={options.map((option) => ({
              text: sayDobroOption(option, saying.t),
              // On to the next step: the play joins the climb, or becomes the value in play.
              take: () =>
                checks.replace(
                  {
                    ...check,
                    situation:
                      check.situation.climb === undefined
                        ? { ...check.situation, value: option.value }
                        : {
                            ...check.situation,
                            climb: [...check.situation.climb, playOfOption(option)],
                          },
                  },
                  t('check:instead.taken', { text: sayDobroOption(option, saying.t) }),
                ),
            }))}
          />
        )}
        {instead.length > 0 && (
          <Options
            title={t('check:instead.title')}
            entries={instead.map((other) => ({
              text: saying.alternative(other),
              take: () =>
                checks.replace(
                  other.check,
                  t('check:instead.taken', { text: saying.alternative(other) }),
                ),
            }))}
          />
        )}
        <TakeAlong
          link={link}
          report={() =>
            reportText({
              game: 'dobro',
              situation: check.situation,
              move: moveOf(check) ?? {},
              judgement,
              language,
              version,
              link: link(),
            })
          }
        />
      </VerdictPanel>
      <Live text={spoken} />
      <CheckBar
        checks={checks}
        verdict={verdict}
        waiting={false}
        empty={isBlankCheck(check)}
        onClear={() => checks.replace(blankCheck(), t('check:cleared'))}
      />
    </>
  );
}

/** The move checker of Dobro. */
export default function DobroCheckWidget(props: Surroundings & Props) {
  const { examples, version, titles } = props;
  return (
    <WordsProvider {...props}>
      <div class="widget w-check-widget">
        <Checker examples={examples} version={version} titles={titles} />
      </div>
    </WordsProvider>
  );
}
