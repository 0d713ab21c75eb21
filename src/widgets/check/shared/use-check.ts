import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Upgrade } from '#engine/core/format/version.ts';
import { type Codec, sameGame } from '#widgets/shared/document.ts';
import { begin, change, type History, undo } from '#widgets/shared/history.ts';
import {
  findCleared,
  findGames,
  forgetCleared,
  keepCleared,
  keepGame,
} from '#widgets/shared/kept-games.ts';
import { openFragment } from '#widgets/shared/link.ts';
import { type Notices, useNotices } from '#widgets/shared/notices.tsx';
import { deviceShelf, passingShelf, type Shelf } from '#widgets/shared/shelf.ts';
import { useText } from '#widgets/shared/text.tsx';
import {
  type Check as AnyCheck,
  type blankCheck,
  checkCodec,
  isBlankCheck,
  ofExample,
} from './check-codec.ts';
import type { CheckPage } from './checker.tsx';
import { findExample } from './examples.ts';

export interface Checks<Check> {
  readonly codec: Codec<Check>;
  readonly notices: Notices;
  readonly check: Check;
  readonly history: History<Check>;
  /** `field` names the place of the entry: what is typed there in one go is undone in one go. */
  readonly change: (next: Check, field?: string) => void;
  readonly undo: () => void;
  readonly clear: () => void;
  /** Another question in place of this one, with a way back. */
  readonly replace: (next: Check, message: string) => void;
}

const kept = 'last';
type Blank = typeof blankCheck;

interface Asking<Check> {
  /** Stands in links and on the device. */
  readonly name: string;
  readonly page: CheckPage;
  /** Reads what an older version of the format wrote. */
  readonly upgrade: Upgrade;
  readonly blank: Check & Blank;
  /** What kind of question a worked example is. */
  readonly kindOf: (move: object) => string | null;
  /** The question that a card begins. */
  readonly ofCard?: (id: string) => Check | undefined;
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
  const shelf = useRef<Shelf>(passingShelf());
  const [history, setHistory] = useState<History<Check>>(() => begin<Check>(blank));
  const now = useRef(history);
  const cleared = useRef<Check>();

  const warn = (text: string) => show({ text, bad: true, stays: true });
  const back = (run: () => void) => ({ name: t('games:bring-back'), run });

  const move = (next: History<Check>) => {
    if (next === now.current) return;
    now.current = next;
    setHistory(next);
    review();
    if (next.now === cleared.current) forgetCleared(shelf.current, codec);
    // Over with the next change, or said again.
    if (!keepGame(shelf.current, codec, { id: kept, at: Date.now(), game: next.now }))
      show({ text: t('check:full'), bad: true });
  };

  const replace = (next: Check, text: string) => {
    const before = now.current.now;
    move(change(now.current, next));
    const lost = !isBlankCheck(before) && !sameGame(codec, before, next);
    // What was said since then is a step that can be taken back, too.
    const action = back(() => move(change(now.current, before)));
    show(lost ? { text, action, over: () => now.current.now === before } : { text });
  };

  /** What the address asks for; it is then taken out of the address, so that a reload keeps changes. */
  const follow = async (search: string, fragment: string) => {
    const opened = openFragment(codec, fragment);
    const asked = new URLSearchParams(search);
    const card = asked.get('card');
    const example = asked.get('example');
    if (opened === undefined && card === null && example === null) return;
    if (opened !== undefined && 'trouble' in opened) {
      show({ text: t(`check:link-trouble.${opened.trouble}`), bad: true });
      return;
    }
    const check = opened
      ? opened.game
      : card === null
        ? ofExample(codec, await findExample(page.examples, example), kindOf)
        : ofCard?.(card);
    window.history.replaceState(null, '', location.pathname);
    const how = opened ? 'link' : card === null ? 'example' : 'card';
    if (check === undefined) show({ text: t('check:not-found'), bad: true });
    else replace(check, t(`check:${how}-opened`));
  };

  // Once: all that it looks at later is looked up then.
  useEffect(() => {
    shelf.current = deviceShelf();
    const { games, aside, newer } = findGames(shelf.current, codec);
    const last = games.find(({ id }) => id === kept);
    if (last) {
      now.current = begin(last.game);
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
    if (before)
      show({
        text: t('games:cleared-before'),
        stays: true,
        close: () => forgetCleared(shelf.current, codec),
        action: back(() => move(change(now.current, before))),
      });
    void follow(location.search, location.hash);
    const onHash = () => void follow('', location.hash);
    // Examples listed on the page open in place: nothing is loaded anew, and undo leads back.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!plain || link?.pathname !== location.pathname || link.search === '') return;
      event.preventDefault();
      document.querySelector('.widget')?.scrollIntoView();
      void follow(link.search, '');
    };
    // For as long as the page is there.
    addEventListener('hashchange', onHash);
    addEventListener('click', onClick);
  }, []);

  return {
    codec,
    notices,
    check: history.now,
    history,
    change: (next, field) => move(change(now.current, next, field)),
    undo: () => move(undo(now.current)),
    clear: () => {
      cleared.current = now.current.now;
      keepCleared(shelf.current, codec, now.current.now);
      replace(blank, t('check:cleared'));
    },
    replace,
  };
}
