import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { translator } from '#i18n/index.ts';
import { type GameId, games, languages } from '#i18n/languages.ts';
import { cardHeading, cardsOf } from '#model/cards.ts';
import { examplesOf } from '#model/examples.ts';
import StillTable from '#widgets/table/drawing.tsx';
import { withLocalNames } from '#words/examples/names.ts';
import { wordsOf } from '#words/examples/parts.ts';
import { pictureInWords } from '#words/table/picture.ts';
import { pictureSurroundings, tableIn, tableOf } from './pictures.ts';

function drawn(game: GameId, situation: object, language: (typeof languages)[number] = 'en') {
  const picture = tableIn(game, language, situation);
  if (picture === undefined) return '';
  return renderToString(
    <StillTable picture={picture} surroundings={pictureSurroundings(game, language)} />,
  );
}
const times = (html: string, look: RegExp): number => html.match(look)?.length ?? 0;
/** Slots with a token in them, free ones, and tokens that don't fit. */
const slots = (html: string) => [
  times(html, /"t-slot"/g),
  times(html, /"t-slot t-empty"/g),
  times(html, /"t-slot t-over"/g),
];
const aloud = (html: string): string =>
  html
    .replaceAll(/<[^>]*aria-hidden="true"[^>]*>[^<]*(?:<path[^>]*>)?/g, '')
    .replaceAll(/<[^>]+>/g, ' ');

/** Every text inside of a description. */
const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [String(value)];

describe.each(games)('the table of %s', (game) => {
  it.each(languages)('shows and says every card that an example names, in %s', (language) => {
    const known = cardsOf(game);
    for (const { id: example, situation = {} } of examplesOf(game)) {
      const described = Object(withLocalNames(situation, wordsOf(language)));
      const unseen = leaves(tableOf(game)?.notDrawn(described));
      const picture = tableIn(game, language, described);
      const html = drawn(game, described, language);
      const said = picture === undefined ? '' : pictureInWords(picture);
      // A text that is missing would be shown by its key, such as `table:free`.
      expect([example, said]).not.toEqual([example, expect.stringMatching(/undefined|\w:\w/)]);
      for (const id of leaves(described)) {
        if (!known.has(id) || unseen.includes(id)) continue;
        if (game === 'dobro' && !/climb|hand/.test(JSON.stringify(described))) continue;
        const { name } = cardHeading(game, id, language);
        expect([example, html.includes(`>${name}<`), said.includes(name)]).toEqual([
          example,
          true,
          true,
        ]);
      }
    }
  });

  it('leaves the page without a picture where nothing can be seen', () => {
    expect(drawn(game, { players: 3 })).toBe('');
  });
});

describe('Fort', () => {
  it('has slots for 4 pizza and 4 toys in Stuff', () => {
    expect(slots(drawn('fort', { me: { stuff: { pizza: 1, toys: 3 } } }))).toEqual([4, 4, 0]);
  });

  it('has one more slot in the Pack than the Fort Level, two more with an XXL Backpack', () => {
    const pack = { pizza: 1, toys: 1 };
    expect(slots(drawn('fort', { me: { fort: 2, pack } }))).toEqual([2, 1, 0]);
    expect(slots(drawn('fort', { me: { fort: 2, pack, perks: ['xxl-backpack'] } }))).toEqual([
      2, 3, 0,
    ]);
    expect(slots(drawn('fort', { me: { fort: 0, pack } }))).toEqual([1, 0, 1]);
    expect(slots(drawn('fort', { me: { pack } }))).toEqual([2, 0, 0]);
  });

  it('has room in the Lookout for one more card than the Fort Level', () => {
    const html = drawn('fort', {
      me: { fort: 2, lookout: ['moose', { shows: ['crown', 'coin'] }] },
    });
    expect(times(html, /t-free/g)).toBe(1);
    expect(html).toContain('crown, coin');
  });

  it('sets cards apart that don’t fit in the Lookout, and says how many do', () => {
    const html = drawn('fort', { me: { fort: 0, lookout: ['moose', 'dash'] } });
    expect(html).toMatch(/Moose.*t-surplus.*Dash/s);
    expect(aloud(html)).toMatch(/Dash +Slots: 1\./);
    expect(drawn('fort', { me: { fort: 1, lookout: ['moose', 'dash'] } })).not.toContain('surplus');
    expect(drawn('fort', { me: { lookout: ['moose', 'dash'] } })).not.toContain('surplus');
  });

  it.each(languages)(
    'shows and says the star of a Best Friend, on paper too, in %s',
    (language) => {
      const star = /data-icon="best-friend"/g;
      const table = { me: { hand: ['bud', 'tiny'], lookout: ['zip'] } };
      const html = drawn('fort', table, language);
      expect(times(html, star)).toBe(2);
      expect(times(drawn('fort', { me: { hand: ['tiny'] } }, language), star)).toBe(0);
      const said = translator(language)('icons:names.best-friend');
      expect(aloud(html)).toContain(said);
      const picture = tableIn('fort', language, table);
      expect(picture && pictureInWords(picture)).toContain(`(${said})`);
    },
  );

  it('says aloud what the slots show', () => {
    expect(aloud(drawn('fort', { me: { stuff: { pizza: 1 } } }))).toMatch(/pizza: 1\. +Slots: 4\./);
  });

  it('names rivals, and you where there are any', () => {
    const html = drawn('fort', { me: { fort: 1 }, rivals: { Ann: { yard: ['tiny'] } } });
    expect(aloud(html)).toMatch(/Ann +Yard .*Tiny.* You +Fort Level +1/);
    const unseen = drawn('fort', { me: { fort: 1 }, rivals: { Ann: { perks: [] } } });
    expect(aloud(unseen)).not.toMatch(/Ann|You/);
  });
});

describe('Dobro', () => {
  it('shows the hands of the others, by name, and not where nobody described them', () => {
    const html = drawn('dobro', { hand: [7], hands: { Ann: 5, Ben: ['skip', 3] } });
    expect(aloud(html)).toMatch(/Ann +Hand +5 cards.* Ben +Hand .*Skip +3 .* Your hand +7/);
    expect(aloud(drawn('dobro', { hand: [7] }))).not.toContain('Ann');
  });

  it('shows everyone’s score pile, your own beside your hand', () => {
    const html = drawn('dobro', { hand: [7], hands: { Ann: 5 }, piles: { me: 6, Ann: 1 } });
    expect(aloud(html)).toMatch(
      /Ann +Hand +5 cards +Score pile +1 card .*Your hand +7 +Score pile +6 cards/,
    );
    expect(aloud(drawn('dobro', { me: 'Ann', hand: [7], piles: { Ann: 6 } }))).not.toContain('Ann');
  });

  it('shows the value that each play of the climb leaves', () => {
    const html = drawn('dobro', { climb: [5, 5, [6, 6], { play: 'joker', as: 12 }, 'skip'] });
    expect(html.match(/= \d+/g)).toEqual(['= 5', '= 10', '= 12', '= 24', '= 24']);
  });

  it('shows no value after a play that breaks a rule', () => {
    expect(drawn('dobro', { climb: [9, 4, 12] }).match(/= \d+/g)).toEqual(['= 9']);
  });
});
