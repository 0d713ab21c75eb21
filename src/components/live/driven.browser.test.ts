import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameOf } from '#games/all.ts';
import { formatter } from '#i18n/format.ts';
import { type GameId, games, type Language, languages } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { calculatorsOf } from '#model/calculators.ts';
import { examplesOf } from '#model/examples.ts';
import { readChapters } from '#model/rules/read-chapters.ts';
import { phone } from '#testing/blameless.ts';
import { openPage, troublesOf } from '#testing/browser.ts';
import { inTerminal } from '#testing/in-terminal.ts';
import { factsAsked } from '#widgets/live/live-calculator.tsx';
import {
  changeableFacts,
  type Description,
  type Fact,
  type Offer,
  type Path,
  withAt,
} from '#widgets/live/offers.ts';
import { type Say, saying } from '#widgets/live/say.ts';
import { sumsShown } from '#widgets/live/sums.tsx';
import { comesAlive, liveFile } from './live-file.ts';

// Each calculator, and a worked example of each kind, is changed by hand on the page. What it then says
// is what the judge says to the changed description, and what the terminal says to it as a file.

/** The judge works beside the page; on a busy machine that takes a while. */
const soon = { timeout: 10_000 };

interface Change {
  readonly path: Path;
  readonly value: unknown;
  readonly by: (place: Locator) => Promise<unknown>;
}

/** Something that can be done to a value on the page, and what it makes of the description. */
function changeOf(offer: Offer, label: string, say: Say, nth: Nth): Change | undefined {
  const control = (place: Locator) => place.getByLabel(label, { exact: true }).first();
  switch (offer.as) {
    case 'number': {
      const value = offer.value < offer.most ? offer.value + 1 : offer.value - 1;
      return { path: offer.path, value, by: (place) => control(place).fill(String(value)) };
    }
    case 'choice': {
      const value = offer.options.find((option) => option !== offer.value);
      if (value === undefined) return undefined;
      const { path } = offer;
      return { path, value, by: (place) => control(place).selectOption(String(value)) };
    }
    case 'list':
      return firstOf(offer.items, (item, at) => changeOf(item, nth(label, at + 1), say, nth));
    case 'parts':
      return firstOf(offer.parts, ({ key, of, offer: inside }) =>
        changeOf(inside, `${label}: ${say.key(key, of)}`, say, nth),
      );
    default:
      return undefined;
  }
}

type Nth = (what: string, number: number) => string;

const firstOf = <Item>(
  items: readonly Item[],
  found: (item: Item, at: number) => Change | undefined,
): Change | undefined => items.flatMap((item, at) => found(item, at) ?? [])[0];

async function speechOf(game: GameId, language: Language) {
  const own = await gameOf(game);
  if (!comesAlive(own)) throw new Error(`nothing of ${game} comes alive`);
  const file = liveFile(own, language);
  const t = formatter(language, file.texts, file.nouns);
  const say = saying({ t, game, faces: file.faces, places: own.live.places });
  const nth: Nth = (what, number) => t('live:nth', { what, number });
  const change = (fact: Fact) => changeOf(fact.offer, say.fact(fact), say, nth);
  return { file, change, answer: own.live.answer(file) };
}

async function wake(place: Locator): Promise<void> {
  await place.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await place.locator('[data-live]').click();
  await place.locator('.live :is(.e-word, .c-sums dd)').first().waitFor();
}

const calculators = games.flatMap((game) =>
  calculatorsOf(game).map(({ id }, at) => {
    const language = languages[at % languages.length] ?? 'en';
    return { game, id, language };
  }),
);

describe('a calculator on its page', () => {
  it.each(calculators)('$game $id counts as the terminal does, in $language', async (one) => {
    const { game, id, language } = one;
    const { file, change, answer } = await speechOf(game, language);
    const calculator = file.calculators[id];
    if (!calculator) throw new Error(`${game} has no calculator ${id}`);
    const chapter = readChapters(game, language).find(({ clauses }) =>
      clauses.some((clause) => clause.calculators.includes(id)),
    );
    const page = await openPage(`/${language}/${game}/rules/${chapter?.id}/`, phone);
    const place = page.locator(`[data-calculator="${id}"]`).first();
    await wake(place);
    let described: Description = calculator.description;
    let changed = 0;
    for (const { path } of factsAsked(described, file, calculator.asks)) {
      // A change may bring or take other facts: each is looked for in what stands there now.
      const fact = factsAsked(described, file, calculator.asks).find(
        (each) => String(each.path) === String(path),
      );
      const next = fact && change(fact);
      if (!next) continue;
      await next.by(place);
      described = withAt(described, next.path, next.value);
      changed++;
      const expected = answer(described);
      if (!expected) throw new Error(`${id} can't be read: ${JSON.stringify(described)}`);
      const sums = sumsShown(expected, calculator);
      await expect
        .poll(() => place.locator('.live .c-sums dd').allInnerTexts(), soon)
        .toEqual(sums.map(({ value }) => value));
      const said = inTerminal(game, described, language);
      expect([described, expected.verdict]).toEqual([described, said.verdict]);
      // Zero is said in a word there, or not at all.
      for (const { value, open } of sums)
        if (!open && /[1-9]/.test(value)) expect(said.output).toContain(value);
    }
    expect(changed).toBeGreaterThan(0);
    expect(troublesOf(page)).toEqual([]);
  });
});

/** What is asked: a kind of move, or a score sheet. */
const kindOf = ({ move }: { readonly move?: object | undefined }): string =>
  Object.keys(move ?? { sheet: true })[0] ?? '';

const kinds = games.flatMap((game) =>
  [...Map.groupBy(examplesOf(game), kindOf).keys()].map((kind, at) => {
    const language = languages[at % languages.length] ?? 'en';
    return { game, kind, language };
  }),
);

describe('a worked example on its page', () => {
  it.each(kinds)('of $game, $kind, answers as the terminal does, in $language', async (one) => {
    const { game, kind, language } = one;
    const { file, change, answer } = await speechOf(game, language);
    // The one whose verdict hangs on what can be changed, if there is any.
    const tried = examplesOf(game).flatMap(({ id, clauses: [clause = ''], ...example }) => {
      const described = file.examples[id];
      if (kindOf(example) !== kind || described === undefined) return [];
      const before = answer(described)?.verdict;
      return changeableFacts(described, file.schema).flatMap((fact) => {
        const next = change(fact);
        const after = next && withAt(described, next.path, next.value);
        const expected = after && answer(after);
        return next && after && expected
          ? [{ id, clause, next, after, expected, turns: expected.verdict !== before }]
          : [];
      });
    });
    const chosen = tried.find(({ turns }) => turns) ?? tried[0];
    if (!chosen) throw new Error(`no example of ${kind} can be changed`);
    const { id, clause, next, after, expected } = chosen;
    const { chapter } = clauseOf(bookOf(game, language), clause);
    const page = await openPage(`/${language}/${game}/rules/${chapter}/`, phone);
    const place = page.locator(`[data-example="${id}"]`).first();
    await wake(place);
    await next.by(place);
    await expect.poll(() => place.locator('.l-changed').count(), soon).toBeGreaterThan(0);
    await expect.poll(() => place.getAttribute('data-verdict'), soon).toBe(expected.verdict);
    const shown = await place.locator('.live').textContent();
    const said = inTerminal(game, after, language);
    expect(said.verdict).toBe(expected.verdict);
    for (const text of [...expected.reasons.map((reason) => reason.text), ...expected.effects]) {
      expect(shown).toContain(text);
      expect(said.output).toContain(text);
    }
    expect(troublesOf(page)).toEqual([]);
  });
});
