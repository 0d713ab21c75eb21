import { dobroUpgrade } from '#engine/dobro/format/version-1.ts';
import { blankCheck } from '#widgets/check/shared/check-codec.ts';
import { Checker, type CheckPage, goTo } from '#widgets/check/shared/checker.tsx';
import { useCheck } from '#widgets/check/shared/use-check.ts';
import { withKey } from '#widgets/check/shared/with.ts';
import { Fetched } from '#widgets/shared/fetched.tsx';
import { Frame } from '#widgets/shared/frame.tsx';
import { type Surroundings, useFormat, useText } from '#widgets/shared/text.tsx';
import { sayDobroCard } from '../../words/card.ts';
import { type DobroCheck, kindOf, kinds } from './check.ts';
import type { Forms } from './field.ts';
import { MoveForm, type Put } from './move-form.tsx';
import { afterPlay, namedAs } from './options.ts';
import { usePlayers } from './players.ts';
import { sayAlternative, sayDobroOption, sayings } from './say.ts';
import { TableForm } from './table-form.tsx';
import { useAnswer } from './use-answer.ts';

/** What to do next, before there is anything to judge. */
const startOf = ({ kind }: DobroCheck) => {
  if (kind === null) return 'start';
  return kind === 'climb' ? 'go-on-climb' : 'go-on';
};

type Props = CheckPage & { readonly forms: Forms };

function DobroChecker(page: Props) {
  const { forms } = page;
  const t = useText();
  const format = useFormat();
  const checks = useCheck<DobroCheck>({
    name: 'dobro-check',
    page,
    upgrade: dobroUpgrade,
    blank: blankCheck,
    kindOf,
  });
  const { check, change } = checks;
  const { kind } = check;
  const { judgement, instead, waiting, failed } = useAnswer(check, forms.keys);
  const players = usePlayers(check);
  /** Stores answers of the form, as far as the format accepts them. */
  const put =
    (part: 'situation' | 'move'): Put =>
    (answers, field) => {
      const data = Object.entries({ ...check[part], ...answers });
      const said = Object.fromEntries(data.filter(([, value]) => value !== undefined));
      const next = checks.codec.read(checks.codec.write({ ...check, [part]: said }));
      if (next) change(next, field);
    };
  const asked = new Set(judgement?.missing.map(({ fact }) => fact) ?? []);
  const take = (text: string, next: DobroCheck) => ({
    text,
    take: () => checks.replace(next, t('check:instead.taken', { text })),
  });
  const options = judgement && 'options' in judgement ? judgement.options : undefined;
  return (
    <Checker
      page={page}
      game="dobro"
      words={{
        kinds: 'check:dobro.kind.',
        start: failed ? 'check:verdict.failed' : `check:dobro.${startOf(check)}`,
      }}
      kinds={kinds}
      claims={['forgetful', 'climb']}
      checks={checks}
      judgement={judgement}
      waiting={waiting}
      sayings={(claimed) => sayings(claimed, format, players.name)}
      onFill={(fact) => {
        // The field of the climb appears once the climb is described play by play.
        if (fact === 'climb')
          change({
            ...check,
            situation: withKey({ climb: [], ...check.situation }, 'value', undefined),
          });
        const field = fact === 'hand' && kind === 'draw' ? 'holding' : fact.replaceAll('.', '-');
        setTimeout(() => goTo(`f-${field}`));
      }}
      move={
        kind !== 'options' &&
        kind !== 'take' && <MoveForm check={check} forms={forms} put={put('move')} />
      }
      picture={
        <Fetched load={() => import('./table-picture.tsx')}>
          {({ TablePicture }) => (
            <TablePicture
              situation={check.situation}
              nameOf={(card) => sayDobroCard(card, format)}
            />
          )}
        </Fetched>
      }
      table={
        kind !== 'climb' && (
          <TableForm check={check} forms={forms} put={put('situation')} asked={asked} />
        )
      }
      options={[
        ...(options
          ? [
              {
                title: t(options.length > 0 ? 'check:dobro.options' : 'check:dobro.no-options'),
                icon: 'check',
                all: options.map((option) =>
                  take(
                    sayDobroOption(option, format),
                    kind === 'options' ? afterPlay(check, option) : namedAs(check, option),
                  ),
                ),
              },
            ]
          : []),
        ...(instead.length > 0
          ? [
              {
                title: t('check:instead.legal'),
                icon: 'check',
                all: instead.map((other) => take(sayAlternative(other, format), other.check)),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The move checker of Dobro. */
export default function DobroCheckWidget(props: Surroundings & Props) {
  return (
    <Frame {...props} class="w-check-widget">
      <DobroChecker {...props} />
    </Frame>
  );
}
