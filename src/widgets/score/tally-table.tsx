import type { Kept } from '../shared/kept-games.ts';
import { useLanguage, useText } from '../shared/text.tsx';
import { finalOf, type Standing } from './standing.ts';
import { type Tally, talliesOf } from './tallies.ts';

/** How many of the last games can be told apart on a phone. */
const shown = 24;
const wide = 4;
const high = 24;

/** Points of one player from game to game, as bars; games won have the colour of the game. */
function Bars({ tally, most }: { tally: Tally; most: number }) {
  const t = useText();
  const last = tally.outings.slice(-shown);
  const label = t('games:tally.plot', {
    name: tally.name,
    points: last
      .map(({ points, won }) => (won ? t('games:tally.won', { points }) : `${points}`))
      .join(', '),
  });
  return (
    <svg
      class="w-bars"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${shown * wide} ${high}`}
      width={shown * wide}
      height={high}
    >
      {last.map(({ points, won }, at) => {
        // A game without points is shown as well.
        const height = Math.max(1, (points / most) * high);
        return (
          <rect
            key={at}
            class={won ? 'w-won' : undefined}
            x={at * wide}
            y={high - height}
            width={wide - 1}
            height={height}
          />
        );
      })}
    </svg>
  );
}

/** Games, wins, average and best of each player, over all finished games on the device. */
export function TallyTable<Game>(props: {
  kept: readonly Kept<Game>[];
  standings: (game: Game) => readonly Standing[];
}) {
  const t = useText();
  const language = useLanguage();
  const plays = props.kept.flatMap(({ at, game }) => {
    const players = finalOf(props.standings(game));
    return players ? [{ at, players }] : [];
  });
  const tallies = talliesOf(plays);
  if (tallies.length === 0) return <p class="w-hint">{t('games:tally.none')}</p>;
  const rounded = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const most = Math.max(1, ...tallies.map(({ best }) => best));
  return (
    <div class="scroll-x">
      <table class="w-tally">
        <caption>
          {t('games:tally.caption', { count: plays.length })}
          <span class="w-hint">{t('games:tally.bars')}</span>
        </caption>
        <thead>
          <tr>
            {(['player', 'games', 'wins', 'average', 'best'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`games:tally.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tallies.map((tally) => (
            <tr key={tally.name}>
              <th scope="row">
                {tally.name}
                <Bars tally={tally} most={most} />
              </th>
              <td>{tally.outings.length}</td>
              <td>{tally.wins}</td>
              <td>{rounded.format(tally.average)}</td>
              <td>{tally.best}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
