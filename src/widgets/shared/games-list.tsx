import type { Codec } from './document.ts';
import { download } from './download.ts';
import { fileText, largestFile, openFile, type TableRow, tableText } from './game-file.ts';
import { Icon } from './icon.tsx';
import type { Notices } from './notices.tsx';
import { useLanguage, useText } from './text.tsx';
import type { Games } from './use-games.ts';

export interface GamesListProps<Game> {
  readonly games: Games<Game>;
  readonly codec: Codec<Game>;
  readonly notices: Notices;
  /** Who played, and how it ended, as one line. */
  readonly describe: (game: Game) => string;
  /** The same as figures, for a table. */
  readonly standings: (game: Game) => readonly TableRow[];
}

const fileName = (kind: string, ending: 'json' | 'csv' = 'json'): string =>
  `yardstick-${kind}-${new Date().toISOString().slice(0, 10)}.${ending}`;

/** The games on this device: open, delete, save all as a file, load a file. */
export function GamesList<Game>(props: GamesListProps<Game>) {
  const { games, codec, notices, describe, standings } = props;
  const t = useText();
  const language = useLanguage();
  const { found } = games;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const saveTable = () => {
    const page = location.origin + location.pathname;
    // Where the decimal sign is a comma, spreadsheets expect semicolons.
    const separator = new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',';
    const text = tableText(codec, found.games, standings, page, separator);
    download(fileName(codec.kind, 'csv'), text, 'text/csv');
  };
  const load = async (file: File | undefined) => {
    if (file === undefined) return;
    const opened =
      file.size > largestFile
        ? ({ trouble: 'too-big' } as const)
        : openFile(codec, await file.text());
    if ('trouble' in opened) {
      notices.show({ text: t(`games:file-trouble.${opened.trouble}`), bad: true });
      return;
    }
    const others = opened.troubles.filter((trouble) => trouble === 'other-kind').length;
    const rest = [
      ['file-others', others],
      ['file-partly', opened.troubles.length - others],
    ] as const;
    const unread = rest
      .filter(([, count]) => count > 0)
      .map(([what, count]) => t(`games:${what}`, { count }));
    const { length: count } = opened.games;
    const add = () => {
      const done = games.add(opened.games);
      notices.show({
        text: t(done ? 'games:loaded' : 'games:file-no-room', { count }),
        bad: !done,
      });
    };
    if (count === 0) notices.show({ text: unread.join(' ') || t('games:file-empty'), bad: true });
    else if (unread.length === 0) add();
    // All or nothing, unless the reader agrees.
    else
      notices.show({
        text: `${unread.join(' ')} ${t('games:file-held', { count })}`,
        bad: true,
        action: { name: t('games:file-add', { count }), run: add },
      });
  };
  return (
    <>
      {found.games.length === 0 && <p>{t('games:none')}</p>}
      <ul>
        {found.games.map(({ id, at, game, lasting }) => {
          const when = date.format(at);
          const words = describe(game);
          const label = `${words}, ${when}`;
          return (
            <li key={id} aria-current={id === games.id ? 'true' : undefined}>
              <p>
                <strong>{words}</strong> <time dateTime={new Date(at).toISOString()}>{when}</time>
                {id === games.id && <em> {t('games:open-now')}</em>}
                {!lasting && <em> {t('games:not-kept')}</em>}
              </p>
              {id !== games.id && (
                <button
                  type="button"
                  aria-label={t('games:open-which', { label })}
                  onClick={() => games.open(id)}
                >
                  {t('games:open')}
                </button>
              )}
              <button
                type="button"
                aria-label={t('games:delete-which', { label })}
                onClick={() => games.remove(id)}
              >
                {t('games:delete')}
              </button>
            </li>
          );
        })}
      </ul>
      {found.aside.map(({ key, text }) => (
        <div key={key} class="w-notice w-bad">
          <p>{t('games:aside-one')}</p>
          <button type="button" onClick={() => download(fileName('unreadable'), text)}>
            {t('games:aside-save')}
          </button>
          <button type="button" onClick={() => games.dropAside(key)}>
            {t('games:delete')}
          </button>
        </div>
      ))}
      <div class="w-bar">
        <button
          type="button"
          disabled={found.games.length === 0}
          onClick={() => download(fileName(codec.kind), fileText(codec, found.games))}
        >
          <Icon id="download" />
          {t('games:save-file')}
        </button>
        <button type="button" disabled={found.games.length === 0} onClick={saveTable}>
          <Icon id="download" />
          {t('games:save-table')}
        </button>
        <label class="button w-file">
          {t('games:load-file')}
          <input
            type="file"
            accept="application/json,.json,text/csv,.csv"
            onChange={(event) => {
              const input = event.currentTarget;
              void load(input.files?.[0]).finally(() => {
                input.value = '';
              });
            }}
          />
        </label>
      </div>
      <p class="w-hint">{t('games:private')}</p>
    </>
  );
}
