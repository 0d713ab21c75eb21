import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { usuallyForAsker } from '#engine/core/judge-in-order.ts';
import { roll } from '#engine/core/rng.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { describeState } from '#engine/fort/logging/described-state.ts';
import { pathFor } from '#engine/fort/several-moves/seats.ts';
import { languages } from '#i18n/languages.ts';
import { typeset } from '#i18n/typography.ts';
import { follow, weaken } from '#testing/fort/random-table.ts';
import { wildMove, wildTable } from '#testing/fort/wild-move.ts';
import { sayUsually } from './conditions.ts';
import { isPersonal, sayEffect } from './effects.ts';
import { sayMissing, sayViolation } from './verdict.ts';
import { fortWords } from './words.ts';

const voices = languages.map((language) => fortWords(language));

/** Something of the machinery in a sentence: a gap, a key, an id. */
const leaks = /\{\{|\}\}|undefined|object|NaN|verdicts|[a-z]\.[a-z]|park-deck|copy-pack|\bme\b/;

/** What is said in every language; a text that is missing stops the walk by itself. */
const said = (say: (words: (typeof voices)[number]) => string) =>
  voices.map(say).filter((text) => text === '' || leaks.test(text));

test('whatever the judge says, there are words for it in every language', () => {
  const heard = new Set<string>();
  const wrong: string[] = [];
  for (let seed = 1; seed <= 5; seed++)
    follow(seed, 2 + (seed % 3), (state, _, dice) => {
      if (roll(dice, 2) > 0) return;
      const whole = wildTable(dice, describeState(state));
      const situation = roll(dice, 4) === 0 ? weaken(whole, dice) : whole;
      for (let n = 0; n < 4; n++) {
        const { violations, effects, missing, usually } = judge(
          situation,
          wildMove(dice, situation),
        );
        for (const one of violations) {
          heard.add(one.code);
          for (const rival of [undefined, 'Ann'])
            wrong.push(...said((words) => sayViolation(one, words, rival)));
        }
        for (const one of effects) wrong.push(...said((words) => sayEffect(one, words)));
        // What is open of the asker may be so of a rival who moves.
        for (const mover of ['me', 'Ann']) {
          const path = (fact: string) => pathFor(fact, mover);
          for (const { fact } of missing)
            wrong.push(...said((words) => sayMissing({ fact: path(fact) }, words)));
          const told = usually && usuallyForAsker(usually, path, (facts) => facts);
          if (told) wrong.push(...said((words) => `${sayUsually(told, false, words).join(' ')} `));
        }
      }
    });
  expect([...new Set(wrong)]).toEqual([]);
  // A walk that hears little proves little.
  expect(heard.size).toBeGreaterThan(60);
}, 120_000);

test.each(languages)('copying an empty Pack is explained in %s', (lang) => {
  const words = fortWords(lang);
  const { violations } = judge(
    {
      me: { hand: ['captain'], fort: 1, lookout: [], stuff: 0, pack: 0 },
      rivals: { Ann: { pack: 0 } },
      players: ['me', 'Ann'],
    },
    { play: 'captain', actions: ['private'] },
  );
  expect(violations.map(({ code }) => code)).toContain('pack-empty');
  for (const one of violations) expect(sayViolation(one, words)).not.toMatch(leaks);
});

const texts = z.object({
  action: z.record(z.string(), z.string()),
  effect: z.record(z.string(), z.string()),
});

test.each(languages)('every action can be named in %s, by its step and by its clause', (lang) => {
  const { action } = texts.parse(
    JSON.parse(readFileSync(`content/fort/ui/${lang}/verdicts.json`, 'utf8')),
  );
  const words = fortWords(lang);
  for (const [id, name] of Object.entries(action))
    for (const said of [id, `action.${id}`])
      expect(
        sayViolation(
          { rule: 'symbol.then', code: 'then-left-out', facts: { action: said } },
          words,
        ),
      ).toContain(typeset(name, lang));
});

const judging = 'src/engine/fort/judging';
const sources = readdirSync(judging, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`${judging}/${file}`, 'utf8'));
const effects = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\.effect\('([a-z-]+)'/g)].map(([, code = '']) => code),
  ),
);

test.each(languages)('every effect has words in %s', (lang) => {
  const { effect } = texts.parse(
    JSON.parse(readFileSync(`content/fort/ui/${lang}/verdicts.json`, 'utf8')),
  );
  const said = new Set(Object.keys(effect).map((key) => key.replace(/_[a-z]+$/, '')));
  expect(effects.size).toBeGreaterThan(10);
  expect([...effects].filter((code) => !said.has(code))).toEqual([]);
});

test.each(languages)('what a rival does has words of its own in %s', (lang) => {
  const read = (part: string) =>
    JSON.parse(readFileSync(`content/fort/ui/${lang}/${part}.json`, 'utf8'));
  const ofEverybody = Object.keys(texts.parse(read('verdicts')).effect);
  expect(Object.keys(read('rival-effects'))).toEqual(
    ofEverybody.filter((code) => isPersonal({ code })),
  );
});

test.each(languages)(
  'the words for a rival’s reasons are said, and of nobody but the rival, in %s',
  (lang) => {
    const read = (part: string) =>
      JSON.parse(readFileSync(`content/fort/ui/${lang}/${part}.json`, 'utf8'));
    const { violation, variant } = z
      .object({
        violation: z.record(z.string(), z.string()),
        variant: z.record(z.string(), z.string()),
      })
      .parse(read('verdicts'));
    const all = Object.keys({ ...violation, ...variant });
    const ofRivals = z.record(z.string(), z.string()).parse(read('rival-violations'));
    expect(Object.keys(ofRivals).length).toBeGreaterThan(80);
    expect(Object.keys(ofRivals).filter((key) => !all.includes(key))).toEqual([]);
    const spokenTo = {
      en: /\byour?\b/i,
      ru: /(?<!\p{L})(вы|вас|вам)(?!\p{L})|ваш/iu,
      pl: /\b(tw[oó]j|masz|możesz)/i,
    };
    const wrong = Object.values(ofRivals).filter((text) => spokenTo[lang].test(text));
    expect(wrong).toEqual([]);
    // What remains speaks to whoever wrote the description, not to whoever moves.
    const described =
      /^(?:too-many-|friend-twice|count-over|setup-|turned-up-|drawn-|pack-over|stuff-over)/;
    const toMover = Object.entries({ ...violation, ...variant }).filter(
      ([key, text]) =>
        spokenTo[lang].test(text.replace(/\{\{[^}]*\}\}/g, '')) &&
        !(key in ofRivals) &&
        !described.test(key),
    );
    expect(toMover).toEqual([]);
  },
);
