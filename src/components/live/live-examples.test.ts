import { describe, expect, it } from 'vitest';
import { allGames, gameOf } from '#games/all.ts';
import { formatter } from '#i18n/format.ts';
import { type GameId, games, languages } from '#i18n/languages.ts';
import { examplesOf } from '#model/examples.ts';
import { inTerminal } from '#testing/in-terminal.ts';
import type { LiveFile } from '#widgets/live/file.ts';
import { questionIn } from '#widgets/live/live-example.tsx';
import {
  changeableFacts,
  changesOf,
  type Description,
  isReadable,
  type Offer,
  withAt,
} from '#widgets/live/offers.ts';
import { saying } from '#widgets/live/say.ts';
import { wordsOf } from '#words/examples/parts.ts';
import { comesAlive, liveFile } from './live-file.ts';

const files = new Map<string, LiveFile>(
  (await allGames())
    .filter(comesAlive)
    .flatMap((game) =>
      languages.map((language) => [`${game.id} ${language}`, liveFile(game, language)] as const),
    ),
);
async function aliveOf(id: GameId) {
  const game = await gameOf(id);
  if (!comesAlive(game)) throw new Error(`examples of ${id} stand still`);
  return game;
}
const fileOf = (game: string, language: string) => {
  const file = files.get(`${game} ${language}`);
  if (file === undefined) throw new Error(`no file for ${game} in ${language}`);
  return file;
};
/** Every description that one offered change makes of another. */
function* changed(description: Description, game: string): Generator<Description> {
  const { schema } = fileOf(game, 'en');
  for (const { offer } of changeableFacts(description, schema))
    for (const { path, value } of changesOf(offer)) yield withAt(description, path, value);
}

describe.each(games)('live examples of %s', (game) => {
  it('offer only changes that files may say as well, for every example', async () => {
    const { format } = await aliveOf(game);
    const { schema, examples } = fileOf(game, 'en');
    const readable = ({ sheet, ...description }: Description): boolean =>
      sheet === undefined
        ? format.description.safeParse({ game, ...description }).success
        : format.sheetFile.safeParse({ game, ...sheet }).success;
    for (const [id, example] of Object.entries(examples))
      for (const next of [example, ...changed(example, game)])
        if (!isReadable(next, schema) || !readable(next))
          expect.fail(`${id}: ${JSON.stringify(next)}`);
  });

  it('can be changed back, whatever was changed', () => {
    const { schema, examples } = fileOf(game, 'en');
    const lost = Object.entries(examples).flatMap(([id, example]) =>
      changeableFacts(example, schema).flatMap(({ offer }) => {
        if (offer.as !== 'choice') return [];
        return [...changesOf(offer)].flatMap(({ path, value }) => {
          const after = changeableFacts(withAt(example, path, value), schema, example);
          const same = after.find((fact) => String(fact.path) === String(path))?.offer;
          const back = same?.as === 'choice' && same.options.includes(offer.value);
          return back ? [] : [`${id}: ${path.join('.')} ${value}`];
        });
      }),
    );
    expect(lost).toEqual([]);
  });

  it('offer every choice once', () => {
    const { schema, examples, calculators } = fileOf(game, 'en');
    const lists = (offer: Offer): (readonly unknown[])[] => {
      if (offer.as === 'choice') return [offer.options];
      if (offer.as === 'list') return [offer.add, ...offer.items.flatMap(lists)];
      return offer.as === 'parts' ? offer.parts.flatMap((part) => lists(part.offer)) : [];
    };
    const described = [
      ...Object.entries(examples),
      ...Object.entries(calculators).map(([id, { description }]) => [id, description] as const),
    ];
    const twice = described.flatMap(([id, description]) =>
      changeableFacts(description, schema)
        .flatMap(({ offer }) => lists(offer))
        .filter((options) => new Set(options.map(String)).size < options.length)
        .map((options) => `${id}: ${options.join(' ')}`),
    );
    expect(twice).toEqual([]);
  });

  it('offer something to change in every example', () => {
    const { examples } = fileOf(game, 'en');
    const still = Object.entries(examples).filter(
      ([, example]) => changed(example, game).next().done,
    );
    expect(still.map(([id]) => id)).toEqual([]);
  });

  it.each(languages)('say in %s what the page says before the first change', async (language) => {
    const { examples, live, ask } = await aliveOf(game);
    const file = fileOf(game, language);
    const answer = live.answer(file);
    const inSentences = questionIn(ask.speech, file);
    for (const example of examplesOf(game)) {
      const { verdict, reasons, missing, effects, rules, readings, sums, said } = examples.workOut(
        example,
        wordsOf(language),
      );
      const described = file.examples[example.id] ?? {};
      expect([example.id, inSentences(described), answer(described)]).toEqual([
        example.id,
        said,
        { verdict, reasons, missing, effects, rules, readings, sums },
      ]);
    }
  });

  it('say after a change what the terminal says, and the change in sentences', async () => {
    const { live, ask } = await aliveOf(game);
    const sentences = languages.map((language) => questionIn(ask.speech, fileOf(game, language)));
    const answer = live.answer(fileOf(game, 'en'));
    const { examples } = fileOf(game, 'en');
    for (const [id, example] of Object.entries(examples)) {
      // Every change of every example would take minutes: one of each, another kind each time.
      const all = [...changed(example, game)];
      const next = all[(id.length * 7919) % all.length] ?? {};
      const { verdict, reasons, effects } = answer(next) ?? {};
      const said = inTerminal(game, next);
      expect([id, next, verdict]).toEqual([id, next, said.verdict]);
      for (const text of [...(reasons ?? []).map((reason) => reason.text), ...(effects ?? [])])
        expect([id, said.output]).toEqual([id, expect.stringContaining(text)]);
      if (next.move !== undefined)
        for (const inSentences of sentences)
          expect([id, inSentences(next)]).toEqual([id, expect.stringMatching(/^[^{}]+[.?]$/)]);
    }
  });

  it.each(languages)('have words in %s for every key and value they show', async (language) => {
    const { live } = await aliveOf(game);
    const file = fileOf(game, language);
    const say = saying({
      t: formatter(language, file.texts, file.nouns),
      game,
      faces: file.faces,
      places: live.places,
    });
    /** Words that are shown; a name or a number is its own word. */
    const shown = (offer: Offer): string[] => {
      if (offer.as === 'choice')
        return offer.options.flatMap((value) => {
          const text = say.value(value, offer.is);
          return text === value && /^[a-z-]+$/.test(text) && language !== 'en' ? [text] : [];
        });
      if (offer.as === 'list') return offer.items.flatMap(shown);
      if (offer.as === 'parts')
        return offer.parts.flatMap(({ key, of, offer: inside }) => [
          ...(/^[a-z-]+$/.test(say.key(key, of)) ? [key] : []),
          ...shown(inside),
        ]);
      return [];
    };
    const raw = Object.values(file.examples).flatMap((example) =>
      changeableFacts(example, file.schema).flatMap((fact) => [
        ...shown(fact.offer),
        ...(/\bformat-|^[a-z-]+$/.test(say.fact(fact)) ? [fact.key] : []),
      ]),
    );
    expect([...new Set(raw)]).toEqual([]);
  });
});
