import type { WrittenSheet as DobroSheet } from '#engine/dobro/format/schema.ts';
import type { WrittenSheet as FortSheet } from '#engine/fort/format/score-schema.ts';
import { holding, pile, place } from './fort-parts.ts';
import {
  affirm,
  capital,
  card,
  given,
  givenAll,
  type Line,
  line,
  type Part,
  player,
  text,
  type Words,
} from './parts.ts';

type Seats<Item> = readonly Item[] | Readonly<Record<string, Item>>;

const joined = (entries: Seats<number>, words: Words): string =>
  Array.isArray(entries)
    ? entries.join(', ')
    : Object.entries(entries)
        .map(([name, count]) => `${player(name, words)} ${count}`)
        .join(', ');

/** A written score sheet of Dobro, round by round. */
export function dobroSheetLines(sheet: Omit<DobroSheet, 'game'>, words: Words): Line[] {
  const score = (key: string): string => words.t(`rules:example.score.${key}`);
  const named = (key: string, content: string): Part => text(`${score(key)} ${content}`);
  const names = (list: readonly string[]): string =>
    list.map((name) => player(name, words)).join(', ');
  const { says } = sheet;
  return [
    line(words.t('rules:example.dobro.players'), text(names(sheet.players))),
    ...given(sheet.long, (long) => line(score('long'), affirm(long, words))),
    ...sheet.rounds.map((round, at) =>
      line(
        words.t('rules:example.score.round', { number: at + 1 }),
        ...given(round.piles, (piles) => named('piles', joined(piles, words))),
        ...given(round.places, (places) => named('places', joined(places, words))),
        ...given(round.forgetful, (name) => named('forgetful', player(name, words))),
        ...given(round.sums, (sums) => named('sums', joined(sums, words))),
      ),
    ),
    ...given(sheet.hands, (hands) =>
      line(
        score('hands'),
        text(
          Object.values(hands)
            .map((hand) => hand.join(', '))
            .join(' / '),
        ),
      ),
    ),
    ...given(says, (claim) =>
      line(
        score('says'),
        ...givenAll(claim.rounds, (rounds) =>
          rounds.map((points) => named('points', joined(points, words))),
        ),
        ...given(claim.totals, (totals) => named('totals', joined(totals, words))),
        ...given(claim.starter, (name) => named('starter', player(name, words))),
        ...given(claim.winners, (winners) => named('winners', names(winners))),
      ),
    ),
  ];
}

const piles = ['cards', 'deck', 'discard', 'hand', 'yard', 'lookout'] as const;
const figures = ['advances', 'suits', 'crowns', 'books', 'pizza', 'toys', 'best-friends'] as const;

type Entry = FortSheet['players'][number];

function entryParts(entry: Entry, words: Words): Part[] {
  const { t } = words;
  const label = (name: string): Part => text(`${capital(name)}:`);
  return [
    ...given(entry.track, (number) => text(t('rules:example.score.track', { number }))),
    ...given(entry.fort, (number) => text(t('rules:example.score.fort', { number }))),
    ...givenAll(entry.rule, (id) => [card(id)]),
    ...givenAll(entry.macaroni, (has) => (has ? [card('macaroni-sculpture')] : [])),
    ...figures.flatMap((key) =>
      givenAll(entry[key], (count) => [label(t(`verdicts:figure.${key}`)), text(count)]),
    ),
    ...piles.flatMap((key) =>
      givenAll(entry[key], (cards) => [
        label(key === 'cards' ? t('verdicts:figure.cards') : place(key, words)),
        ...pile(cards, words),
      ]),
    ),
    ...(['stuff', 'pack'] as const).flatMap((key) =>
      givenAll(entry[key], (held) => [label(place(key, words)), ...holding(held, words)]),
    ),
    ...givenAll(entry.perks, (ids) => ids.map(card)),
  ];
}

const saidLines = {
  total: 'total',
  fort: 'fort-level',
  rule: 'made-up-rule',
  macaroni: 'macaroni-sculpture',
} as const;

/** A written score sheet of Fort, player by player. */
export function fortSheetLines(sheet: Omit<FortSheet, 'game'>, words: Words): Line[] {
  const { t } = words;
  const said = ({ says }: Entry): Part[] =>
    Object.entries(saidLines).flatMap(([key, id]) => {
      const number = Object.entries(says ?? {}).find(([name]) => name === key)?.[1];
      const of = t(`score-lines:line.${id}`);
      return given(number, (counted) =>
        text(`${t('rules:example.score.said', { line: of, number: counted })}`),
      );
    });
  return [
    ...givenAll(sheet.board?.points, (points) => [
      line(
        t('rules:example.fact.points'),
        ...Object.entries(points).map(([level, count]) => text(`${level}: ${count}`)),
      ),
    ]),
    ...sheet.players.map((entry) =>
      line(player(entry.name, words), ...entryParts(entry, words), ...said(entry)),
    ),
    ...given(sheet.winners, (winners) =>
      line(
        t('rules:example.score.says'),
        text(
          `${t('rules:example.score.winners')} ${winners.map((name) => player(name, words)).join(', ')}`,
        ),
      ),
    ),
  ];
}
