import { printQuery, type Query } from '#components/cards/filter.ts';
import { type ClauseId, clauseIds } from '#generated/fort.ts';
import { type IconId, isIcon } from '#icons/index.ts';
import { type BoxIcon, iconsOf } from '../cards/box-parts.ts';
import { playCards } from '../cards/cards.ts';
import { actionsIcons } from '../icons/actions.ts';
import { resourcesIcons } from '../icons/resources.ts';
import { suitsIcons } from '../icons/suits.ts';
import { symbolsIcons } from '../icons/symbols.ts';
import { zonesIcons } from '../icons/zones.ts';

export const groupIds = ['actions', 'symbols', 'suits', 'resources', 'zones'] as const;
export type GroupId = (typeof groupIds)[number];

/** Each bracket is drawn by itself; a player looks up the pair. */
const halves: readonly string[] = ['group-open', 'group-close'];
const listed = (drawings: object): IconId[] =>
  Object.keys(drawings)
    .filter(isIcon)
    .filter((id) => !halves.includes(id));

export const iconGroups: Readonly<Record<GroupId, readonly IconId[]>> = {
  actions: listed(actionsIcons),
  symbols: listed(symbolsIcons),
  suits: listed(suitsIcons),
  resources: listed(resourcesIcons),
  zones: listed(zonesIcons),
};

/** Icons that are explained by a rule of another name. */
const elsewhere: Readonly<Partial<Record<IconId, ClauseId>>> = {
  coin: 'card.coin',
  pizza: 'board.stuff',
  toys: 'board.stuff',
  'any-resource': 'action.gain-choice',
  'cost-minus': 'symbol.cost',
  'cost-plus': 'symbol.cost',
  'best-friend': 'card.best-friend',
  public: 'card.public',
  private: 'card.private',
  hand: 'setup.hand',
  deck: 'setup.deck',
  'discard-pile': 'discard.public',
  yard: 'board.yard',
  'zone-lookout': 'board.lookout',
  stuff: 'board.stuff',
  'zone-pack': 'board.pack',
  supply: 'setup.supply',
  park: 'setup.park',
  'park-deck': 'setup.park',
  box: 'action.trash',
  'macaroni-sculpture': 'score.macaroni',
  'first-player': 'setup.first-player',
  'made-up-rule': 'fort.level-1',
  perk: 'fort.level-2',
};

/** The rule that explains an icon; a suit by itself is explained with all suits. */
export const clauseOfIcon = (icon: IconId): ClauseId =>
  elsewhere[icon] ??
  clauseIds.find((id) => id === `action.${icon}` || id === `symbol.${icon}`) ??
  'card.suits';

/** Every icon in a box of some card, in the order of the groups. */
const inBoxes = new Set<string>(
  playCards.flatMap((card) => [...iconsOf(card.public), ...iconsOf(card.private)]),
);
const isInBoxes = (icon: IconId): icon is IconId & BoxIcon => inBoxes.has(icon);
export const boxIcons: readonly (IconId & BoxIcon)[] = groupIds.flatMap((group) =>
  iconGroups[group].filter(isInBoxes),
);

const filterOf = (icon: IconId): Partial<Query> | undefined => {
  if (icon === 'public' || icon === 'private') return { box: icon };
  if (icon === 'best-friend' || icon === 'made-up-rule' || icon === 'perk') return { kind: icon };
  if (Object.hasOwn(suitsIcons, icon)) return { suits: [icon] };
  return isInBoxes(icon) ? { icon } : undefined;
};

/** The filter of the card overview that shows the cards with an icon; none where no card has it. */
export const cardsWithIcon = (icon: IconId): string | undefined => {
  const filter = filterOf(icon);
  return filter === undefined ? undefined : printQuery(filter);
};
