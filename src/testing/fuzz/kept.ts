import fc from 'fast-check';
import type { z } from 'zod';
import { askedSchema } from '#engine/core/format/asked-schema.ts';
import type { GameFormat } from '#engine/core/format/description.ts';
import { isRecord, parseJson } from '#engine/core/unknown-data.ts';
import { dobroFormat } from '#engine/dobro/format/schema.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { scoreGame as scoreDobro } from '#games/dobro/widgets/score/sheet.ts';
import { scoreGame as scoreFort } from '#games/fort/widgets/score/sheet.ts';
import { FakeStorage } from '#testing/fake-storage.ts';
import { dobroCodec, dobroGame, fortCodec, fortGame } from '#testing/score-games.ts';
import { type Check, checkCodec } from '#widgets/check/shared/check-codec.ts';
import { type Codec, documentOf, openDocument, sameGame } from '#widgets/shared/document.ts';
import { fileText, openFile } from '#widgets/shared/game-file.ts';
import { openStore } from '#widgets/shared/kept-games.ts';
import { findSteps, keepSteps } from '#widgets/shared/kept-steps.ts';
import { fragmentOf, fragmentOfDocument, openFragment } from '#widgets/shared/link.ts';
import { storageShelf } from '#widgets/shared/shelf.ts';
import { type Attack, attack } from './attack.ts';
import { fromSchema } from './from-schema.ts';
import { damaged, nearly } from './mutate.ts';
import { trick } from './wild.ts';

function must(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

/** What a widget stores and shares: how it is written, and what is done with it afterwards. */
interface Widget<Game> {
  readonly codec: Codec<Game>;
  /** Data as the widget writes it. */
  readonly written: fc.Arbitrary<unknown>;
  readonly use: (game: Game) => unknown;
}

type AnyCheck = Check<unknown, object, object>;

function checker(format: GameFormat): Widget<AnyCheck> {
  const schema = askedSchema(format);
  const json: z.core.JSONSchema.BaseSchema = JSON.parse(JSON.stringify(schema));
  return {
    codec: checkCodec<AnyCheck>(`${format.game}-check`, schema, format.upgrade),
    written: fromSchema(json).map((asked) =>
      isRecord(asked) ? [asked.kind, asked.situation, asked.move] : asked,
    ),
    use: (check) => JSON.stringify(check),
  };
}

/** Whatever is accepted is complete: it can be used, written and read again, and is then the same. */
function checkGame<Game>({ codec, use }: Widget<Game>, game: Game): void {
  use(game);
  const again = openDocument(codec, JSON.parse(JSON.stringify(documentOf(codec, game))));
  must('game' in again && sameGame(codec, again.game, game), 'written and read, it is another');
}

function links<Game>(widget: Widget<Game>): Attack {
  const { codec, written } = widget;
  const document = written.map((data) => [codec.kind, codec.version, data]);
  return attack(
    `links ${codec.kind}`,
    fc.tuple(nearly(document), fc.boolean()).chain(([data, whole]) => {
      const link = fragmentOfDocument(data ?? null);
      return fc.record({
        link: fc.constant(link),
        bent: whole ? fc.constant(link) : damaged(fc.constant(link)),
      });
    }),
    ({ link, bent }) => {
      const opened = openFragment(codec, bent);
      if (opened === undefined || 'trouble' in opened) return;
      checkGame(widget, opened.game);
      const meant = openFragment(codec, link);
      must(
        meant !== undefined && 'game' in meant && sameGame(codec, meant.game, opened.game),
        'a damaged link opens as another game',
      );
      must(
        openFragment(codec, fragmentOf(codec, opened.game)) !== undefined,
        'it can’t be shared again',
      );
    },
  );
}

/** Stored texts: as they are written, nearly so, and anything. */
const storedTexts = <Game>({ codec, written }: Widget<Game>): fc.Arbitrary<string> => {
  const version = fc.constantFrom(codec.version, codec.version, codec.version + 1, 1, 0);
  const record = fc.record({
    at: fc.nat(),
    turn: fc.nat(50),
    game: fc.tuple(fc.constant(codec.kind), version, written),
  });
  return fc.oneof(
    { weight: 3, arbitrary: record.map((data) => JSON.stringify(data)) },
    { weight: 3, arbitrary: nearly(record).map((data) => JSON.stringify(data) ?? '') },
    { weight: 2, arbitrary: damaged(record.map((data) => JSON.stringify(data))) },
    { weight: 1, arbitrary: trick },
  );
};

function stored<Game>(widget: Widget<Game>): Attack {
  const { codec, written } = widget;
  const games = written.map((data) => codec.read(JSON.parse(JSON.stringify(data ?? null))));
  const ids = fc.constantFrom('a', 'b', 'last');
  const action = fc.oneof(
    fc.record({ keep: ids, game: games }),
    fc.record({ add: fc.array(games, { maxLength: 4 }) }),
    fc.record({ room: fc.constantFrom(0, 300, 1500, 5000, Number.POSITIVE_INFINITY) }),
    fc.record({ found: ids, text: storedTexts(widget) }),
  );
  return attack(
    `stored ${codec.kind}`,
    fc.tuple(
      fc.dictionary(ids, storedTexts(widget), { noNullPrototype: true }),
      fc.array(action, { maxLength: 6 }),
    ),
    ([texts, actions]) => {
      const storage = new FakeStorage();
      const key = (id: string) => `yardstick/${codec.kind}/${id}`;
      for (const [id, text] of Object.entries(texts)) storage.setItem(key(id), text);
      const store = openStore(storageShelf(storage), codec);
      const isReadable = (text: string) => {
        const data = parseJson(text);
        return 'game' in openDocument(codec, isRecord(data) ? data.game : undefined);
      };
      const unreadable = () =>
        Object.values(storage.all())
          .filter((text) => !isReadable(text))
          .sort();
      for (const next of actions) {
        if ('room' in next) storage.room = next.room;
        else if ('found' in next) {
          // Another tab, of any version, writes something.
          if (storage.getItem(key(next.found)) === null && storage.room > 5000)
            storage.setItem(key(next.found), next.text);
        } else {
          const texts0 = new Set(unreadable());
          const before = openStore(storageShelf(storage), codec).find().games;
          if ('keep' in next && next.game !== undefined) {
            const done = store.keep({ id: next.keep, at: 1, game: next.game });
            const there = openStore(storageShelf(storage), codec)
              .find()
              .games.find(({ id }) => id === next.keep);
            const same = there !== undefined && sameGame(codec, there.game, next.game);
            must(!done || same, 'said to be kept, and it is not');
            const shown = store.find().games.find(({ id }) => id === next.keep);
            must(
              shown !== undefined && sameGame(codec, shown.game, next.game),
              'what was entered is gone from the screen',
            );
          }
          if ('add' in next) {
            const given = next.add.flatMap((game) => (game === undefined ? [] : [{ at: 1, game }]));
            const done = store.addAll(given);
            const after = openStore(storageShelf(storage), codec).find().games;
            for (const { game } of given)
              must(
                !done || after.some((own) => sameGame(codec, own.game, game)),
                'said to be added, and it is not',
              );
            must(done || after.length === before.length, 'added in part');
          }
          const left = new Set(unreadable());
          for (const text of texts0) must(left.has(text), 'a text that can’t be read is lost');
          for (const { id } of before)
            must(storage.getItem(key(id)) !== null, 'a game that was there is lost');
        }
        for (const { game } of store.find().games) checkGame(widget, game);
      }
    },
  );
}

function imports<Game>(widget: Widget<Game>): Attack {
  const { codec, written } = widget;
  const entry = fc.record({
    at: fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      trick,
    ),
    game: fc.tuple(fc.constant(codec.kind), fc.constant(codec.version), written),
  });
  const file = fc.record({
    yardstick: fc.constant('games'),
    games: fc.array(fc.oneof(entry, nearly(entry)), { maxLength: 6 }),
  });
  const text = fc.oneof(file, nearly(file)).map((data) => JSON.stringify(data) ?? '');
  return attack(`files ${codec.kind}`, fc.oneof(text, damaged(text)), (given) => {
    const opened = openFile(codec, given);
    if ('trouble' in opened) return;
    const data = parseJson(given.replace(/^\ufeff/, ''));
    const entries = isRecord(data) && Array.isArray(data.games) ? data.games.length : -1;
    must(opened.games.length + opened.troubles.length === entries, 'an entry is not accounted for');
    for (const { game } of opened.games) checkGame(widget, game);
    const saved = fileText(
      codec,
      opened.games.map((game, at) => ({ id: `${at}`, ...game })),
    );
    const again = openFile(codec, saved);
    must(
      'games' in again &&
        again.troubles.length === 0 &&
        again.games.every((own, at) => {
          const first = opened.games[at];
          return (
            first !== undefined && sameGame(codec, own.game, first.game) && own.at === first.at
          );
        }),
      'saved and added again, it is another file',
    );
  });
}

function steps<Game>(widget: Widget<Game>): Attack {
  const { codec, written } = widget;
  const document = written.map((data) => [codec.kind, codec.version, data]);
  const record = fc.record({
    id: fc.string(),
    unkept: fc.boolean(),
    past: fc.array(document, { maxLength: 3 }),
    now: document,
    future: fc.array(document, { maxLength: 3 }),
  });
  const text = fc.oneof(record, nearly(record)).map((data) => JSON.stringify(data) ?? '');
  return attack(`steps ${codec.kind}`, fc.oneof(text, damaged(text)), (given) => {
    const storage = new FakeStorage();
    storage.setItem(`yardstick/steps/${codec.kind}`, given);
    const tab = storageShelf(storage);
    const found = findSteps(tab, codec);
    if (found === undefined) return;
    const { past, now, future } = found.history;
    for (const game of [...past, now, ...future]) checkGame(widget, game);
    keepSteps(tab, codec, found);
    const again = findSteps(tab, codec);
    must(again?.history.past.length === past.length, 'steps are lost');
  });
}

const attacksOn = <Game>(widget: Widget<Game>): Attack[] => [
  links(widget),
  stored(widget),
  imports(widget),
  steps(widget),
];

export const keptAttacks: readonly Attack[] = [
  ...attacksOn({
    codec: fortCodec,
    written: fortGame.map((game) => fortCodec.write(game)),
    use: scoreFort,
  }),
  ...attacksOn({
    codec: dobroCodec,
    written: dobroGame.map((game) => dobroCodec.write(game)),
    use: scoreDobro,
  }),
  ...attacksOn(checker(fortFormat)),
  ...attacksOn(checker(dobroFormat)),
];
