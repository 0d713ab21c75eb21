import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Codec, sameGame } from './document.ts';
import { begin, change, type History, redo, undo } from './history.ts';
import {
  dropGame,
  type Found,
  findCleared,
  findGames,
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
import { inTurn } from './turns.ts';

export interface Games<Game> {
  readonly id: string;
  /** Changes when another game is laid on the table, not when the page finds the one it was left with. */
  readonly sheet: number;
  readonly game: Game;
  readonly history: History<Game>;
  readonly found: Found<Game>;
  readonly shelf: Shelf;
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
  const { show } = notices;
  const shelf = useRef<Shelf>(passingShelf());
  const [current, setCurrent] = useState<Current<Game>>(() => ({
    id: newId(),
    sheet: 0,
    history: begin(blank()),
  }));
  const [found, setFound] = useState<Found<Game>>(none);
  const now = useRef(current);
  now.current = current;

  // Most who come here have no games yet: then there is nothing to draw again.
  const look = useCallback((): Found<Game> => {
    const games = findGames(shelf.current, codec);
    setFound((before) => (isNothing(before) && isNothing(games) ? before : games));
    return games;
  }, [codec]);

  const display = useCallback(
    (id: string, history: History<Game>) => {
      setCurrent(({ id: before, sheet }) => ({
        id,
        sheet: id === before ? sheet : sheet + 1,
        history,
      }));
      rememberOpened(shelf.current, codec, id);
    },
    [codec],
  );

  const keep = useCallback(
    (kept: Kept<Game>) => {
      if (!keepGame(shelf.current, codec, kept)) show({ text: t('games:full'), bad: true });
      look();
    },
    [codec, look, show, t],
  );

  /** A game from outside: found again if it is here already, otherwise added. */
  const take = useCallback(
    (game: Game, at: number): string => {
      const twin = findGames(shelf.current, codec).games.find((own) =>
        sameGame(codec, own.game, game),
      );
      const id = twin?.id ?? newId();
      if (twin === undefined) keep({ id, at, game });
      return id;
    },
    [codec, keep],
  );

  const followLink = useCallback((): boolean => {
    const opened = openFragment(codec, location.hash);
    if (opened === undefined) return false;
    if ('trouble' in opened) {
      show({ text: t(`games:link-trouble.${opened.trouble}`), bad: true });
      return false;
    }
    const { pathname, search } = location;
    window.history.replaceState(null, '', pathname + search);
    display(take(opened.game, Date.now()), begin(opened.game));
    show({ text: t('games:link-opened') });
    return true;
  }, [codec, display, show, t, take]);

  /** What is on the device, or in the address, takes the place of the empty game. */
  const arrive = useCallback(() => {
    shelf.current = deviceShelf();
    const { games, aside, newer } = look();
    const last = games.find(({ id }) => id === openedId(shelf.current, codec));
    if (!followLink() && last)
      setCurrent(({ sheet }) => ({ id: last.id, sheet, history: begin(last.game) }));
    if (!shelf.current.lasting) show({ text: t('games:passing'), bad: true });
    if (aside.length > 0) show({ text: t('games:aside', { count: aside.length }), bad: true });
    if (newer > 0) show({ text: t('games:newer', { count: newer }), bad: true });
    const cleared = findCleared(shelf.current, codec, last?.game);
    if (cleared) {
      const { game, forget } = cleared;
      const run = () => {
        display(take(game, Date.now()), begin(game));
        forget();
      };
      const action = { name: t('games:bring-back'), run };
      show({ text: t('games:cleared-before'), close: forget, action });
    }
  }, [codec, display, followLink, look, show, t, take]);

  useLayoutEffect(() => {
    const onHash = () => {
      followLink();
    };
    inTurn(() => {
      arrive();
      addEventListener('hashchange', onHash);
      // Another tab keeps games too.
      addEventListener('storage', look);
    });
    return () => {
      removeEventListener('hashchange', onHash);
      removeEventListener('storage', look);
    };
  }, [arrive, followLink, look]);

  const move = (history: History<Game>) => {
    const { id, history: before } = now.current;
    if (history === before) return;
    now.current = { ...now.current, history };
    display(id, history);
    if (isBlank(history.now)) {
      dropGame(shelf.current, codec, id);
      look();
    } else keep({ id, at: Date.now(), game: history.now });
  };

  return {
    id: current.id,
    sheet: current.sheet,
    game: current.history.now,
    history: current.history,
    found,
    shelf: shelf.current,
    change: (next, field) => move(change(now.current.history, next, field)),
    undo: () => move(undo(now.current.history)),
    redo: () => move(redo(now.current.history)),
    clear: (empty) => {
      keepCleared(shelf.current, codec, now.current.history.now);
      move(change(now.current.history, empty));
      const back = () => move(undo(now.current.history));
      show({ text: t('games:cleared'), action: { name: t('games:bring-back'), run: back } });
    },
    start: (game) => {
      display(newId(), begin(game));
      show({ text: t('games:started') });
    },
    open: (id) => {
      const kept = found.games.find((own) => own.id === id);
      if (kept) display(id, begin(kept.game));
    },
    remove: (id) => {
      const kept = found.games.find((own) => own.id === id);
      if (kept === undefined) return;
      dropGame(shelf.current, codec, id);
      if (id === now.current.id) display(newId(), begin(blank()));
      look();
      show({
        text: t('games:deleted'),
        action: { name: t('games:bring-back'), run: () => keep(kept) },
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
