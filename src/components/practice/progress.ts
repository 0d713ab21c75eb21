import { isRecord } from '#engine/core/unknown-data.ts';
import type { Codec } from '#widgets/shared/document.ts';
import { moment, openStore } from '#widgets/shared/kept-games.ts';
import type { Shelf } from '#widgets/shared/shelf.ts';

/** Whether the last answer to a situation was right, by its id. */
export type Answers = Readonly<Record<string, boolean>>;

const progressCodec = (game: string): Codec<Answers> => ({
  kind: `${game}-practice`,
  version: 1,
  write: (answers) => answers,
  read: (data) => {
    if (!isRecord(data)) return undefined;
    const known = Object.entries(data).flatMap(([id, right]) =>
      typeof right === 'boolean' ? [[id, right] as const] : [],
    );
    return known.length === Object.keys(data).length ? Object.fromEntries(known) : undefined;
  },
});

const kept = 'answers';

/** The answers given on this device. What can't be read is set aside, not thrown away. */
export function openProgress(shelf: Shelf, game: string) {
  const store = openStore(shelf, progressCodec(game));
  const stored = (): Answers => store.find().games.find(({ id }) => id === kept)?.game ?? {};
  let answers = stored();
  return {
    lasting: store.lasting,
    wasAside: store.find().aside.length > 0,
    isRight: (id: string): boolean => answers[id] === true,
    note: (id: string, right: boolean): void => {
      // Another tab may have stored others in the meantime.
      answers = { ...answers, ...stored(), [id]: right };
      store.keep({ id: kept, at: moment(), game: answers });
    },
    forget: (): void => {
      answers = {};
      store.drop(kept);
    },
  };
}
