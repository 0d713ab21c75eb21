import { type HelpingCard, listed } from '../../../engine/fort/describe/move.ts';
import { suits } from '../../../engine/fort/notation/tree.ts';
import { Choice } from '../../shared/choice.tsx';
import { CheckField, SelectField } from '../../shared/field.tsx';
import { useText } from '../../shared/text.tsx';
import { withKey } from '../shared/with.ts';
import { CardField } from './card-fields.tsx';
import { actionsOf, type BoxName, type Draft, type Use, usesOf } from './check.ts';
import { ChoicesForm } from './choices-form.tsx';
import {
  type CheckBox,
  type CheckCard,
  useAsking,
  useCards,
  useMove,
  usePerkName,
} from './context.ts';
import { replaced } from './edit.ts';
import { HelpingField } from './helping-field.tsx';

const boxes = ['public', 'private'] as const;

/** The two boxes of a card in words. */
function Sentences({ card }: { card: CheckCard }) {
  const t = useText();
  return (
    <dl class="w-boxes">
      {boxes.map((box) => (
        <div key={box}>
          <dt>{t(`verdicts:box.${box}`)}</dt>
          <dd>{card[box]?.say ?? t('check:no-box')}</dd>
        </div>
      ))}
    </dl>
  );
}

const orders = {
  public: ['public'],
  private: ['private'],
  'public-private': ['public', 'private'],
  'private-public': ['private', 'public'],
} as const satisfies Record<string, readonly BoxName[]>;
type Order = keyof typeof orders;
const isOrder = (text: string): text is Order => Object.hasOwn(orders, text);

/** Which boxes, in which order; what was chosen inside a box stays with it. */
function UsesField({ card }: { card: CheckCard }) {
  const t = useText();
  const { move, set } = useMove();
  const uses = usesOf(move);
  const now = uses.map(({ box }) => box).join('-');
  const both = card.public !== null && card.private !== null;
  const offered: Order[] = both
    ? ['public', 'private', 'public-private', 'private-public']
    : ['public', 'private'];
  const choose = (order: Order | 'any') => {
    if (order === 'any') return set(withKey(move, 'actions', undefined));
    const next = orders[order].map(
      (box): Use => uses.find((use) => use.box === box) ?? { box, choices: {} },
    );
    set({ ...move, actions: actionsOf(next) });
  };
  return (
    <Choice
      id="uses"
      label={t('check:uses.label')}
      options={[
        ['any', t('check:whichever')],
        ...offered.map((order) => [order, t(`check:uses.${order}`)] as const),
      ]}
      value={uses.length === 0 ? 'any' : isOrder(now) ? now : undefined}
      onChange={choose}
    />
  );
}

function Uses({ card }: { card: CheckCard }) {
  const t = useText();
  const { move, set } = useMove();
  const cards = useCards();
  const uses = usesOf(move);
  return (
    <>
      {uses.map((use, at) => (
        <details key={`${use.box}-${at}`} class="w-use" open={Object.keys(use.choices).length > 0}>
          <summary>
            {t('check:uses.choices', { box: t(`verdicts:box.${use.box}`) })}
            {use.of !== undefined && ` (${cards(use.of)?.name ?? use.of})`}
          </summary>
          <ChoicesForm
            id={`use-${at}`}
            box={card[use.box]}
            choices={use.choices}
            onChange={(choices, field) =>
              set({ ...move, actions: actionsOf(replaced(uses, at, { ...use, choices })) }, field)
            }
          />
        </details>
      ))}
    </>
  );
}

const asksSuit = (card: CheckCard, move: Draft): boolean => {
  const used = usesOf(move).map(({ box }) => box);
  const per = (box: CheckBox | null) => box?.per === 'one-suit';
  return boxes.some((box) => (used.length === 0 || used.includes(box)) && per(card[box]));
};

/** “I play a card.” */
export function PlayForm() {
  const t = useText();
  const { check } = useAsking();
  const { move, set } = useMove();
  const card = useCards()(move.play);
  const perkName = usePerkName();
  const playedBefore = check.situation.me?.played !== undefined;
  const coin = card?.signs.includes('coin') && card.public !== null;
  return (
    <>
      <CardField
        id="play"
        label={t('rules:example.does.play')}
        value={move.play}
        onChange={(play) =>
          set(
            play === undefined
              ? withKey(move, 'play', undefined)
              : { ...withKey(move, 'actions', undefined), play },
          )
        }
      />
      {card && <Sentences card={card} />}
      {card && <UsesField card={card} />}
      {card && (
        <HelpingField
          id="add"
          label={t('check:add')}
          value={move.add ?? []}
          onChange={(add) => set(withKey(move, 'add', onlyHelping(add)))}
        />
      )}
      {card && (
        <HelpingField
          id="lookout"
          label={t('check:lookout')}
          value={move.lookout ?? []}
          onChange={(lookout) =>
            set(withKey(move, 'lookout', lookout.length > 0 ? lookout : undefined))
          }
        />
      )}
      {card && (asksSuit(card, move) || move.suit !== undefined) && (
        <SelectField
          id="suit"
          label={t('check:suit')}
          empty={t('check:whichever')}
          options={[...suits, 'coin' as const].map((id) => [id, t(`verdicts:suit.${id}`)])}
          value={move.suit}
          onChange={(suit) => set(withKey(move, 'suit', suit))}
        />
      )}
      {(coin || move.declare !== undefined) && (
        <SelectField
          id="declare"
          label={t('check:declare')}
          empty={t('check:whichever')}
          options={suits.map((id) => [id, t(`verdicts:suit.${id}`)])}
          value={move.declare}
          onChange={(declare) => set(withKey(move, 'declare', declare))}
        />
      )}
      {card && <Uses card={card} />}
      {(playedBefore || move.perk !== undefined) && (
        <CheckField
          id="do-over"
          label={t('check:do-over', { perk: perkName('do-over') })}
          checked={move.perk === 'do-over'}
          onChange={(said) => set(withKey(move, 'perk', said ? 'do-over' : undefined))}
        />
      )}
    </>
  );
}

type Helpers = Parameters<Parameters<typeof HelpingField>[0]['onChange']>[0];
const symbols: readonly string[] = [...suits, 'coin'];
const isHelping = (helper: Helpers[number]): helper is HelpingCard =>
  typeof helper === 'object' || !symbols.includes(helper);
/** Only the Lookout knows cards by their symbols. */
const onlyHelping = (helpers: Helpers): readonly HelpingCard[] | undefined => {
  const found = helpers.filter(isHelping);
  return found.length > 0 ? found : undefined;
};

/** “I follow.” */
export function FollowForm() {
  const t = useText();
  const { check } = useAsking();
  const { move, set } = useMove();
  const led = useCards()(check.situation.leader?.played);
  return (
    <>
      {led && <Sentences card={led} />}
      <HelpingField
        id="follow"
        label={t('rules:example.does.follow')}
        value={listed<HelpingCard>(move.follow)}
        sources={['lookout', 'discard', 'deck', 'yard']}
        onChange={(cards) => set(withKey(move, 'follow', onlyHelping(cards)))}
      />
      {move.follow !== undefined && (
        <Choice
          id="box"
          label={t('rules:example.does.box')}
          options={boxes.map((box) => [box, t(`verdicts:box.${box}`)])}
          value={move.box ?? 'public'}
          onChange={(box) => set(withKey(move, 'box', box === 'public' ? undefined : box))}
        />
      )}
      {move.follow !== undefined && (
        <details class="w-use" open={move.action !== undefined}>
          <summary>{t('check:uses.choices', { box: t('verdicts:box.public') })}</summary>
          <ChoicesForm
            id="action"
            box={led?.public ?? null}
            choices={move.action ?? {}}
            follows
            onChange={(action, field) =>
              set(
                withKey(move, 'action', Object.keys(action).length > 0 ? action : undefined),
                field,
              )
            }
          />
        </details>
      )}
    </>
  );
}
