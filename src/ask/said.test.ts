import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReader } from '#cli/ask.ts';
import { jsonSchemaOf } from '#cli/json-schema.ts';
import { isRecord } from '#engine/core/unknown-data.ts';
import { allGames, playedGames, terminalGames } from '#games/all.ts';
import { games, languages } from '#i18n/languages.ts';
import { examplesOf } from '#model/examples.ts';
import { exampleOf, practiceOf } from '#model/practice.ts';
import { terminal } from '#testing/commands.ts';
import { fromSchema } from '#testing/fuzz/from-schema.ts';
import type { Described } from '#words/saying/speech.ts';
import { askSaid } from './said.ts';

const reader = makeReader(await allGames(), await terminalGames());

/** Players as people call them; in the format the asker is `me`. */
const names = fc.constantFrom('me', 'Ann', 'Ben', 'Zoë', 'Аня', 'Jan Maria', 'O’Neil', 'rival 1');

const isDescribed = (data: unknown): data is Described => isRecord(data) && isRecord(data.move);

const speakerOf = (game: string, language: string) => {
  const found = reader.speakers.find((each) => each.game === game && each.language === language);
  if (found === undefined) throw new Error(`nobody speaks ${language} about ${game}`);
  return found;
};

describe.each(games)('%s', (game) => {
  describe.each(languages)('said in %s', (language) => {
    const { sayer } = speakerOf(game, language);
    /** What becomes of a description that is said and asked. */
    const back = (described: Described) => {
      const asked = askSaid(sayer.say(described), reader.speakers, { game, language });
      return (
        asked && {
          ...(Object.keys(asked.situation).length > 0 ? { situation: asked.situation } : {}),
          move: asked.move,
          ...(asked.moves ? { moves: asked.moves } : {}),
        }
      );
    };

    it('worked examples and situations to practise with come back', () => {
      const told = [
        ...examplesOf(game),
        ...practiceOf(game).map((situation) => exampleOf(game, situation)),
      ].filter(isDescribed);
      // Each in one of the languages: the texts differ, not what they are made for.
      const own = told.filter((_, at) => at % languages.length === languages.indexOf(language));
      for (const { situation, move } of own)
        expect(back({ situation, move })).toEqual(sayer.plain({ situation, move }));
    });

    it('whatever the format allows comes back', () => {
      const any = fromSchema(jsonSchemaOf('judge', terminal(game).format), names);
      const property = fc.property(any, (data) => {
        if (!isDescribed(data)) return;
        const { situation, move, moves } = data;
        const described = { situation, move, moves };
        expect(back(described), sayer.say(described)).toEqual(sayer.plain(described));
      });
      fc.assert(property, { numRuns: 60, seed: 1 });
    });

    it('whole turns of a random game come back', async () => {
      const playing = await playedGames().get(game)?.();
      const turns = playing?.log.write({ players: 3, seed: 1 }).slice(0, 6) ?? [];
      for (const turn of turns.filter(isDescribed)) {
        const { situation, move, moves } = turn;
        expect(back({ situation, move, moves })).toEqual(sayer.plain({ situation, move, moves }));
      }
    });
  });
});

it('marks every piece where it stands, with its place in the description', () => {
  const text = 'Value in play is 12. Can I play Bug?';
  expect(askSaid(text, reader.speakers)).toBeUndefined();
  const { pieces, unclear } = askSaid('Can I play Bug and add The Moles?', reader.speakers) ?? {};
  expect(unclear).toEqual([]);
  expect(pieces).toEqual([
    { text: 'Bug', start: 11, end: 14, meaning: 'bug', path: 'move.play' },
    { text: 'The Moles', start: 23, end: 32, meaning: 'the-moles', path: 'move.add.0' },
  ]);
});
