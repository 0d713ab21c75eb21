import type { Situation, WrittenPlay } from '#engine/dobro/format/schema.ts';
import { judge } from '#engine/dobro/judging/judge.ts';
import { type Surroundings, useText, WordsProvider } from '#widgets/shared/text.tsx';
import { type FaceOf, Nothing, SmallCard, Stack, Zone, Zones } from '#widgets/table/parts.tsx';
import { playOf } from './widgets/check/check.ts';

const drawnKeys: readonly string[] = [
  'climb',
  'value',
  'hand',
  'holding',
  'deck',
] satisfies (keyof Situation)[];

/** What was told and can't be seen in the picture: a page says it in words. */
export const notDrawn = (situation: Situation): Record<string, unknown> =>
  Object.fromEntries(Object.entries(situation).filter(([key]) => !drawnKeys.includes(key)));

/** One play: its cards, the number a Joker stands for, and the value that it leaves. */
function Play({
  play,
  value,
  faceOf,
}: {
  play: WrittenPlay;
  value: number | null;
  faceOf: FaceOf;
}) {
  const t = useText();
  const { cards, as } = playOf(play);
  return (
    <span class="t-play">
      <span class="t-pair">
        {cards.map((card, at) => (
          <SmallCard key={at} face={faceOf(String(card))} />
        ))}
      </span>
      {as !== undefined && <span class="t-value">{t('table:joker-as', { number: as })}</span>}
      {value ? <span class="t-value">{t('table:value', { value })}</span> : null}
    </span>
  );
}

export interface Picture {
  readonly situation: Situation;
  readonly faceOf: FaceOf;
}

/** The described table: the climb with its value, the deck, and your hand. */
export function DobroTable({ situation, faceOf }: Picture) {
  const t = useText();
  const { climb, value, hand, holding, deck } = situation;
  if (Object.keys(notDrawn(situation)).length === Object.keys(situation).length) return null;
  const { values = [] } = climb === undefined || climb.length === 0 ? {} : judge({}, { climb });
  return (
    <div class="t-table">
      <Zones board>
        {climb !== undefined && (
          <Zone name={t('format-dobro:situation.climb.name')}>
            {climb.length === 0 && <Nothing />}
            {climb.map((play, at) => (
              <Play key={at} play={play} value={values[at] ?? null} faceOf={faceOf} />
            ))}
          </Zone>
        )}
        {value !== undefined && (
          <Zone name={t('format-dobro:situation.value.name')}>
            <b>{value}</b>
          </Zone>
        )}
        {deck !== undefined && (
          <Zone name={t('format-dobro:situation.deck.name')}>
            <Stack count={deck} />
          </Zone>
        )}
        {hand !== undefined && (
          <Zone name={t('format-dobro:situation.hand.name')}>
            {hand.length === 0 && <Nothing />}
            {hand.map((card, at) => (
              <SmallCard key={at} face={faceOf(String(card))} />
            ))}
          </Zone>
        )}
        {holding !== undefined && (
          <Zone name={t('format-dobro:situation.holding.name')}>
            <Stack count={holding} />
          </Zone>
        )}
      </Zones>
    </div>
  );
}

/** The same on a page that is no island. */
export default function TablePicture({
  surroundings,
  ...picture
}: Picture & { surroundings: Surroundings }) {
  return (
    <WordsProvider {...surroundings}>
      <DobroTable {...picture} />
    </WordsProvider>
  );
}
