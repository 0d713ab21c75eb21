import type { ComponentChildren } from 'preact';
import type { Schema } from '#engine/core/format/fits.ts';
import { Fetched, NotLoaded } from '#widgets/shared/fetched.tsx';
import { Live } from '#widgets/shared/live.tsx';
import { NoticeList } from '#widgets/shared/notices.tsx';
import { useFormat, useText } from '#widgets/shared/text.tsx';
import { type AnswerInWords, putIntoWords, type Sayings } from './answer-in-words.ts';
import { CheckBar } from './check-bar.tsx';
import { type Check, isBlankCheck } from './check-codec.ts';
import { KindChoice } from './kind-choice.tsx';
import type { AskedJudgement } from './report.ts';
import { TakeAlong } from './take-along.tsx';
import type { Checks } from './use-check.ts';
import { type Suggestion, type SuggestionGroup, VerdictPanel } from './verdict.tsx';

/** What the page gives to its checker, besides words. */
export interface CheckPage {
  /** The address of the file with the worked examples. */
  readonly examples: string;
  readonly version: string;
  /** Where reports are sent; '' where nobody receives them. */
  readonly report: string;
  readonly schema: Schema;
  /** Clause id → number and title. */
  readonly titles: Readonly<Record<string, string>>;
}

interface Props<Kind extends string, Situation, Move> {
  readonly page: CheckPage;
  readonly game: string;
  /** Where the words of this game's questions are: `check:kind.`. */
  readonly words: { readonly kinds: string; readonly start: string };
  readonly kinds: readonly Kind[];
  /** A finger or a mouse chooses a kind; arrow keys only go past. */
  readonly onKindTap?: (kind: Kind) => void;
  /** Kinds that claim how something is: they are right or wrong rather than allowed. */
  readonly claims: readonly Kind[];
  readonly checks: Checks<Check<Kind, Situation, Move>>;
  readonly judgement: AskedJudgement | null;
  readonly waiting: boolean;
  readonly sayings: (claimed: boolean) => Sayings;
  /** Leads to the field where a missing fact is entered. */
  readonly onFill: (fact: string) => void;
  /** What was taken for granted, and the field where it can be entered. */
  readonly granted?: readonly Suggestion[];
  readonly move: ComponentChildren;
  readonly table: ComponentChildren;
  /** The table as it was described. */
  readonly picture: ComponentChildren;
  /** What may be done, as well or instead. */
  readonly options: readonly SuggestionGroup[];
}

const noWords: AnswerInWords = { usually: [], reasons: [], missing: [], effects: [] };

/** The first reason with the number of its rule, or else the usual answer, for lines that may be cut off. */
function whyInShort({ reasons, usually }: AnswerInWords, titles: CheckPage['titles']): string {
  const [first] = reasons;
  const [number] = (titles[first?.rules[0] ?? ''] ?? '').split(' ');
  return first === undefined ? (usually[0] ?? '') : `${number ?? ''} ${first.text}`.trim();
}

/** The question as asked, without what the judge took for granted. */
const questionOf = ({ asked: { situation, move, moves } }: AskedJudgement) => ({
  situation,
  move,
  moves,
});

/** A checker: what happened, how, at which table; and the answer. */
export function Checker<Kind extends string, Situation extends object, Move>(
  props: Props<Kind, Situation, Move>,
) {
  const t = useText();
  const format = useFormat();
  const { page, checks, judgement, waiting, words, granted = [] } = props;
  const { check } = checks;
  const claimed = check.kind !== null && props.claims.includes(check.kind);
  const verdict = judgement?.verdict ?? null;
  const say = props.sayings(claimed);
  const said = judgement ? putIntoWords(judgement, say) : noWords;
  const { reasons, effects } = said;
  const missing = (judgement?.missing ?? []).map(({ fact }, at) => ({
    text: said.missing[at] ?? '',
    take: () => props.onFill(fact),
  }));
  const groups = [
    ...(verdict === 'open'
      ? [
          {
            title: t(missing.length > 0 ? 'check:verdict.missing' : 'check:verdict.too-open'),
            icon: 'question',
            all: missing,
          },
        ]
      : []),
    ...(judgement ? props.options : []),
    ...(judgement && granted.length > 0
      ? [{ title: t('check:verdict.granted'), icon: 'info', all: granted }]
      : []),
  ];
  const parts = [
    ['move', props.move],
    ['table', props.table],
  ] as const;
  return (
    <>
      <div class="w-asked" key={checks.sheet}>
        <KindChoice
          label={format(`${words.kinds}label`)}
          options={props.kinds.map((kind) => [kind, format(words.kinds + kind)] as const)}
          value={check.kind ?? undefined}
          onTap={props.onKindTap}
          onChange={(kind) => checks.change({ ...check, kind })}
        />
        {check.kind !== null &&
          parts.map(
            ([name, form]) =>
              form && (
                <section key={name} class="w-part panel" aria-labelledby={`the-${name}`}>
                  <h2 id={`the-${name}`}>{t(`rules:example.${name}`)}</h2>
                  {form}
                </section>
              ),
          )}
      </div>
      <VerdictPanel
        verdict={verdict}
        claimed={claimed}
        usually={said.usually}
        waiting={waiting}
        reasons={reasons}
        effects={effects}
        groups={groups}
        readings={[...(judgement?.readings ?? []), ...(judgement?.editions ?? [])]}
        steps={
          judgement?.steps && (
            <Fetched load={() => import('./steps.tsx')} instead={<NotLoaded />}>
              {({ Steps }) => <Steps steps={judgement.steps ?? []} say={say} />}
            </Fetched>
          )
        }
        rules={judgement?.rules ?? []}
        titles={page.titles}
        start={format(words.start)}
      >
        {/* Nothing described is nothing to draw. */}
        {Object.keys(check.situation).length > 0 && props.picture}
        {judgement !== null && (
          <TakeAlong
            checks={checks}
            described={Object({ game: props.game, ...questionOf(judgement) })}
            said={() => {
              const word = t(`rules:example.verdict.${judgement.verdict}`);
              const why = [...reasons.map(({ text }) => text), ...effects].join(' ');
              return `${word}. ${why}`.trim();
            }}
            answer={judgement}
            version={page.version}
            address={page.report}
          />
        )}
      </VerdictPanel>
      <Live
        text={
          verdict === null || waiting
            ? ''
            : [
                t(`rules:example.verdict.${verdict}`),
                ...reasons.map(({ text }) => text),
                ...effects,
                ...groups.flatMap(({ title, all }) => [title, ...all.map(({ text }) => text)]),
              ].join(' · ')
        }
      />
      <div class="w-foot no-print">
        <NoticeList notices={checks.notices} />
        <CheckBar
          checks={checks}
          verdict={verdict}
          why={whyInShort(said, page.titles)}
          waiting={waiting}
          empty={isBlankCheck(check)}
        />
      </div>
    </>
  );
}

/** Goes to a field: focuses the first control in it. */
export function goTo(id: string): void {
  const control = document.querySelector(
    `#${id}, [id^="${id}-"]:is(input, select, button), [name="${id}"]`,
  );
  if (!(control instanceof HTMLElement)) return;
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
