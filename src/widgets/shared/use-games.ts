import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Codec, sameGame } from './document.ts';
import { begin, change, type History, redo, undo } from './history.ts';
import {
  type Found,
  findCleared,
  forgetCleared,
  type GameStore,
  type Kept,
  keepCleared,
  moment,
  newId,
  openStore,
} from './kept-games.ts';
import { findSteps, keepSteps } from './kept-steps.ts';
import { holdsGame, openFragment } from './link.ts';
import type { Notices } from './notices.tsx';
import { concerns, openedId, rememberOpened } from './opened-game.ts';
import { deviceShelf, nowhere, type Shelf, tabShelf } from './shelf.ts';
import { takenBack } from './taken-back.ts';
import { useText } from './text.tsx';

export interface Games<Game> {
  readonly id: string;
  /**
   * Changes when the fields should start afresh: with another game, and when all entries are cleared.
   * It does not change when the page finds the game that it was left with.
   */
  readonly sheet: number;
  readonly game: Game;
  /** It came from a link and is only read; nothing is entered before `edit`. */
  readonly reading: boolean;
  readonly edit: () => void;
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
  /** Adds games from a file, all or none; returns whether there was room. Existing ones are not added again. */
  readonly add: (others: readonly Omit<Kept<Game>, 'id'>[]) => boolean;
  readonly dropAside: (key: string) => void;
}

interface Current<Game> {
  readonly id: string;
  readonly sheet: number;
  readonly history: History<Game>;
  readonly reading: boolean;
}

const none = { games: [], aside: [], newer: 0 };
const isNothing = ({ games, aside, newer }: Found<unknown>): boolean =>
  games.length + aside.length + newer === 0;

/** Nothing was entered and nothing undone. */
const isFresh = ({ past, future }: History<unknown>): boolean => past.length + future.length === 0;

/** Storage events come one by one, thousands after an import; they are handled together after this time. */
const patience = 30;

/**
 * The game on the screen and those on the device. Every change is kept at once; an empty game is not.
 * A link opens as a separate game, so that the one on the screen stays in the list.
 *
 * Tabs agree by what is stored: whoever wrote last wrote the newest entry, whatever the clocks say. A tab
 * that finds a text other than the one it last saw takes it over; it writes only its own entries.
 */
export function useGames<Game>(
  codec: Codec<Game>,
  blank: () => Game,
  isBlank: (game: Game) => boolean,
  notices: Notices,
): Games<Game> {
  const t = useText();
  const { show, dismiss, review } = notices;
  const shelf = useRef<Shelf>(nowhere);
  const store = useRef<GameStore<Game>>();
  const [current, setCurrent] = useState<Current<Game>>(() => ({
    id: newId(),
    sheet: 0,
    history: begin(blank()),
    reading: false,
  }));
  const [found, setFound] = useState<Found<Game>>(none);
  const now = useRef(current);
  /** The text of the game on the screen as this tab last saw it on the device. */
  const seen = useRef<string | null>(null);
  /** What this tab cleared last. */
  const cleared = useRef<Game>();

  const device = (): GameStore<Game> => {
    store.current ??= openStore(shelf.current, codec);
    return store.current;
  };

  // Most visitors have no games yet: then nothing needs to be drawn again.
  const look = (): Found<Game> => {
    const games = device().find();
    setFound((before) => (isNothing(before) && isNothing(games) ? before : games));
    return games;
  };

  const see = () => {
    seen.current = device().text(now.current.id);
  };

  const lay = (
    id: string,
    history: History<Game>,
    sheet = now.current.sheet + Number(id !== now.current.id),
    reading = now.current.reading && id === now.current.id,
  ) => {
    now.current = { id, sheet, history, reading };
    setCurrent(now.current);
    see();
    if (history.now === cleared.current) forgetCleared(shelf.current, codec);
    review();
  };

  /** Opens a game for the reader, not because of another tab: the next visit begins with it. */
  const layDown: typeof lay = (id, history, sheet, reading) => {
    lay(id, history, sheet, reading);
    rememberOpened(shelf.current, codec, id);
  };

  const dropFragment = () => {
    const { pathname, search, hash } = location;
    if (holdsGame(hash)) window.history.replaceState(null, '', pathname + search);
  };

  const keep = (kept: Kept<Game>) => {
    const text = t('games:full');
    if (device().keep(kept)) {
      dismiss((own) => own.text === text);
      // Now it is on the device and no longer needed in the address.
      dropFragment();
    } else if (device().lasting) show({ text, bad: true, stays: true });
    see();
    look();
  };

  const back = (run: () => void) => ({ name: t('games:bring-back'), run });

  /** Takes in a game from outside: finds it if it is here already, otherwise adds it. */
  const take = (game: Game): { readonly id: string; readonly lasting: boolean } => {
    const twin = device()
      .find()
      .games.find((own) => sameGame(codec, own.game, game));
    if (twin) return twin;
    const id = newId();
    const lasting = device().keep({ id, at: moment(), game });
    look();
    return { id, lasting };
  };

  const followLink = () => {
    const opened = openFragment(codec, location.hash);
    if (opened === undefined) return;
    if ('trouble' in opened) {
      show({ text: t(`games:link-trouble.${opened.trouble}`), bad: true });
      return;
    }
    const { id, lasting } = take(opened.game);
    layDown(id, begin(opened.game), undefined, true);
    if (!lasting) {
      // Only the address has it, so it stays there.
      show({ text: t('games:link-unkept'), bad: true, stays: true });
      return;
    }
    dropFragment();
    show({ text: t('games:link-opened') });
  };

  /** Continues the game that this tab was left with, with its steps, or else the one that was open last. */
  const resume = (games: Found<Game>['games']): Game | undefined => {
    const left = findSteps(tabShelf(), codec);
    const steps = left && isBlank(left.history.now) && isFresh(left.history) ? undefined : left;
    const id = steps?.id ?? openedId(shelf.current, codec);
    const last = games.find((own) => own.id === id);
    if (steps && (last || steps.unkept || isBlank(steps.history.now))) {
      const { history, unkept, reading = false } = steps;
      const same = !last || sameGame(codec, last.game, history.now);
      lay(steps.id, same ? history : change(history, last.game), 0, reading);
      if (unkept && !last) keep({ id: steps.id, at: moment(), game: history.now });
    } else if (last) lay(last.id, begin(last.game), 0);
    return last?.game;
  };

  /** What is on the device, or in the address, takes the place of the empty game. */
  const arrive = () => {
    shelf.current = deviceShelf();
    store.current = undefined;
    const warn = (text: string) => show({ text, bad: true, stays: true });
    const { games, aside, newer } = look();
    const last = resume(games);
    followLink();
    if (!shelf.current.lasting) warn(t('games:passing'));
    if (aside.length > 0) warn(t('games:aside', { count: aside.length }));
    if (newer > 0) warn(t('games:newer', { count: newer }));
    const before = findCleared(shelf.current, codec, last);
    cleared.current = before;
    if (before === undefined) return;
    show({
      text: t('games:cleared-before'),
      stays: true,
      close: () => forgetCleared(shelf.current, codec),
      action: back(() => layDown(take(before).id, begin(before))),
    });
  };

  /** A tab without entries continues the game that was begun in another tab. */
  const joinIn = (): boolean => {
    const { sheet, history } = now.current;
    if (sheet > 0 || !isFresh(history) || !isBlank(history.now)) return false;
    const id = openedId(shelf.current, codec);
    const begun = look().games.find((own) => own.id === id);
    if (begun) lay(begun.id, begin(begun.game), 0);
    return begun !== undefined;
  };

  /** Another tab may have continued this game, even while this one was asleep: its entries count. */
  const catchUp = () => {
    if (joinIn()) return;
    const { id, history } = now.current;
    const text = device().text(id);
    const other = text !== seen.current;
    // A game that was deleted elsewhere still stays on the screen.
    if (other && text !== null) device().giveWay(id);
    seen.current = text;
    const there = look().games.find((own) => own.id === id);
    if (!other || text === null || !there || sameGame(codec, there.game, history.now)) return;
    lay(id, change(history, there.game, 'elsewhere'));
  };

  /** Another game is read from its top. */
  const turnTo = (id: string, game: Game) => {
    layDown(id, begin(game));
    document.querySelector('.widget')?.scrollIntoView();
  };

  const leave = () => {
    const { id, history, reading } = now.current;
    const own = device()
      .find()
      .games.find((kept) => kept.id === id);
    keepSteps(tabShelf(), codec, { id, history, reading, unkept: own?.lasting === false });
  };

  // Runs once: everything that it needs later is looked up then. The sheet exists as long as its page.
  useLayoutEffect(() => {
    arrive();
    let waiting = false;
    const soon = () => {
      if (waiting) return;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        catchUp();
      }, patience);
    };
    addEventListener('hashchange', followLink);
    addEventListener('storage', ({ key }) => concerns(codec, key) && soon());
    // Phones may close a page in the background without notice.
    addEventListener('visibilitychange', () => (document.hidden ? leave() : catchUp()));
    addEventListener('pagehide', leave);
  }, []);

  const move = (history: History<Game>, sheet?: number) => {
    const { id, history: before } = now.current;
    if (history === before) return;
    layDown(id, history, sheet);
    if (isBlank(history.now)) {
      device().drop(id);
      see();
      look();
    } else keep({ id, at: moment(), game: history.now });
  };

  return {
    id: current.id,
    sheet: current.sheet,
    game: current.history.now,
    reading: current.reading,
    edit: () => lay(now.current.id, now.current.history, now.current.sheet, false),
    history: current.history,
    found,
    change: (next, field) => move(change(now.current.history, next, field)),
    undo: () => {
      takenBack();
      move(undo(now.current.history));
    },
    redo: () => {
      takenBack();
      move(redo(now.current.history));
    },
    clear: (empty) => {
      const { id, history, sheet } = now.current;
      cleared.current = history.now;
      const noted = keepCleared(shelf.current, codec, history.now);
      move(change(history, empty), sheet + 1);
      // On a full device, removing the game makes room for it.
      if (!noted) keepCleared(shelf.current, codec, history.now);
      show({
        text: t('games:cleared'),
        action: back(() => {
          // What has been entered in the meantime is a game as well.
          const own = isBlank(now.current.history.now) ? id : newId();
          layDown(own, history, now.current.sheet + 1);
          keep({ id: own, at: moment(), game: history.now });
        }),
        over: () => now.current.id !== id || now.current.history.now === history.now,
      });
    },
    start: (game) => {
      const { id } = now.current;
      const lasting = found.games.find((own) => own.id === id)?.lasting !== false;
      turnTo(newId(), game);
      show({ text: t(lasting ? 'games:started' : 'games:started-unkept'), bad: !lasting });
    },
    open: (id) => {
      const kept = found.games.find((own) => own.id === id);
      if (kept) turnTo(id, kept.game);
    },
    remove: (id) => {
      const kept = found.games.find((own) => own.id === id);
      if (kept === undefined) return;
      const { id: open, history } = now.current;
      device().drop(id);
      if (id === open) layDown(newId(), begin(blank()));
      look();
      show({
        text: t('games:deleted'),
        action: back(() => {
          keep(kept);
          if (id === open && isBlank(now.current.history.now)) layDown(id, history);
        }),
      });
    },
    add: (others) => {
      const done = device().addAll(others);
      look();
      return done;
    },
    dropAside: (key) => {
      shelf.current.drop(key);
      look();
    },
  };
}
