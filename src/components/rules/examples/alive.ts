// Wakes a worked example or a calculator: its figures can then be changed, and the engine answers.
import type { LiveGame } from '#widgets/live/live-example.tsx';

const games = import.meta.glob<LiveGame>('/src/games/*/live/index.ts');

async function fetched(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json();
}

/** Fetches the game's own part, what the page needs for it, and what all games share. */
export async function wake(still: HTMLElement, address: string): Promise<void> {
  const game = games[`/src/games/${still.dataset.game}/live/index.ts`];
  if (game === undefined) throw new Error(`${still.dataset.game} has nothing that comes alive`);
  const [own, file, { wakeUp }] = await Promise.all([
    game(),
    fetched(address),
    import('#widgets/live/wake-up.tsx'),
  ]);
  wakeUp(still, own, file);
}
