import {
  type Choices,
  type Conversion,
  listed,
  type MovedCard,
} from '../../../engine/fort/describe/move.ts';
import { resources } from '../../../engine/fort/notation/tree.ts';
import { Choice } from '../../shared/choice.tsx';
import { SelectField } from '../../shared/field.tsx';
import { Stepper } from '../../shared/stepper.tsx';
import { useText } from '../../shared/text.tsx';
import { withKey } from '../shared/with.ts';
import { type CheckBox, useAsking, usePlayers } from './context.ts';
import { MovedField } from './moved-field.tsx';
import { PaymentField, TokensField } from './token-fields.tsx';
import { YesNo } from './yes-no.tsx';

interface Props {
  readonly id: string;
  /** What the box shows; null: it is not known which box it is, so anything may be asked. */
  readonly box: CheckBox | null;
  readonly choices: Choices;
  /** Full or partial is only the leader's question. */
  readonly follows?: boolean;
  readonly onChange: (choices: Choices, field: string) => void;
}

const isStructured = (said: Choices['convert']): said is Conversion | readonly Conversion[] =>
  typeof said === 'object';

/** The choices inside one action: only those that its icons offer, and those already said. */
export function ChoicesForm({ id, box, choices, follows, onChange }: Props) {
  const t = useText();
  const { names } = useAsking();
  const players = usePlayers();
  const set = <Key extends keyof Choices>(key: Key, value: Choices[Key] | undefined) =>
    onChange(withKey(choices, key, value), `${id}-${key}`);
  const asks = (key: keyof Choices, ...steps: CheckBox['steps']): boolean =>
    choices[key] !== undefined || (box !== null && steps.some((step) => box.steps.includes(step)));
  const kinds = resources.map((kind) => [kind, t(`verdicts:resource.${kind}`)] as const);
  const moved = (
    key: 'trash' | 'lookout' | 'recruit',
    ...sources: readonly ('hand' | 'discard' | 'park' | 'park-deck' | 'yard')[]
  ) =>
    asks(key, key) && (
      <MovedField
        id={`${id}-${key}`}
        label={t(`verdicts:action.${key}`)}
        sources={sources}
        value={listed<MovedCard>(choices[key])}
        onChange={(cards) => set(key, cards.length === 0 ? undefined : cards)}
      />
    );
  const { gain, convert, pay } = choices;
  const copies = box?.steps.some((step) => step.startsWith('copy')) ?? false;
  return (
    <div class="w-choices">
      {!follows && (box?.divisible !== false || choices.full !== undefined) && (
        <Choice
          id={`${id}-full`}
          label={t('check:extent.label')}
          options={[
            ['any', t('check:whichever')],
            ['full', t('rules:example.choice.full')],
            ['part', t('rules:example.choice.part')],
          ]}
          value={choices.full === undefined ? 'any' : choices.full ? 'full' : 'part'}
          onChange={(said) => set('full', said === 'any' ? undefined : said === 'full')}
        />
      )}
      {(choices.times !== undefined || (box !== null && box.per !== null)) && (
        <Stepper
          id={`${id}-times`}
          label={t('check:times')}
          value={choices.times}
          max={20}
          onChange={(times) => set('times', times)}
        />
      )}
      {(typeof gain === 'string' || (gain === undefined && box?.anyKind)) && (
        <Choice
          id={`${id}-gain`}
          label={t('verdicts:action.gain')}
          options={[['any', t('check:whichever')], ...kinds]}
          value={gain ?? 'any'}
          onChange={(kind) => set('gain', kind === 'any' ? undefined : kind)}
        />
      )}
      {(typeof gain === 'object' || (copies && typeof gain !== 'string')) && (
        <TokensField
          id={`${id}-gain`}
          label={t('verdicts:action.gain')}
          value={typeof gain === 'object' ? gain : undefined}
          onChange={(tokens) => set('gain', tokens)}
        />
      )}
      {moved('trash', 'hand', 'discard')}
      {moved('lookout', 'hand', 'park', 'park-deck', 'yard')}
      {moved('recruit', 'park', 'park-deck', 'yard')}
      {asks('pack', 'pack') && (
        <PaymentField
          id={`${id}-pack`}
          label={t('verdicts:action.pack')}
          from={['stuff', 'supply']}
          value={choices.pack}
          onChange={(said) => set('pack', said)}
        />
      )}
      {asks('spend', 'spend') && (
        <PaymentField
          id={`${id}-spend`}
          label={t('verdicts:action.spend')}
          from={['stuff', 'pack']}
          value={choices.spend}
          onChange={(said) => set('spend', said)}
        />
      )}
      {asks('advance', 'advance') && (
        <YesNo
          id={`${id}-advance`}
          label={t('verdicts:action.advance')}
          value={choices.advance}
          onChange={(said) => set('advance', said)}
        />
      )}
      {(pay !== undefined || asks('pay', 'advance')) && choices.advance !== false && (
        <PaymentField
          id={`${id}-pay`}
          label={t('check:pay')}
          from={['stuff', 'pack']}
          value={pay}
          onChange={(said) => set('pay', said)}
        />
      )}
      {choices.advance !== false && asks('choose', 'advance') && (
        <SelectField
          id={`${id}-choose`}
          label={t('check:reward')}
          empty={t('check:unsaid')}
          options={[...names.rules, ...names.perks]}
          value={choices.choose}
          onChange={(said) => set('choose', said)}
        />
      )}
      {asks('rival', 'copy-rival-pack') && (
        <SelectField
          id={`${id}-rival`}
          label={t('check:whose')}
          empty={t('check:whichever')}
          options={[...new Set([...players.rivals, ...(choices.rival ? [choices.rival] : [])])].map(
            (player) => [player, players.name(player)],
          )}
          value={choices.rival}
          onChange={(said) => set('rival', said)}
        />
      )}
      {asks('trash-rival', 'trash-rival') && (
        <MovedField
          id={`${id}-trash-rival`}
          label={t('verdicts:action.trash-rival')}
          sources={['yard']}
          value={choices['trash-rival'] === undefined ? [] : [choices['trash-rival']]}
          onChange={(cards) => set('trash-rival', cards.at(-1))}
        />
      )}
      {asks('convert', 'convert') && (
        <Choice
          id={`${id}-convert`}
          label={t('verdicts:action.convert')}
          hint={
            isStructured(convert)
              ? listed<Conversion>(convert)
                  .map(({ to, times = 1 }) => t(`verdicts:amount.${to}`, { count: times }))
                  .join(', ')
              : ''
          }
          options={[['any', t('check:whichever')], ...kinds]}
          value={isStructured(convert) ? undefined : (convert ?? 'any')}
          onChange={(kind) => set('convert', kind === 'any' ? undefined : kind)}
        />
      )}
      {asks('trash-this', 'trash-this') && (
        <YesNo
          id={`${id}-trash-this`}
          label={t('verdicts:action.trash-this')}
          value={choices['trash-this']}
          onChange={(said) => set('trash-this', said)}
        />
      )}
      {asks('vp', 'vp') && (
        <Stepper
          id={`${id}-vp`}
          label={t('verdicts:action.vp')}
          value={choices.vp}
          max={60}
          onChange={(points) => set('vp', points)}
        />
      )}
    </div>
  );
}
