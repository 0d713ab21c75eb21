import { type BoxName, boxNames } from '#engine/fort/notation/tree.ts';
import { Choice } from '#widgets/shared/choice.tsx';
import { useFormat, useText } from '#widgets/shared/text.tsx';
import { actionsOf, type Use, usesOf } from './check.ts';
import { type CheckBox, type CheckCard, useAsking, useCards } from './context.ts';
import { putAt } from './data.ts';
import { allFacts, askedFirst } from './facts.ts';
import { Fields } from './field-view.tsx';

/** Puts an answer into the move; what is typed in one go is undone in one go. */
type Put = (path: string, value: unknown, field?: string) => void;

/** The two boxes of a card in words. */
function Sentences({ card }: { card: CheckCard }) {
  const t = useText();
  return (
    <dl class="w-boxes">
      {boxNames.map((box) => (
        <div key={box}>
          <dt>{t(`verdicts:box.${box}`)}</dt>
          <dd>{card[box]?.say ?? t('check:no-box')}</dd>
        </div>
      ))}
    </dl>
  );
}

const orders: readonly (readonly BoxName[])[] = [
  ['public'],
  ['private'],
  ['public', 'private'],
  ['private', 'public'],
];

/** Which boxes, in which order; what was chosen inside a box stays with it. */
function UsesField({ card, put }: { card: CheckCard; put: Put }) {
  const t = useFormat();
  const uses = usesOf(useAsking().check.move);
  const nameOf = (order: readonly BoxName[]): string => order.join('-') || 'any';
  const both = card.public !== null && card.private !== null;
  return (
    <Choice
      id="uses"
      label={t('check:uses.label')}
      options={[
        ['any', t('check:whichever')],
        ...orders
          .slice(0, both ? 4 : 2)
          .map((order) => [nameOf(order), t(`check:uses.${nameOf(order)}`)] as const),
      ]}
      value={nameOf(uses.map(({ box }) => box))}
      onChange={(chosen) => {
        const order = orders.find((each) => nameOf(each) === chosen);
        const use = (box: BoxName): Use =>
          uses.find((old) => old.box === box) ?? { box, choices: {} };
        put('actions', order && actionsOf(order.map(use)));
      }}
    />
  );
}

/** The choices inside one action, folded away while there are none. */
function UseChoices(props: { id: string; use: Use; box: CheckBox | null; onPut: Put }) {
  const t = useText();
  const card = useCards();
  const { check, forms } = useAsking();
  const { id, use, box } = props;
  return (
    <details class="w-use" open={Object.keys(use.choices).length > 0}>
      <summary>
        {t('check:uses.choices', { box: { word: `fort/${use.box}-action` } })}
        {use.card !== undefined && ` (${card(use.card)?.name ?? use.card})`}
      </summary>
      <div class="w-choices">
        <Fields
          id={`${id}-`}
          fields={forms.choices}
          data={{ ...use.choices }}
          view={{ ...check, choices: use.choices, box }}
          onPut={props.onPut}
        />
      </div>
    </details>
  );
}

/** The questions about the move. */
export function MoveForm({ put, putFact }: { put: Put; putFact: Put }) {
  const { check, forms } = useAsking();
  const cards = useCards();
  const { kind, move, situation } = check;
  if (kind === null) return null;
  const card = cards(kind === 'follow' ? situation.leader?.played : move.play);
  const uses = usesOf(move);
  const fields = (from: number, to?: number) => (
    <Fields
      id=""
      fields={(forms.move[kind] ?? []).slice(from, to)}
      data={{ ...move }}
      view={{ ...check, card }}
      onPut={put}
    />
  );
  if (kind === 'play')
    return (
      <>
        {fields(0, 1)}
        {card && <Sentences card={card} />}
        {card && <UsesField card={card} put={put} />}
        {fields(1)}
        {card &&
          uses.map((use, at) => (
            <UseChoices
              key={`${use.box}-${at}`}
              id={`use-${at}`}
              use={use}
              box={card[use.box]}
              onPut={(path, value, field) => {
                const next = { ...use, choices: putAt({ ...use.choices }, path, value) };
                put('actions', actionsOf(uses.map((old) => (old === use ? next : old))), field);
              }}
            />
          ))}
      </>
    );
  return (
    <>
      <Fields
        id="f-"
        fields={allFacts(forms, situation).filter(({ at }) => askedFirst(check).includes(at))}
        data={{ ...situation }}
        view={check}
        onPut={putFact}
      />
      {kind === 'follow' && card && <Sentences card={card} />}
      {kind === 'setup' ? <div class="w-figures">{fields(0)}</div> : fields(0)}
      {kind === 'follow' && move.follow !== undefined && (
        <UseChoices
          id="action"
          use={{ box: 'public', choices: move.action ?? {} }}
          box={card?.public ?? null}
          onPut={(path, value, field) => put(`action.${path}`, value, field)}
        />
      )}
    </>
  );
}
