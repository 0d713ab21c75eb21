import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Codec } from '../shared/document.ts';
import { Fetched, NotLoaded } from '../shared/fetched.tsx';
import { Folded } from '../shared/folded.tsx';
import { Live } from '../shared/live.tsx';
import { NoticeList, type Notices } from '../shared/notices.tsx';
import { PrintDate } from '../shared/print-date.tsx';
import { useText } from '../shared/text.tsx';
import { EditBar, ShareBar, StickyBar } from '../shared/toolbar.tsx';
import type { Games } from '../shared/use-games.ts';
import { answerNext, moveOn } from './moving-on.ts';
import { useNaming } from './naming.ts';
import { finalOf, type Standing } from './standing.ts';

interface Props<Game> {
  readonly games: Games<Game>;
  readonly codec: Codec<Game>;
  readonly notices: Notices;
  /** The game's id and name for other programs. */
  readonly called: { readonly id: string; readonly name: string };
  /** The game as it is shown, shared and printed. */
  readonly game: Game;
  readonly empty: boolean;
  readonly blank: () => Game;
  readonly next: () => Game;
  /** The standings of a game, be it this one or another on the device. */
  readonly standings: (game: Game) => readonly Standing[];
  readonly spoken: string;
  /** Where the figures are entered, and what else belongs to the tools of the game. */
  readonly forms: ComponentChildren;
  readonly tools?: ComponentChildren;
  readonly result: ComponentChildren;
  /** Line by line, for readers who see only the result. */
  readonly details: ComponentChildren;
}

/** Names that were entered before, offered where a name is typed. */
function KnownNames<Game>({ games, standings }: Pick<Props<Game>, 'games' | 'standings'>) {
  const { games: kept } = games.found;
  const names = useMemo(() => {
    const all = kept.slice(0, 50).flatMap(({ game }) => standings(game).map(({ name }) => name));
    return [...new Set(all)].filter((name) => name.trim() !== '');
  }, [kept]);
  return (
    <datalist id="known-names">
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** What a link shows first: the result, which is changed only on purpose. */
function ReadingBar({ edit }: { edit: () => void }) {
  const t = useText();
  return (
    <div class="w-bar no-print">
      <button type="button" class="button-main" onClick={edit}>
        {t('score:change')}
      </button>
    </div>
  );
}

function Result<Game>(props: Props<Game>) {
  const t = useText();
  const naming = useNaming();
  const { games, codec, game, empty, called, standings } = props;
  const { reading, id, found } = games;
  const players = finalOf(standings(game))?.map((own, seat) => ({
    ...own,
    shown: naming(own.name, seat),
  }));
  const at = found.games.find((own) => own.id === id)?.at ?? 0;
  return (
    <section class="w-result panel" aria-labelledby="result" data-reading={reading}>
      <h2 id="result" tabIndex={-1}>
        {t('score:result')}
      </h2>
      <PrintDate games={games} />
      {props.result}
      {reading && <ReadingBar edit={games.edit} />}
      {/* What was to be shared is put away with it. */}
      <ShareBar key={`${games.sheet}-${empty}`} empty={empty}>
        <Fetched load={() => import('./sharing.tsx')} instead={<NotLoaded />}>
          {({ Sharing }) => (
            <Sharing
              codec={codec}
              game={game}
              words={props.spoken}
              play={players && { id, at, game: called, players }}
            />
          )}
        </Fetched>
      </ShareBar>
      {reading && props.details}
    </section>
  );
}

/** The form, which is scrolled into view when it is asked for. */
function Forms({ awaited, children }: { awaited: boolean; children: ComponentChildren }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (awaited) form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <form
      class="w-entries"
      ref={form}
      autocomplete="off"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={moveOn}
      onClick={answerNext}
    >
      {children}
    </form>
  );
}

/** A score sheet: entries, tools, the result, and the games on the device. */
export function ScoreSheet<Game>(props: Props<Game>) {
  const { games, codec, notices, game, empty, standings } = props;
  const { reading } = games;
  const t = useText();
  const naming = useNaming();
  const wasReading = useRef(false);
  if (reading) wasReading.current = true;
  const totals = (other: Game) =>
    standings(other).map(({ name, total }, seat) => [naming(name, seat), `${total ?? '–'}`]);
  return (
    <>
      {!reading && (
        <>
          <Forms awaited={wasReading.current}>{props.forms}</Forms>
          <EditBar games={games} blank={props.blank} next={props.next} empty={empty} />
          {props.tools}
        </>
      )}
      <Result {...props} />
      <Folded class="w-games" summary={t('games:list', { number: games.found.games.length })}>
        <Fetched load={() => import('./games-on-device.tsx')} instead={<NotLoaded />}>
          {({ GamesOnDevice }) => (
            <GamesOnDevice
              games={games}
              codec={codec}
              notices={notices}
              describe={(other) =>
                totals(other)
                  .map((player) => player.join(' '))
                  .join(' · ')
              }
              standings={standings}
            />
          )}
        </Fetched>
      </Folded>
      <KnownNames games={games} standings={standings} />
      <div class="w-foot no-print">
        <NoticeList notices={notices} />
        {!reading && (
          <StickyBar games={games}>
            {totals(game).map(([name, total], seat) => (
              // Players have no identity but their seat.
              <span key={seat} class="w-total">
                <span>{name}</span> <strong>{total}</strong>
              </span>
            ))}
          </StickyBar>
        )}
      </div>
      <Live text={props.spoken} />
    </>
  );
}
