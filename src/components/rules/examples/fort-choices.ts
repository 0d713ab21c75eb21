import { type Choices, listed, moved, payment, place, resource, tokens } from './fort-parts.ts';
import { affirm, card, givenAll, type Part, player, text, type Words } from './parts.ts';

type Conversion = Exclude<NonNullable<Choices['convert']>, string>;

/** “in full”, “you pay:” and the like. */
export const choiceWord = (id: string, { t }: Words): Part => text(t(`rules:example.choice.${id}`));

function converted(choice: Conversion, words: Words): Part[] {
  return listed(choice).flatMap(({ to, in: zone, times }) => [
    resource(to, words),
    ...givenAll(zone, (where) => [
      text(`(${words.t('rules:example.choice.in', { place: place(where, words) })})`),
    ]),
    ...givenAll(times, (count) => [text(words.t('rules:example.times', { count }))]),
  ]);
}

/** The choices made inside one action, each after the name of the icon it belongs to. */
export function choiceParts(made: Choices, words: Words): Part[] {
  const { t } = words;
  const action = (id: string, parts: readonly Part[]): Part[] => [
    text(`${t(`verdicts:action.${id}`)}:`),
    ...parts,
  ];
  const word = (id: string): Part => choiceWord(id, words);
  return [
    ...givenAll(made.full, (full) => [word(full ? 'full' : 'part')]),
    ...givenAll(made.times, (count) => [text(t('rules:example.times', { count }))]),
    ...givenAll(made.gain, (gain) =>
      action('gain', typeof gain === 'string' ? [resource(gain, words)] : tokens(gain, words)),
    ),
    ...givenAll(made.trash, (cards) => action('trash', moved(cards, words))),
    ...givenAll(made.lookout, (cards) => action('lookout', moved(cards, words))),
    ...givenAll(made.pack, (held) => action('pack', payment(held, words))),
    ...givenAll(made.pay, (paid) => [word('pay'), ...payment(paid, words)]),
    ...givenAll(made.spend, (paid) => action('spend', payment(paid, words))),
    ...givenAll(made.rival, (name) => [word('rival'), text(player(name, words))]),
    ...givenAll(made['trash-rival'], (cards) => action('trash-rival', moved(cards, words))),
    ...givenAll(made.convert, (choice) =>
      action(
        'convert',
        typeof choice === 'string' ? [resource(choice, words)] : converted(choice, words),
      ),
    ),
    ...givenAll(made.recruit, (cards) => action('recruit', moved(cards, words))),
    ...givenAll(made['trash-this'], (said) => action('trash-this', [affirm(said, words)])),
    ...givenAll(made.vp, (points) => action('vp', [text(points)])),
    ...givenAll(made.advance, (said) => action('advance', [affirm(said, words)])),
    ...givenAll(made.choose, (id) => [word('choose'), card(id)]),
  ];
}
