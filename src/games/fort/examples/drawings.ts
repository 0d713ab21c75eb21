import { z } from 'zod';
import * as values from '#engine/fort/format/values.ts';
import { type CardSymbol, type Resource, resources } from '#engine/fort/notation/tree.ts';
import { drawing } from '#words/examples/described-lines.ts';
import {
  affirm,
  card,
  type ExampleWords,
  type LinePart,
  mark,
  parted,
  text,
  titledCard,
} from '#words/examples/parts.ts';
import { sharedDrawings } from '#words/examples/shared-drawings.ts';
import { personWord, placeWord } from '../words/values.ts';

const person = (name: string, { t }: ExampleWords) =>
  personWord(name, { t, name: () => undefined });

const resource = (id: Resource | 'any', { t }: ExampleWords): LinePart => ({
  kind: 'icon',
  id: id === 'any' ? 'any-resource' : id,
  label: t(`verdicts:resource.${id}`),
});

const symbol = (id: CardSymbol, { t }: ExampleWords): LinePart => ({
  kind: 'icon',
  id,
  label: t(`verdicts:suit.${id}`),
});

const symbols = values.symbol();
const isSymbol = (id: string): id is CardSymbol => symbols.safeParse(id).success;

const tokens = (held: values.Tokens, words: ExampleWords): LinePart[] =>
  resources.flatMap((kind) => {
    const count = held[kind];
    return count === undefined ? [] : [text(count), resource(kind, words)];
  });

/** Nothing at all, of both kinds. */
const isNothing = (held: values.Holding): boolean =>
  typeof held === 'number' ? held === 0 : resources.every((kind) => held[kind] === 0);

const none = ({ t }: ExampleWords): LinePart => text(t('rules:example.choice.none'));

/** One entry of a pile: a named card, an unnamed one, or a visible symbol. */
function piece(id: string, words: ExampleWords): LinePart {
  if (id === '?') return text(words.t('rules:example.some-card'));
  if (id === 'more') return text(words.t('rules:example.more-cards'));
  return isSymbol(id) ? symbol(id, words) : card(id);
}

const cards = (ids: readonly string[], words: ExampleWords): LinePart[] =>
  ids.length === 0 ? [none(words)] : ids.map((id) => piece(id, words));

const empty = ({ t }: ExampleWords): LinePart => text(t('rules:example.empty'));

function pile(held: number | readonly string[], words: ExampleWords): LinePart[] {
  if (held === 0 || (typeof held !== 'number' && held.length === 0)) return [empty(words)];
  return typeof held === 'number'
    ? [text(words.t('rules:example.cards', { count: held }))]
    : cards(held, words);
}

const from = (source: string | undefined, words: ExampleWords): LinePart[] =>
  source === undefined
    ? []
    : [text(`(${words.t('rules:example.from', { place: placeWord(source) })})`)];

const listed = <Item>(value: Item | readonly Item[]): Item[] => {
  const none: Item[] = [];
  return none.concat(value);
};

/** A card that helps: what its coin counts as, and where it comes from. */
function helping(
  each: values.HelpingCard | values.ShownHelp | CardSymbol,
  words: ExampleWords,
): LinePart[] {
  if (typeof each === 'string') return [piece(each, words)];
  const suits = each.coin === undefined ? [] : listed<string>(each.coin);
  return [
    piece(each.card, words),
    ...(suits.length === 0 ? [] : [mark(','), text(words.t('rules:example.coin-as'))]),
    ...suits.map((suit) => (isSymbol(suit) ? symbol(suit, words) : none(words))),
    ...from('from' in each ? each.from : undefined, words),
  ];
}

/** Cards that move, and from where. */
const moved = (each: values.MovedCard, words: ExampleWords): LinePart[] => {
  if (typeof each === 'string') return [piece(each, words)];
  const own = piece(each.card ?? '?', words);
  if (each.of === undefined) return [own, ...from(each.from, words)];
  const { t } = words;
  const place = each.from === undefined ? undefined : placeWord(each.from);
  const said =
    each.of === 'me'
      ? [
          ...(place === undefined ? [] : [t('rules:example.from', { place })]),
          t('rules:example.own'),
        ]
      : place === undefined
        ? [t('rules:example.owner', { player: person(each.of, words) })]
        : [t('rules:example.from-of', { place, player: person(each.of, words) })];
  return [own, text(`(${said.join(', ')})`)];
};

const allMoved = (list: readonly values.MovedCard[], words: ExampleWords): LinePart[] =>
  list.length === 0 ? [none(words)] : list.flatMap((each) => moved(each, words));

const placed = z.object({
  stuff: values.tokens().optional(),
  pack: values.tokens().optional(),
  supply: values.tokens().optional(),
});

/** Tokens, and where they come from if that is described. */
const payment = (paid: values.Payment, words: ExampleWords): LinePart[] => [
  ...tokens(values.tokens().safeParse(paid).data ?? {}, words),
  ...parted(
    Object.entries(placed.parse(paid)).flatMap(([zone, held]) =>
      held === undefined ? [] : [[...tokens(held, words), ...from(zone, words)]],
    ),
    ',',
  ),
];

const converted = (
  { into, in: zone, times }: values.Conversion,
  words: ExampleWords,
): LinePart[] => [
  resource(into, words),
  ...(zone === undefined
    ? []
    : [text(`(${words.t('rules:example.choice.in', { place: placeWord(zone) })})`)]),
  ...(times === undefined ? [] : [text(words.t('rules:example.times', { count: times }))]),
];

const inWords = (namespace: string) =>
  drawing(z.string(), (id, { t }) => [text(t(`${namespace}.${id}`))]);
const byLevel = <Schema extends z.ZodType>(
  schema: Schema,
  parts: (value: z.output<Schema>, words: ExampleWords) => LinePart[],
) =>
  drawing(z.record(z.string(), schema), (facts, words) =>
    parted(
      Object.entries(facts).map(([level, value]) => [
        ...parts(value, words),
        // The cost of a step is labelled with the level that it leads to.
        text(words.t('rules:example.for-level', { level: level.replace(/^.*-/, '') })),
      ]),
      ';',
    ),
  );
const cardName = drawing(z.string(), (id) => [card(id)]);
const title = drawing(z.string(), (id) => [titledCard(id)]);
const oneCard = drawing(values.cardOrNone(), (id, { t }) => [
  id === 'none' ? text(t('rules:example.leader.none')) : card(id),
]);
const helpers = drawing(values.lookoutHelpers(), (list, words) =>
  list.length === 0 ? [none(words)] : list.flatMap((each) => helping(each, words)),
);
const number = sharedDrawings.count;

/** Every kind of value in descriptions of Fort. */
export const fortDrawings = {
  ...sharedDrawings,
  card: cardName,
  'card-or-none': oneCard,
  cards: drawing(values.cardList(), cards),
  pile: drawing(values.pile(), pile),
  'counted-pile': drawing(values.pile(), pile),
  lookout: drawing(values.lookout(), (held, words) =>
    typeof held === 'number' || held.length === 0
      ? pile(typeof held === 'number' ? held : [], words)
      : held.flatMap((each) =>
          typeof each === 'string'
            ? [piece(each, words)]
            : each.shows.map((suit) => symbol(suit, words)),
        ),
  ),
  tokens: drawing(values.tokens(), tokens),
  holding: drawing(values.holding(), (held, words) => {
    if (isNothing(held)) return [empty(words)];
    return typeof held === 'number'
      ? [text(words.t('rules:example.resources', { count: held }))]
      : tokens(held, words);
  }),
  payment: drawing(values.payment({}), payment),
  'resource-or-none': drawing(values.resourceOrNone(), (kind, words) => [
    kind === 'none' ? text(words.t('rules:example.leader.none')) : resource(kind, words),
  ]),
  gain: drawing(values.gained(), (gain, words) =>
    typeof gain === 'string' ? [resource(gain, words)] : tokens(gain, words),
  ),
  conversion: drawing(values.converted(), (said, words) =>
    typeof said === 'string'
      ? [resource(said, words)]
      : listed(said).flatMap((each) => converted(each, words)),
  ),
  suit: drawing(values.suit(), (suit, words) => [symbol(suit, words)]),
  symbol: drawing(values.symbol(), (suit, words) => [symbol(suit, words)]),
  perk: title,
  perks: drawing(values.perkList(), (list, words) =>
    list.length === 0 ? [none(words)] : list.map(titledCard),
  ),
  'made-up-rule': title,
  'some-made-up-rule': drawing(values.someMadeUpRule(), (id, words) => [
    id === true ? affirm(true, words) : titledCard(id),
  ]),
  reward: title,
  'fort-level': number,
  figure: number,
  times: drawing(z.number(), (count, { t }) => [text(t('rules:example.times', { count }))], true),
  extent: drawing(
    z.boolean(),
    (full, { t }) => [text(t(`rules:example.choice.${full ? 'full' : 'part'}`))],
    true,
  ),
  phase: inWords('verdicts:phase'),
  place: drawing(z.string(), (id, { t }) => [
    text(t('rules:example.into', { place: placeWord(id) })),
  ]),
  claim: inWords('rules:example.claim'),
  box: drawing(values.boxName(), (id, { t }) => [
    { kind: 'icon', id, label: '' },
    text(t(`verdicts:box.${id}`)),
  ]),
  rival: drawing(
    z.string(),
    (name, words) => [
      text(
        words.t(`say-fort:choices.rival.${name === 'me' ? 'me' : 'other'}`, {
          value: person(name, words),
        }),
      ),
    ],
    true,
  ),
  helpers,
  'lookout-helpers': helpers,
  followers: drawing(values.followers('bug'), (list, words) =>
    listed(list).flatMap((each) => helping(each, words)),
  ),
  'moved-cards': drawing(values.movedCards({ from: [], example: [] }), (list, words) =>
    allMoved(listed(list), words),
  ),
  recruits: drawing(values.recruits({ from: [], example: [] }), (list, words) =>
    allMoved(list === 'none' ? [] : listed(list), words),
  ),
  'cleaned-up': drawing(values.cleanedUp(), (said, words) =>
    typeof said === 'string' ? [text(words.t(`rules:example.choice.${said}`))] : cards(said, words),
  ),
  'costs-by-step': byLevel(values.cost(), (cost, words) =>
    cost.map((kind) => resource(kind, words)),
  ),
  'points-by-level': byLevel(z.number(), (points) => [text(points)]),
};
