import type { Side } from '../../../engine/fort/describe/situation.ts';
import { Choice, Ticks } from '../../shared/choice.tsx';
import { SelectField } from '../../shared/field.tsx';
import { Stepper } from '../../shared/stepper.tsx';
import { useText } from '../../shared/text.tsx';
import { withKey } from '../shared/with.ts';
import { CardField, CardsField } from './card-fields.tsx';
import { useAsking } from './context.ts';
import type { myFacts } from './facts.ts';
import { LookoutField, PileField } from './pile-fields.tsx';
import { TokensField } from './token-fields.tsx';
import { YesNo } from './yes-no.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly fact: (typeof myFacts)[number];
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

const levels = [0, 1, 2, 3, 4, 5] as const;

/** One thing about one player's side of the table. */
export function SideField({ id, label, fact, side, onChange }: Props) {
  const t = useText();
  const { names } = useAsking();
  const texts = { id, label };
  const set = <Key extends keyof Side>(key: Key, value: Side[Key] | undefined) =>
    onChange(withKey(side, key, value));
  switch (fact) {
    case 'fort':
      return (
        <Choice
          {...texts}
          options={levels.map((level) => [level, level])}
          value={levels.find((level) => level === side.fort)}
          onChange={(level) => set('fort', level)}
        />
      );
    case 'hand':
    case 'yard':
    case 'discard':
    case 'deck':
      return (
        <PileField
          {...texts}
          counted={fact === 'deck' || fact === 'discard'}
          value={side[fact]}
          onChange={(pile) => set(fact, pile)}
        />
      );
    case 'lookout':
      return (
        <LookoutField {...texts} value={side.lookout} onChange={(cards) => set('lookout', cards)} />
      );
    case 'stuff':
    case 'pack':
      return <TokensField {...texts} value={side[fact]} onChange={(tokens) => set(fact, tokens)} />;
    case 'perks':
      return (
        <SelectField
          {...texts}
          empty={t('check:unsaid')}
          hint={
            (side.perks?.length ?? 0) > 1
              ? names.perks
                  .filter(([perk]) => side.perks?.includes(perk))
                  .map(([, name]) => name)
                  .join(', ')
              : ''
          }
          options={[['none', t('rules:example.choice.none')], ...names.perks]}
          value={side.perks === undefined ? undefined : (side.perks[0] ?? 'none')}
          onChange={(perk) =>
            set('perks', perk === undefined ? undefined : perk === 'none' ? [] : [perk])
          }
        />
      );
    case 'rule':
      return (
        <SelectField
          {...texts}
          empty={t('check:unsaid')}
          options={[['some', t('rules:example.affirm')], ...names.rules]}
          value={side.rule === true ? 'some' : side.rule}
          onChange={(rule) => set('rule', rule === 'some' ? true : rule)}
        />
      );
    case 'macaroni':
    case 'first-turn':
      return <YesNo {...texts} value={side[fact]} onChange={(said) => set(fact, said)} />;
    case 'played':
      return <CardField {...texts} value={side.played} onChange={(card) => set('played', card)} />;
    case 'added':
      return (
        <CardsField
          {...texts}
          value={side.added ?? []}
          onChange={(cards) => set('added', cards.length > 0 ? cards : undefined)}
        />
      );
    case 'recruited':
    case 'vp':
      return (
        <Stepper
          {...texts}
          value={side[fact]}
          max={fact === 'vp' ? 200 : 2}
          onChange={(count) => set(fact, count)}
        />
      );
  }
}

/** Perks that lie on the table. */
export function PerkRowField(props: {
  id: string;
  label: string;
  value: NonNullable<Side['perks']> | undefined;
  onChange: (perks: NonNullable<Side['perks']>) => void;
}) {
  const { names } = useAsking();
  return <Ticks {...props} options={names.perks} values={props.value ?? []} />;
}
