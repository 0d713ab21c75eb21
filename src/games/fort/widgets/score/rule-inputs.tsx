import { useState } from 'preact/hooks';
import { suits } from '#engine/fort/notation/tree.ts';
import type { PlayableId } from '#generated/fort.ts';
import { CardPicker } from '#widgets/shared/card-picker.tsx';
import { Choice, Ticks } from '#widgets/shared/choice.tsx';
import { FieldNotes } from '#widgets/shared/field.tsx';
import { Icon } from '#widgets/shared/icon.tsx';
import { Stepper } from '#widgets/shared/stepper.tsx';
import { RuleLink, useText } from '#widgets/shared/text.tsx';
import { useScoring } from './context.ts';
import { type CountId, type FortPlayer, withPlayer } from './game.ts';
import { inputsOf } from './inputs.ts';
import { useProblems } from './problems.tsx';
import type { FieldId } from './sheet.ts';

interface Props {
  readonly player: FortPlayer;
  readonly seat: number;
}

/** The last card taken away goes first: the order of picking is the order of the list. */
const without = (cards: readonly PlayableId[], card: PlayableId): PlayableId[] => {
  const at = cards.lastIndexOf(card);
  return cards.filter((_, place) => place !== at);
};

const fieldOf = (count: CountId): FieldId => {
  if (count.endsWith('-in-stuff')) return 'stuff';
  if (count.endsWith('pack')) return 'pack';
  return count === 'lookout' || count === 'cards' ? count : 'figure';
};

function PickedCards({ player, seat }: Props) {
  const t = useText();
  const { game, names, change } = useScoring();
  const { cards } = player;
  // Choosing to pick cards shows them at once.
  const [open, setOpen] = useState(cards.length === 0);
  const problems = useProblems(seat)('cards');
  const set = (next: readonly PlayableId[]) => change(withPlayer(game, seat, { cards: next }));
  const signs = [...suits, 'coin' as const].map((id) => ({
    id,
    name: names.suits[id] ?? id,
  }));
  return (
    <div class="w-field">
      <p>
        <RuleLink clause="rule.count-all">{t('score:cards.all')}</RuleLink>
      </p>
      <button
        type="button"
        id={`p${seat}-cards-picked`}
        class="w-unfold"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('score:cards.picked', { count: cards.length })}
      </button>
      {open && (
        <CardPicker
          id={`p${seat}-picker`}
          opener={`p${seat}-cards-picked`}
          cards={names.cards}
          signs={signs}
          chosen={cards}
          onAdd={(card) => set([...cards, card])}
          onRemove={(card) => set(without(cards, card))}
        />
      )}
      <FieldNotes id={`p${seat}-cards-picked`} label="" problems={problems} />
    </div>
  );
}

/** Exactly what the made-up rules on the table look at. */
export function RuleInputs({ player, seat }: Props) {
  const t = useText();
  const { game, names, change } = useScoring();
  const problems = useProblems(seat);
  const { counts, suits: ticksSuits, fromCards } = inputsOf(game, player);
  const set = (part: Partial<FortPlayer>, field: string) =>
    change(withPlayer(game, seat, part), `p${seat}-${field}`);
  const picked = player.picking && fromCards;
  return (
    <>
      {fromCards && (
        <Choice
          id={`p${seat}-by`}
          label={t('score:by.label')}
          options={[
            ['count', t('score:by.count')],
            ['cards', t('score:by.cards')],
          ]}
          value={player.picking ? 'cards' : 'count'}
          onChange={(way) => set({ picking: way === 'cards' }, 'by')}
        />
      )}
      {picked && <PickedCards player={player} seat={seat} />}
      {ticksSuits && !picked && (
        <Ticks
          id={`p${seat}-suits`}
          label={t('score:suits')}
          options={suits.map((suit) => [
            suit,
            <>
              <Icon id={suit} tinted /> {names.suits[suit]}
            </>,
          ])}
          values={player.suits}
          onChange={(ticked) => set({ suits: ticked }, 'suits')}
        />
      )}
      {!picked &&
        counts.map((id) => (
          <Stepper
            key={id}
            id={`p${seat}-${id}`}
            label={t(`score:count.${id}`)}
            hint={
              id === 'cards' && player.rule !== 'sleepover' ? t('score:sleepover-of-rival') : ''
            }
            value={player.counts[id]}
            problems={problems(fieldOf(id))}
            onChange={(count) =>
              set({ counts: withCount(player.counts, id, count) }, `count-${id}`)
            }
          />
        ))}
    </>
  );
}

function withCount(counts: FortPlayer['counts'], id: CountId, count: number | undefined) {
  const { [id]: _, ...others } = counts;
  return count === undefined ? others : { ...others, [id]: count };
}
