import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { QuestionUpgrade } from '#engine/core/format/version.ts';
import { isRecord } from '#engine/core/unknown-data.ts';
import { bringBack } from '#widgets/shared/bring-back.ts';
import { type Codec, sameGame } from '#widgets/shared/document.ts';
import { begin, change, type History, undo } from '#widgets/shared/history.ts';
import {
  findCleared,
  forgetCleared,
  type GameStore,
  keepCleared,
  moment,
  openStore,
} from '#widgets/shared/kept-games.ts';
import { findSteps, keepSteps } from '#widgets/shared/kept-steps.ts';
import { type Notices, useNotices } from '#widgets/shared/notices.tsx';
import { deviceShelf, nowhere, type Shelf, tabShelf } from '#widgets/shared/shelf.ts';
import { takenBack } from '#widgets/shared/taken-back.ts';
import { useText } from '#widgets/shared/text.tsx';
import {
  type Check as AnyCheck,
  type blankCheck,
  checkCodec,
  isBlankCheck,
} from './check-codec.ts';
import type { CheckPage } from './checker.tsx';
import type { Questions } from './from-address.ts';

export interface Checks<Check> {
  readonly codec: Codec<Check>;
  readonly notices: Notices;
  readonly check: Check;
  readonly history: History<Check>;
  /** Changes with another question, so that its fields start afresh. */
  readonly sheet: number;
  /** `field` names the place of the entry: what is typed there in one go is undone in one go. */
  readonly change: (next: Check, field?: string) => void;
  readonly undo: () => void;
  readonly clear: () => void;
  /** Replaces this question by another one, with a way back. */
  readonly replace: (next: Check, message: string) => void;
}

const kept = 'last';

/** Scrolls to a part of the page, unless it begins in the upper half of the screen already. */
function lead(part: string): void {
  const place = document.querySelector(part);
  const { top = 0 } = place?.getBoundingClientRect() ?? {};
  if (top < 0 || top > innerHeight / 2) place?.scrollIntoView();
}

type Blank = typeof blankCheck;

interface Asking<Check> extends Questions<Check> {
  /** Stands in links and on the device. */
  readonly name: string;
  readonly page: CheckPage;
  /** Reads what an older version of the format wrote. */
  readonly upgrade: QuestionUpgrade;
  readonly blank: Check & Blank;
}

/**
 * The question on the screen. It is kept on the device at every change; a link, an example
 * (`?example=id`) or a card (`?card=bug`) takes its place with a way back, and one that can't be read
 * changes nothing.
 */
export function useCheck<Check extends AnyCheck<unknown, object, object>>({
  name,
  page,
  upgrade,
  blank,
  kindOf,
  ofCard,
}: Asking<Check>): Checks<Check> {
  const codec = useMemo(
    () => checkCodec<Check>(name, page.schema, upgrade),
    [name, page.schema, upgrade],
  );
  const notices = useNotices();
  const { show, review } = notices;
  const t = useText();
  const shelf = useRef<Shelf>(nowhere);
  const [history, setHistory] = useState<History<Check>>(() => begin<Check>(blank));
  const [sheet, setSheet] = useState(0);
  const store = useRef<GameStore<Check>>();
  const now = useRef(history);
  const cleared = useRef<Check>();

  const warn = (text: string) => show({ text, bad: true, stays: true });
  const back = (run: () => void, name = t('games:bring-back')) => ({ name, run });

  /** Changes the question; returns whether it could be stored on the device. */
  const move = (next: History<Check>): boolean => {
    if (next === now.current) return true;
    now.current = next;
    setHistory(next);
    review();
    if (next.now === cleared.current) forgetCleared(shelf.current, codec);
    // The message ends with the next change, or is given again.
    const isKept = store.current?.keep({ id: kept, at: moment(), game: next.now }) ?? false;
    if (!isKept && shelf.current.lasting) show({ text: t('check:full'), bad: true });
    return isKept;
  };

  const replace = (next: Check, text: string, name?: string): boolean => {
    const before = now.current.now;
    const isKept = move(change(now.current, next));
    /** The question before, with everything entered since; undefined where the two exclude each other. */
    const restored = (): Check | undefined => {
      const both = bringBack(before, next, now.current.now);
      if (!isRecord(both)) return undefined;
      const { kind, situation, move: own, moves } = both;
      return codec.read([kind, situation, own, ...(moves === undefined ? [] : [moves])]);
    };
    const lost = !isBlankCheck(before) && !sameGame(codec, before, next);
    const action = back(() => {
      const own = restored();
      if (own) move(change(now.current, own));
    }, name);
    const over = () => {
      const own = restored();
      return own === undefined || sameGame(codec, own, now.current.now);
    };
    show(lost ? { text, action, over } : { text });
    return isKept;
  };

  /** What the address asks for; it is then taken out of the address, so that a reload keeps changes. */
  const follow = async (search: string, fragment: string) => {
    if (search + fragment === '') return;
    const { fromAddress } = await import('./from-address.ts');
    const found = await fromAddress({
      search,
      fragment,
      codec,
      examples: page.examples,
      kindOf,
      ofCard,
    });
    if (found === undefined) return;
    if ('trouble' in found) {
      show({ text: t(`check:link-trouble.${found.trouble}`), bad: true });
      return;
    }
    const { how, check } = found;
    if (check === undefined) show({ text: t('check:not-found'), bad: true });
    setSheet((own) => own + 1);
    const isKept =
      check !== undefined && replace(check, t(`check:${how}-opened`), t('check:before'));
    // People who open a question want the answer, which is below the form on a phone.
    if (how !== 'card') setTimeout(() => lead('#verdict'), 100);
    // A question that could not be stored stays in the address.
    if (isKept || how !== 'link') window.history.replaceState(null, '', location.pathname);
  };

  // Runs once: everything that it needs later is looked up then.
  useEffect(() => {
    shelf.current = deviceShelf();
    store.current = openStore(shelf.current, codec);
    const { games, aside, newer } = store.current.find();
    // A tab continues its own question; a new tab the last question of any tab.
    const own = findSteps(tabShelf(), codec);
    const last = games.find(({ id }) => id === kept);
    if (own || last) {
      now.current = own?.history ?? begin(last?.game ?? blank);
      setHistory(now.current);
    }
    if (!shelf.current.lasting) warn(t('check:passing'));
    if (newer > 0) warn(t('check:newer'));
    for (const { key } of aside)
      show({
        text: t('check:aside'),
        bad: true,
        stays: true,
        action: { name: t('games:delete'), run: () => shelf.current.drop(key) },
      });
    cleared.current = findCleared(shelf.current, codec, now.current.now);
    const { current: before } = cleared;
    if (before && isBlankCheck(now.current.now))
      show({
        text: t('games:cleared-before'),
        stays: true,
        close: () => forgetCleared(shelf.current, codec),
        action: back(() => move(change(now.current, before))),
        over: () => !isBlankCheck(now.current.now),
      });
    void follow(location.search, location.hash);
    const onHash = () => void follow('', location.hash);
    // Examples listed on the page open in place: nothing is reloaded, and undo leads back.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!plain || link?.pathname !== location.pathname || link.search === '') return;
      event.preventDefault();
      lead('.widget');
      void follow(link.search, '');
    };
    const leave = () =>
      keepSteps(tabShelf(), codec, { id: kept, history: now.current, unkept: false });
    // For as long as the page is there.
    addEventListener('pagehide', leave);
    addEventListener('visibilitychange', () => document.hidden && leave());
    addEventListener('hashchange', onHash);
    addEventListener('click', onClick);
  }, []);

  return {
    codec,
    notices,
    check: history.now,
    history,
    sheet,
    change: (next, field) => move(change(now.current, next, field)),
    undo: () => {
      takenBack();
      move(undo(now.current));
    },
    clear: () => {
      cleared.current = now.current.now;
      keepCleared(shelf.current, codec, now.current.now);
      setSheet((own) => own + 1);
      lead('.widget');
      replace(blank, t('check:cleared'));
    },
    replace,
  };
}
