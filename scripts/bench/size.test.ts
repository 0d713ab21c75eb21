import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildLexicon } from '../../src/ask/build-lexicon.ts';
import { allGames } from '../../src/games/all.ts';
import { languages } from '../../src/i18n/languages.ts';
import { parserSize } from './size.ts';

const games = await allGames();

// Both together should be 30 kB; they are not yet. These ceilings keep them from growing.
describe('what reads a question', () => {
  test.each([
    ['fort', 39_100],
    ['dobro', 24_000],
  ])('about %s is at most %i bytes', async (game, most) => {
    expect((await parserSize(game)).gzip).toBeLessThanOrEqual(most);
  });

  test.each(languages)('has the words of %s in at most 13.5 kB', (language) => {
    const lexicon = buildLexicon(language, (id, term) =>
      games.find((game) => game.id === id)?.ask.meaningOfTerm(term),
    );
    expect(gzipSync(JSON.stringify(lexicon), { level: 9 }).length).toBeLessThanOrEqual(13_500);
  });
});
