import { type Cost, phases, type Situation } from '../../../engine/fort/describe/situation.ts';
import { resources, suits } from '../../../engine/fort/notation/tree.ts';
import { Choice, Ticks } from '../../shared/choice.tsx';
import { SelectField } from '../../shared/field.tsx';
import { Icon } from '../../shared/icon.tsx';
import { Stepper } from '../../shared/stepper.tsx';
import { useText } from '../../shared/text.tsx';
import { withKey } from '../shared/with.ts';
import { CardField } from './card-fields.tsx';
import { useAsking, usePlayers } from './context.ts';
import type { commonFacts, leaderFacts } from './facts.ts';
import { rivalNames } from './facts.ts';
import { PileField } from './pile-fields.tsx';
import { PerkRowField } from './side-field.tsx';
import { TokensField } from './token-fields.tsx';
import { YesNo } from './yes-no.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
}

/** The situation, and how to change one part of it. */
function useSituation(id: string) {
  const { check, change } = useAsking();
  const { situation } = check;
  const set = <Key extends keyof Situation>(key: Key, value: Situation[Key] | undefined) =>
    change({ ...check, situation: withKey(situation, key, value) }, id);
  return { situation, set };
}

/** What followers look at. */
export function LeaderField({ fact, ...props }: Props & { fact: (typeof leaderFacts)[number] }) {
  const t = useText();
  const players = usePlayers();
  const { situation, set } = useSituation(props.id);
  const { leader = {} } = situation;
  const put = (next: typeof leader) =>
    set('leader', Object.keys(next).length > 0 ? next : undefined);
  switch (fact) {
    case 'played':
      return (
        <CardField
          {...props}
          value={leader.played}
          onChange={(card) => put(withKey(leader, 'played', card))}
        />
      );
    case 'declared':
      return (
        <SelectField
          {...props}
          empty={t('check:unsaid')}
          options={suits.map((suit) => [suit, t(`verdicts:suit.${suit}`)])}
          value={leader.declared}
          onChange={(suit) => put(withKey(leader, 'declared', suit))}
        />
      );
    case 'gained':
      return (
        <Choice
          {...props}
          options={[
            ...resources.map((kind) => [kind, t(`verdicts:resource.${kind}`)] as const),
            ['none', t('rules:example.leader.none')],
          ]}
          value={leader.gained}
          onChange={(kind) => put({ ...leader, gained: kind })}
        />
      );
    case 'resolving':
      return (
        <YesNo
          {...props}
          value={leader.resolving}
          onChange={(said) => put(withKey(leader, 'resolving', said))}
        />
      );
    case 'followed':
    case 'declined':
      return (
        <Ticks
          {...props}
          options={players.all.map((player) => [player, players.name(player)])}
          values={leader[fact] ?? []}
          onChange={(names) => put(withKey(leader, fact, names.length > 0 ? names : undefined))}
        />
      );
  }
}

/** Everyone in turn order, those who have a name first. */
function seats(situation: Situation, count: number): string[] {
  const known = [...new Set(rivalNames({ ...situation, players: undefined }))];
  const listed = typeof situation.players === 'object' ? situation.players : ['me', ...known];
  const all = [...listed];
  for (let number = 1; all.length < count; number++)
    if (!all.includes(`rival ${number}`)) all.push(`rival ${number}`);
  return all.filter((name, at) => name === 'me' || at < count).slice(0, count);
}

/** What lies between the players, and the moment of the game. */
export function CommonField({ fact, ...props }: Props & { fact: (typeof commonFacts)[number] }) {
  const t = useText();
  const players = usePlayers();
  const { situation, set } = useSituation(props.id);
  switch (fact) {
    case 'players': {
      const said = situation.players;
      const count = typeof said === 'object' ? said.length : said;
      return (
        <Choice
          {...props}
          hint={typeof said === 'object' ? said.map(players.name).join(' → ') : ''}
          options={[2, 3, 4].map((number) => [number, number])}
          value={count}
          onChange={(number) => set('players', seats(situation, number))}
        />
      );
    }
    case 'turn':
    case 'first':
      return (
        <Choice
          {...props}
          options={players.all.map((player) => [player, players.name(player)])}
          value={situation[fact]}
          onChange={(player) => set(fact, player)}
        />
      );
    case 'phase':
      return (
        <SelectField
          {...props}
          empty={t('check:unsaid')}
          options={phases.map((phase) => [phase, t(`verdicts:phase.${phase}`)])}
          value={situation.phase}
          onChange={(phase) => set('phase', phase)}
        />
      );
    case 'park':
      return (
        <PileField {...props} value={situation.park} onChange={(cards) => set('park', cards)} />
      );
    case 'park-deck':
      return (
        <Stepper
          {...props}
          value={situation['park-deck']}
          max={60}
          onChange={(count) => set('park-deck', count)}
        />
      );
    case 'supply':
      return (
        <TokensField
          {...props}
          value={situation.supply}
          onChange={(tokens) => set('supply', tokens)}
        />
      );
    case 'perk-row':
      return (
        <PerkRowField
          {...props}
          value={situation['perk-row']}
          onChange={(perks) => set('perk-row', perks)}
        />
      );
  }
}

/** A printed cost, read off the board. */
export function CostField({
  step,
  ...props
}: Props & { step: '0-1' | '1-2' | '2-3' | '3-4' | '4-5' }) {
  const t = useText();
  const { situation, set } = useSituation(props.id);
  const { board = {} } = situation;
  const cost = board.costs?.[step];
  const count = (kind: Cost[number]) => cost?.filter((token) => token === kind).length ?? 0;
  const put = (kind: Cost[number], times: number) => {
    const others = cost?.filter((token) => token !== kind) ?? [];
    const next = [...others, ...Array.from({ length: times }, () => kind)];
    set('board', { ...board, costs: { ...board.costs, [step]: next } });
  };
  const kinds = [...resources, 'any'] as const;
  return (
    <fieldset class="w-field w-tokens" id={props.id} aria-describedby={`${props.id}-hint`}>
      <legend>{props.label}</legend>
      <div class="w-bar">
        {kinds.map((kind) => (
          <Stepper
            key={kind}
            id={`${props.id}-${kind}`}
            label={t(`verdicts:resource.${kind}`)}
            value={cost === undefined ? undefined : count(kind)}
            max={9}
            onChange={(times) => put(kind, times ?? 0)}
          />
        ))}
      </div>
      <p class="w-hint" id={`${props.id}-hint`}>
        <Icon id="info" /> {t('check:cost-hint')}
      </p>
    </fieldset>
  );
}
