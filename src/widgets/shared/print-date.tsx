import { useLanguage } from './text.tsx';
import type { Games } from './use-games.ts';

/** When the game was last changed; only in print, which has no list of games. */
export function PrintDate<Game>({ games }: { games: Games<Game> }) {
  const language = useLanguage();
  const at = games.found.games.find(({ id }) => id === games.id)?.at;
  if (at === undefined) return null;
  return (
    <p class="w-paper">{new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at)}</p>
  );
}
