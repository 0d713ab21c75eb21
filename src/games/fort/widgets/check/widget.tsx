import { useEffect, useRef, useState } from 'preact/hooks';
import { listed } from '#engine/fort/format/spelling.ts';
import { fortQuestionUpgrade } from '#engine/fort/format/version-1.ts';
import { blankCheck } from '#widgets/check/shared/check-codec.ts';
import { Checker, type CheckPage, goTo } from '#widgets/check/shared/checker.tsx';
import { useCheck } from '#widgets/check/shared/use-check.ts';
import { Fetched } from '#widgets/shared/fetched.tsx';
import { Frame } from '#widgets/shared/frame.tsx';
import { type Surroundings, useText } from '#widgets/shared/text.tsx';
import { useFetched } from '#widgets/shared/use-fetched.ts';
import { nextCards } from './card-lists.ts';
import { type FortCheck, type Kind, kindOf, kinds } from './check.ts';
import { AskingContext, checkOfCard, type FortNames, useWordsOf } from './context.ts';
import { putAt } from './data.ts';
import { allFacts, fieldId, fieldPath } from './facts.ts';
import type { Forms } from './field.ts';
import { labelOf } from './field-view.tsx';
import { MoveForm } from './move-form.tsx';
import { sayings } from './say.ts';
import { sayCard } from './say-card.ts';
import { TableForm } from './table-form.tsx';
import { useJudge } from './use-judge.ts';

/** Facts that were asked for stay in the form until another card, or another question, is asked about. */
function useAsked(
  { kind, move, situation }: FortCheck,
  sheet: number,
  missing: readonly string[] | undefined,
) {
  // Facts asked for by one question are not kept for the next.
  const question = `${sheet} ${kind}`;
  const [wanted, setWanted] = useState({ question, facts: new Set<string>() });
  const added = wanted.question === question ? wanted.facts : new Set<string>();
  const about = `${question} ${move.play ?? situation.leader?.played ?? ''}`;
  const asked = useRef({ about, paths: new Set<string>() });
  if (missing && asked.current.about !== about) asked.current = { about, paths: new Set() };
  for (const fact of missing ?? []) {
    asked.current.paths.add(fieldPath(fact));
    // The players who have decided are in two lists.
    if (fact === 'leader.followed') asked.current.paths.add('leader.declined');
  }
  return {
    paths: new Set([...asked.current.paths, ...added]),
    ask: (fact: string) => {
      setWanted({ question, facts: new Set([...added, fieldPath(fact)]) });
      setTimeout(() => goTo(fieldId(fact)));
    },
  };
}

/** A tap on a kind of move brings up its cards; arrow keys only go past. */
function useOpened(check: FortCheck) {
  // No state: to draw a radio button anew between its click and its change would take the change back.
  const tapped = useRef<Kind>();
  const next = nextCards(check);
  useEffect(() => {
    // Once they are chosen, undo brings no list back.
    if (next === undefined) tapped.current = undefined;
  }, [next]);
  const open = (kind: Kind) => {
    tapped.current = kind;
  };
  return { opened: tapped.current === check.kind ? next : undefined, open };
}

type Props = CheckPage & { readonly names: FortNames; readonly forms: Forms };

/** What is needed next, as long as there is nothing to judge. */
function startOf({ kind }: FortCheck, failed = false) {
  if (failed) return 'check:verdict.failed';
  return kind === null ? 'check:verdict.start' : 'check:verdict.go-on';
}

function FortChecker(page: Props) {
  const { names, forms } = page;
  const t = useText();
  const words = useWordsOf(names);
  const checks = useCheck<FortCheck>({
    name: 'fort-check',
    page,
    upgrade: fortQuestionUpgrade,
    blank: blankCheck,
    kindOf,
    ofCard: (id) => checkOfCard(id, names),
  });
  const { check } = checks;
  const { judgement, waiting, failed, alternatives } = useJudge(check, forms.keys);
  const isRefused = alternatives.length > 0;
  const { code: advice } = useFetched(isRefused, () => import('./suggestions.ts'));
  const { granted: taken = [] } = judgement ?? {};
  const table = taken.reduce((situation, { fact, value }) => putAt(situation, fact, value), {
    ...check.situation,
  });
  const { opened, open } = useOpened(check);
  const asked = useAsked(
    check,
    checks.sheet,
    waiting ? undefined : (judgement?.missing.map(({ fact }) => fact) ?? []),
  );

  /** What the move takes for granted although nobody entered it. */
  const granted = allFacts(forms, check.situation).flatMap((field) => {
    const found = taken.find(({ fact }) => fact === field.at);
    if (!found) return [];
    const cards = listed<unknown>(found.value).map((card) => sayCard(`${card}`, words));
    return {
      text: `${labelOf(field, words)}: ${cards.join(', ')}`,
      take: () => asked.ask(field.at),
    };
  });

  /** Stores an answer of the form. Answers that make no sense without a removed one are removed with it. */
  const put = (part: 'situation' | 'move') => (path: string, value: unknown, field?: string) => {
    const { kind, situation, move, moves } = check;
    const further = moves === undefined ? [] : [moves];
    // Another card has other boxes.
    const before = path === 'play' ? putAt({ ...move }, 'actions', undefined) : { ...check[part] };
    const read = (at: string, said: unknown) => {
      const data = putAt(before, at, said);
      const asked = part === 'move' ? [kind, situation, data] : [kind, data, move];
      return checks.codec.read([...asked, ...further]);
    };
    const next = read(path, value) ?? read(path.split('.')[0] ?? path, undefined);
    if (next) checks.change(next, field);
  };

  return (
    <AskingContext.Provider value={{ check, table, opened, names, forms, words }}>
      <Checker
        page={page}
        game="fort"
        words={{ kinds: 'check:kind.', start: startOf(check, failed) }}
        kinds={kinds}
        onKindTap={open}
        claims={['claim', 'setup']}
        checks={checks}
        judgement={judgement}
        waiting={waiting}
        sayings={(claimed) => sayings(claimed, words)}
        onFill={asked.ask}
        granted={granted}
        move={check.kind !== 'decline' && <MoveForm put={put('move')} putFact={put('situation')} />}
        picture={
          <Fetched load={() => import('./table-picture.tsx')}>
            {({ TablePicture }) => <TablePicture situation={check.situation} names={names} />}
          </Fetched>
        }
        table={<TableForm asked={asked.paths} onAsk={asked.ask} put={put('situation')} />}
        options={
          advice?.suggestionsOf(alternatives, words, (other, text) =>
            checks.replace(other, t('check:instead.taken', { text })),
          ) ?? []
        }
      />
    </AskingContext.Provider>
  );
}

/** The move checker of Fort. */
export default function FortCheckWidget(props: Surroundings & Props) {
  return (
    <Frame {...props} class="w-check-widget">
      <FortChecker {...props} />
    </Frame>
  );
}
