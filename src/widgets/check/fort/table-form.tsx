import { SelectField } from '../../shared/field.tsx';
import { useText } from '../../shared/text.tsx';
import { withKey } from '../shared/with.ts';
import { useAsking, usePlayers } from './context.ts';
import { allFacts, type FactId, fieldId, isSaid, pathOf, shownFacts } from './facts.ts';
import { SideField } from './side-field.tsx';
import { CommonField, CostField, LeaderField } from './table-fields.tsx';

/** The name of a field. */
export function useFactLabel(): (id: FactId) => string {
  const t = useText();
  const players = usePlayers();
  return (id) => {
    switch (id.of) {
      case 'leader':
        return t(`rules:example.leader.${id.fact}`);
      case 'me':
        return t(`check:mine.${id.fact}`);
      case 'common':
        return t(`check:common.${id.fact}`);
      case 'cost':
        return t('check:cost', { step: id.fact.replace('-', '–') });
      case 'rival':
        return t(`check:theirs.${id.fact}`, { player: players.name(id.name) });
    }
  };
}

function Field({ fact, label }: { fact: FactId; label: string }) {
  const { check, change } = useAsking();
  const id = fieldId(pathOf(fact));
  const { situation } = check;
  if (fact.of === 'leader') return <LeaderField id={id} label={label} fact={fact.fact} />;
  if (fact.of === 'common') return <CommonField id={id} label={label} fact={fact.fact} />;
  if (fact.of === 'cost') return <CostField id={id} label={label} step={fact.fact} />;
  const rivals = situation.rivals ?? {};
  const side = (fact.of === 'me' ? situation.me : rivals[fact.name]) ?? {};
  return (
    <SideField
      id={id}
      label={label}
      fact={fact.fact}
      side={side}
      onChange={(next) => {
        const said = Object.keys(next).length > 0 ? next : undefined;
        const changed =
          fact.of === 'me'
            ? withKey(situation, 'me', said)
            : { ...situation, rivals: withKey(rivals, fact.name, said) };
        change({ ...check, situation: changed }, id);
      }}
    />
  );
}

/** What lies on the table: only what matters for this move, and whatever else is to be said. */
export function TableForm(props: { asked: ReadonlySet<string>; onAsk: (path: string) => void }) {
  const t = useText();
  const { check } = useAsking();
  const label = useFactLabel();
  const shown = shownFacts(check, props.asked);
  const paths = shown.map(pathOf);
  const others = allFacts(check.situation).filter(
    (id) => !paths.includes(pathOf(id)) && !isSaid(check.situation, id),
  );
  return (
    <>
      {shown.map((fact) => (
        <div key={pathOf(fact)} id={`${fieldId(pathOf(fact))}-place`} tabIndex={-1} class="w-fact">
          <Field fact={fact} label={label(fact)} />
        </div>
      ))}
      <SelectField
        id="more-facts"
        label={t('check:more.label')}
        hint={t('check:more.hint')}
        empty={t('check:more.empty')}
        options={others.map((id) => [pathOf(id), label(id)])}
        value={undefined}
        onChange={(path) => path !== undefined && props.onAsk(path)}
      />
    </>
  );
}
