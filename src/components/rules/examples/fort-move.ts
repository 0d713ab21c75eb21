import { choiceParts, choiceWord } from './fort-choices.ts';
import { helping, listed, type Move, moved, payment, pile, place, symbol } from './fort-parts.ts';
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

const boxes = ['public', 'private'] as const;

const box = (id: (typeof boxes)[number], { t }: Words, mark = ''): Part[] => [
  { kind: 'icon', id, label: '' },
  text(`${t(`verdicts:box.${id}`)}${mark}`),
];

/** Actions in their order; several are numbered. */
function useLines(uses: NonNullable<Move['actions']>, words: Words): Line[] {
  const label = words.t('rules:example.does.use');
  return uses.map((use, at) => {
    const numbered = uses.length > 1 ? `${label} (${at + 1})` : label;
    if (typeof use === 'string') return line(numbered, ...box(use, words));
    const parts = boxes.flatMap((id) =>
      givenAll(use[id], (made) => {
        const parts = choiceParts(made, words);
        return [...box(id, words, parts.length > 0 ? ':' : ''), ...parts];
      }),
    );
    const of = givenAll(use.of, (id) => [choiceWord('of', words), card(id)]);
    return line(numbered, ...parts, ...of);
  });
}

function setupLines(setup: NonNullable<Move['setup']>, words: Words): Line[] {
  const { friends, ...figures } = setup;
  return [
    ...Object.entries(figures).flatMap(([figure, count]) =>
      given(count, (said) => line(capital(words.t(`verdicts:figure.${figure}`)), text(said))),
    ),
    ...given(friends, (ids) => line(words.t('rules:example.does.friends'), ...ids.map(card))),
  ];
}

function discardLines(discard: NonNullable<Move['discard']>, words: Words): Line[] {
  const to = (key: string, cards: readonly string[] | undefined): Line[] =>
    given(cards, (ids) => line(words.t(`rules:example.does.${key}`), ...pile(ids, words)));
  return [
    ...to('pile', discard.pile),
    ...to('yard', discard.yard),
    ...to('keep', discard.keep),
    ...to('lookout-off', discard.lookout),
  ];
}

function drawLines(draw: NonNullable<Move['draw']>, words: Words): Line[] {
  const { t } = words;
  const { cards, reshuffle } =
    typeof draw === 'number' ? { cards: draw, reshuffle: undefined } : draw;
  return [
    line(t('rules:example.does.draw'), text(t('rules:example.cards', { count: cards }))),
    ...given(reshuffle, (said) => line(t('rules:example.does.reshuffle'), affirm(said, words))),
  ];
}

/** What is done, line by line. */
export function moveLines(move: Move, words: Words): Line[] {
  const { t } = words;
  const does = (key: string, ...parts: Part[]): Line =>
    line(t(`rules:example.does.${key}`), ...parts);
  const cards = (list: string | readonly string[]): Part[] =>
    typeof list === 'string' ? [choiceWord(list, words)] : pile(list, words);
  const helpers = (list: readonly Parameters<typeof helping>[0][]): Part[] =>
    list.flatMap((each) => helping(each, words));
  return [
    ...given(move.perk, (id) => does('perk', card(id))),
    ...given(move.play, (id) => does('play', card(id))),
    ...given(move.add, (list) => does('add', ...helpers(list))),
    ...given(move.lookout, (list) => does('lookout', ...helpers(list))),
    ...given(move.suit, (suit) => does('suit', symbol(suit, words))),
    ...given(move.declare, (suit) => does('declare', symbol(suit, words))),
    ...givenAll(move.actions, (uses) => useLines(uses, words)),
    ...given(move.follow, (list) => does('follow', ...helpers(listed(list)))),
    ...given(move.box, (id) => does('box', ...box(id, words))),
    ...given(move.action, (made) => does('action', ...choiceParts(made, words))),
    ...given(move.decline, () => does('decline', affirm(true, words))),
    ...given(move.recruit, (list) =>
      does('recruit', ...(list === 'none' ? cards('none') : moved(list, words))),
    ),
    ...given(move.to, (zone) => does('to', text(place(zone, words)))),
    ...given(move.cleanup, (list) => does('cleanup', ...cards(list))),
    ...givenAll(move.discard, (discard) => discardLines(discard, words)),
    ...givenAll(move.draw, (draw) => drawLines(draw, words)),
    ...given(move.skip, (phase) => does('skip', text(t(`verdicts:phase.${phase}`)))),
    ...given(move.claim, (claim) => does('claim', text(t(`rules:example.claim.${claim}`)))),
    ...given(move.player, (name) => does('player', text(player(name, words)))),
    ...givenAll(move.setup, (setup) => setupLines(setup, words)),
    ...given(move.take, (id) => does('take', card(id))),
    ...given(move.pay, (paid) => does('pay', ...payment(paid, words))),
  ];
}
