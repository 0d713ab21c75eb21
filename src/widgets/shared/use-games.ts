import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Codec, sameGame } from './document.ts';
import { begin, change, type History, redo, undo } from './history.ts';
import {
  dropGame,
  type Found,
  findCleared,
  findGames,
  forgetCleared,
  type Kept,
  keepCleared,
  keepGame,
  newId,
  openedId,
  rememberOpened,
} from './kept-games.ts';
import { openFragment } from './link.ts';
import type { Notices } from './notices.tsx';
import { deviceShelf, passingShelf, type Shelf } from './shelf.ts';
import { useText } from './text.tsx';

export interface Games<Game> {
  readonly id: string;
  /** Changes when another game is laid on the table, not when the page finds the one it was left with. */
  readonly sheet: number;
  readonly game: Game;
  readonly history: History<Game>;
  readonly found: Found<Game>;
  /** `field` names the place of the entry: what is typed there in one go is undone in one go. */
  readonly change: (next: Game, field?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: (blank: Game) => void;
  readonly start: (game: Game) => void;
  readonly open: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Games from a file; those that are here already are not added again. */
  readonly add: (others: readonly Omit<Kept<Game>, 'id'>[]) => void;
  readonly dropAside: (key: string) => void;
}

interface Current<Game> {
  readonly id: string;
  readonly sheet: number;
  readonly history: History<Game>;
}

const none = { games: [], aside: [], newer: 0 };
const isNothing = ({ games, aside, newer }: Found<unknown>): boolean =>
  games.length + aside.length + newer === 0;

/**
 * The game on the screen and those on the device. Every change is kept at once; an empty game is not.
 * A link opens as a game of its own, so that what was on the screen is still in the list.
 */
export function useGames<Game>(
  codec: Codec<Game>,
  blank: () => Game,
  isBlank: (game: Game) => boolean,
  notices: Notices,
): Games<Game> {
  const t = useText();
  const { show, dismiss, review } = notices;
  const shelf = useRef<Shelf>(passingShelf());
  const [current, setCurrent] = useState<Current<Game>>(() => ({
    id: newId(),
    sheet: 0,
    history: begin(blank()),
  }));
  const [found, setFound] = useState<Found<Game>>(none);
  const now = useRef(current);
  /** When this tab last changed a game, and what it cleared last. */
  const changed = useRef(0);
  const cleared = useRef<Game>();

  // Most who come here have no games yet: then there is nothing to draw again.
  const look = (): Found<Game> => {
    const games = findGames(shelf.current, codec);
    setFound((before) => (isNothing(before) && isNothing(games) ? before : games));
    return games;
  };

  const lay = (
    id: string,
    history: History<Game>,
    sheet = now.current.sheet + Number(id !== now.current.id),
  ) => {
    now.current = { id, sheet, history };
    setCurrent(now.current);
    rememberOpened(shelf.current, codec, id);
    if (history.now === cleared.current) forgetCleared(shelf.current, codec);
    review();
  };

  const keep = (kept: Kept<Game>) => {
    const text = t('games:full');
    if (keepGame(shelf.current, codec, kept)) dismiss((own) => own.text === text);
    else show({ text, bad: true, stays: true });
    look();
  };

  const back = (run: () => void) => ({ name: t('games:bring-back'), run });

  /** A game from outside: found again if it is here already, otherwise added. */
  const take = (game: Game, at: number): string => {
    const twin = findGames(shelf.current, codec).games.find((own) =>
      sameGame(codec, own.game, game),
    );
    const id = twin?.id ?? newId();
    if (twin === undefined) keep({ id, at, game });
    return id;
  };

  const followLink = () => {
    const opened = openFragment(codec, location.hash);
    if (opened === undefined) return;
    if ('trouble' in opened) {
      show({ text: t(`games:link-trouble.${opened.trouble}`), bad: true });
      return;
    }
    const { pathname, search } = location;
    window.history.replaceState(null, '', pathname + search);
    lay(take(opened.game, Date.now()), begin(opened.game));
    show({ text: t('games:link-opened') });
  };

  /** What is on the device, or in the address, takes the place of the empty game. */
  const arrive = () => {
    shelf.current = deviceShelf();
    const warn = (text: string) => show({ text, bad: true, stays: true });
    const { games, aside, newer } = look();
    const last = games.find(({ id }) => id === openedId(shelf.current, codec));
    if (last) lay(last.id, begin(last.game), 0);
    followLink();
    if (!shelf.current.lasting) warn(t('games:passing'));
    if (aside.length > 0) warn(t('games:aside', { count: aside.length }));
    if (newer > 0) warn(t('games:newer', { count: newer }));
    const before = findCleared(shelf.current, codec, last?.game);
    cleared.current = before;
    if (before === undefined) return;
    show({
      text: t('games:cleared-before'),
      stays: true,
      close: () => forgetCleared(shelf.current, codec),
      action: back(() => lay(take(before, Date.now()), begin(before))),
    });
  };

  /** Another tab may have gone on with this game, also while this one slept: its entries hold. */
  const catchUp = () => {
    const { id, history } = now.current;
    const there = look().games.find((own) => own.id === id);
    if (!there || there.at <= changed.current || sameGame(codec, there.game, history.now)) return;
    changed.current = there.at;
    lay(id, change(history, there.game, 'elsewhere'));
  };

  /** Another game is read from its top. */
  const turnTo = (id: string, game: Game) => {
    lay(id, begin(game));
    document.querySelector('.widget')?.scrollIntoView();
  };

  // Once: all that it looks at later is looked up then. The sheet stays as long as its page.
  useLayoutEffect(() => {
    arrive();
    addEventListener('hashchange', followLink);
    addEventListener('storage', catchUp);
    addEventListener('visibilitychange', catchUp);
  }, []);

  const move = (history: History<Game>) => {
    const { id, history: before } = now.current;
    if (history === before) return;
    changed.current = Date.now();
    lay(id, history);
    if (isBlank(history.now)) {
      dropGame(shelf.current, codec, id);
      look();
    } else keep({ id, at: changed.current, game: history.now });
  };

  return {
    id: current.id,
    sheet: current.sheet,
    game: current.history.now,
    history: current.history,
    found,
    change: (next, field) => move(change(now.current.history, next, field)),
    undo: () => move(undo(now.current.history)),
    redo: () => move(redo(now.current.history)),
    clear: (empty) => {
      const { id, history } = now.current;
      cleared.current = history.now;
      keepCleared(shelf.current, codec, history.now);
      move(change(history, empty));
      show({
        text: t('games:cleared'),
        action: back(() => {
          // What was entered meanwhile is a game as well.
          const own = isBlank(now.current.history.now) ? id : newId();
          lay(own, history);
          keep({ id: own, at: Date.now(), game: history.now });
        }),
        over: () => now.current.id !== id || now.current.history.now === history.now,
      });
    },
    start: (game) => {
      turnTo(newId(), game);
      show({ text: t('games:started') });
    },
    open: (id) => {
      const kept = found.games.find((own) => own.id === id);
      if (kept) turnTo(id, kept.game);
    },
    remove: (id) => {
      const kept = found.games.find((own) => own.id === id);
      if (kept === undefined) return;
      const { id: open, history } = now.current;
      dropGame(shelf.current, codec, id);
      if (id === open) lay(newId(), begin(blank()));
      look();
      show({
        text: t('games:deleted'),
        action: back(() => {
          keep(kept);
          if (id === open && isBlank(now.current.history.now)) lay(id, history);
        }),
      });
    },
    add: (others) => {
      for (const { game, at } of others) take(game, at);
    },
    dropAside: (key) => {
      shelf.current.drop(key);
      look();
    },
  };
}
