import type { ComponentChildren } from 'preact';
import type { Codec } from '../shared/document.ts';
import { GamesPanel } from '../shared/games-panel.tsx';
import { Live } from '../shared/live.tsx';
import { NoticeList, type Notices } from '../shared/notices.tsx';
import { PrintDate } from '../shared/print-date.tsx';
import { useText } from '../shared/text.tsx';
import { EditBar, ShareBar, StickyBar } from '../shared/toolbar.tsx';
import type { Games } from '../shared/use-games.ts';

interface Props<Game> {
  readonly games: Games<Game>;
  readonly codec: Codec<Game>;
  readonly notices: Notices;
  /** The game as it is shown, shared and printed. */
  readonly game: Game;
  readonly empty: boolean;
  readonly blank: () => Game;
  readonly next: () => Game;
  /** Names with totals, of this game and of those on the device. */
  readonly totals: (game: Game) => readonly (readonly [name: string, total: string])[];
  readonly spoken: string;
  /** Where the figures are entered, and what else belongs to the tools of the game. */
  readonly forms: ComponentChildren;
  readonly tools?: ComponentChildren;
  readonly result: ComponentChildren;
}

/** A score sheet: entries, tools, the result, and the games on the device. */
export function ScoreSheet<Game>(props: Props<Game>) {
  const t = useText();
  const { games, codec, notices, game, empty, totals } = props;
  const describe = (other: Game) =>
    totals(other)
      .map((player) => player.join(' '))
      .join(' · ');
  return (
    <>
      {props.forms}
      <EditBar games={games} blank={props.blank} next={props.next} empty={empty} />
      {props.tools}
      <section class="w-result panel" aria-labelledby="result">
        <h2 id="result">{t('score:result')}</h2>
        <PrintDate games={games} />
        {props.result}
        {/* What was to be shared is put away with it. */}
        <ShareBar
          key={`${games.sheet}-${empty}`}
          codec={codec}
          game={game}
          empty={empty}
          words={props.spoken}
        />
      </section>
      <GamesPanel games={games} codec={codec} notices={notices} describe={describe} />
      <div class="w-foot no-print">
        <NoticeList notices={notices} />
        <StickyBar games={games}>
          {totals(game).map(([name, total], seat) => (
            // Players have no identity but their seat.
            <span key={seat} class="w-total">
              <span>{name}</span> <strong>{total}</strong>
            </span>
          ))}
        </StickyBar>
      </div>
      <Live text={props.spoken} />
    </>
  );
}
