// The set-up list: ticks stay on the device, and chance is drawn by the engine. Without this script the
// list can be read, ticked and printed; the number of players is chosen by CSS alone.
import type { DrawLots, Lots } from '#engine/core/lots.ts';
import { isRecord, parseJson } from '#engine/core/unknown-data.ts';
import { formatter } from '#i18n/format.ts';
import { isLanguage } from '#i18n/languages.ts';
import type { Resource } from '#i18n/resource.ts';
import { deviceShelf } from '#widgets/shared/shelf.ts';
import { make } from '../practice/stage.ts';
import { shareText } from '../share-text.ts';
import { addressOf, type Chosen, type Offered, openSetUp, readAddress } from './kept.ts';

const games = import.meta.glob<{ drawLots: DrawLots }>('/src/games/*/set-up.ts');

interface DrawnCards {
  readonly id: string;
  readonly label: string;
  readonly secret: boolean;
  readonly cards: Readonly<Record<string, { readonly name: string; readonly href: string }>>;
}
const isTexts = (data: unknown): data is Readonly<Record<string, Resource>> => isRecord(data);
const areDrawn = (data: unknown): data is readonly DrawnCards[] => Array.isArray(data);

const inputs = (root: ParentNode, select: string): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>(select),
];

function begin(root: HTMLElement): void {
  const { game = '', name = '', texts = '{}', drawn: listed = '[]' } = root.dataset;
  const { lang } = document.documentElement;
  const resources = parseJson(texts);
  const drawnCards = parseJson(listed);
  const one = <Kind extends HTMLElement>(part: string) =>
    root.querySelector<Kind>(`[data-${part}]`);
  const [result, again, share, note, status] = (
    ['result', 'draw', 'share', 'note', 'status'] as const
  ).map((part) => one(part));
  if (!isLanguage(lang) || !isTexts(resources) || !areDrawn(drawnCards)) return;
  if (!result || !again || !share || !note || !status) return;

  const t = formatter(lang, resources);
  const numbers = inputs(root, '[name=players]');
  const ways = inputs(root, '[name=way]');
  const boxes = inputs(root, '[data-step]');
  const seats = inputs(root, '[data-seat]');
  const offered: Offered = {
    players: numbers.map(({ value }) => Number(value)),
    ways: ways.map(({ value }) => value),
  };
  const device = openSetUp(deviceShelf(), game, offered);
  const tell = (text: string): void => {
    note.textContent = text;
  };
  /** Scrolls to what a tap or a link has brought about. */
  const inSight = (place: Element): void => place.scrollIntoView({ block: 'nearest' });
  let chosen: Chosen = device.chosen ?? {
    players: Number(numbers.find(({ checked }) => checked)?.value),
    way: ways.find(({ checked }) => checked)?.value ?? '',
    ticked: [],
    names: [],
    seed: null,
  };
  let drawLots: DrawLots | undefined;

  const nameOf = (seat: number): string =>
    chosen.names[seat]?.trim() || t('set-up:player', { number: seat + 1 });
  /** The names around the table to the left, back to the first. */
  const around = (): string =>
    [...Array.from({ length: chosen.players }, (_, seat) => nameOf(seat)), nameOf(0)].join(' → ');
  const passes = (): HTMLElement | null =>
    root.querySelector<HTMLElement>(`[data-passes][data-way="${wayAt()}"]`);
  const wayAt = (): number => offered.ways.indexOf(chosen.way);

  const line = (label: string, ...value: (string | Node)[]): HTMLElement => {
    const row = make('div', '');
    const said = make('dd', '');
    said.append(...value);
    row.append(make('dt', label), said);
    return row;
  };
  const cardLinks = ({ cards }: DrawnCards, ids: readonly string[]): Node[] =>
    ids.flatMap((id) => {
      const card = cards[id];
      if (card === undefined) return [];
      const link = make('a', card.name, 'drawn');
      link.href = card.href;
      return [link, document.createTextNode(' ')];
    });

  const showLots = (lots: Lots | undefined): void => {
    result.replaceChildren();
    // The step that asks for a starting player says who was drawn.
    for (const place of root.querySelectorAll('[data-starts]'))
      place.textContent = lots ? ` ${t('set-up:starts')}: ${nameOf(lots.first)}` : '';
    if (lots === undefined) return;
    result.append(line(t('set-up:starts'), make('b', nameOf(lots.first))));
    if (passes()) result.append(line(t('set-up:passes'), around()));
    for (const group of drawnCards) {
      const links = cardLinks(group, lots.cards[group.id] ?? []);
      if (links.length === 0) continue;
      if (!group.secret) result.append(line(group.label, ...links));
      else {
        const folded = make('details', '');
        folded.append(make('summary', t('set-up:secret')), ...links);
        result.append(line(group.label, folded));
      }
    }
  };

  const lotsNow = (): Lots | undefined =>
    chosen.seed === null ? undefined : drawLots?.(chosen.players, chosen.seed);

  const show = (): void => {
    for (const number of numbers) number.checked = Number(number.value) === chosen.players;
    for (const way of ways) way.checked = way.value === chosen.way;
    for (const box of boxes) box.checked = chosen.ticked.includes(box.dataset.step ?? '');
    for (const [at, seat] of seats.entries()) {
      if (seat.value !== (chosen.names[at] ?? '')) seat.value = chosen.names[at] ?? '';
      const place = seat.closest('label');
      if (place) place.hidden = at >= chosen.players;
    }
    const seen = boxes.filter((box) => box.checkVisibility());
    const done = seen.filter(({ checked }) => checked).length;
    status.textContent = t('set-up:done', { done, all: seen.length });
    const lots = lotsNow();
    showLots(lots);
    again.textContent = t(lots ? 'set-up:draw-again' : 'set-up:draw');
    share.hidden = lots === undefined;
  };

  const change = (change: Partial<Chosen>): void => {
    chosen = { ...chosen, ...change };
    device.keep(chosen);
    show();
  };

  /** Fetches the game's own code, once. */
  const load = async (): Promise<boolean> => {
    try {
      drawLots ??= (await games[`/src/games/${game}/set-up.ts`]?.())?.drawLots;
    } catch {
      tell(t('set-up:failed'));
      inSight(note);
    }
    return drawLots !== undefined;
  };

  const draw = async (): Promise<void> => {
    tell('');
    if (!(await load())) return;
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    change({ seed });
    inSight(result);
    history.replaceState(null, '', location.pathname);
  };

  const asText = (lots: Lots): string => {
    const way = ways[wayAt()]?.dataset.name;
    const players = t('learn:for-players', { count: chosen.players });
    return [
      [t('set-up:share-text', { game: name, players }), ...(way ? [way] : [])].join(', '),
      `${t('set-up:starts')}: ${nameOf(lots.first)}`,
      ...(passes() ? [`${t('set-up:passes')}: ${around()}`] : []),
      ...drawnCards
        .filter(({ secret }) => !secret)
        .map(({ id, label, cards }) => {
          const names = (lots.cards[id] ?? []).flatMap((card) => cards[card]?.name ?? []);
          return `${label}: ${names.join(', ')}`;
        }),
      `${location.origin}${location.pathname}${addressOf(chosen)}`,
    ].join('\n');
  };

  const readHash = async (): Promise<void> => {
    if (location.hash === '') return;
    const said = readAddress(location.hash, offered);
    if (said === undefined) {
      tell(t('set-up:bad-link'));
      inSight(note);
    } else if (said.seed === null || (await load())) change(said);
  };

  for (const number of numbers)
    number.addEventListener('change', () => change({ players: Number(number.value) }));
  for (const way of ways) way.addEventListener('change', () => change({ way: way.value }));
  for (const box of boxes)
    box.addEventListener('change', () => {
      const { step = '' } = box.dataset;
      const others = chosen.ticked.filter((each) => each !== step);
      change({ ticked: box.checked ? [...others, step] : others });
    });
  for (const seat of seats)
    seat.addEventListener('input', () => change({ names: seats.map(({ value }) => value) }));
  again.addEventListener('click', () => void draw());
  share.addEventListener('click', () => {
    const lots = lotsNow();
    if (lots) void shareText(asText(lots), t('set-up:copied'), note);
  });
  one('reset')?.addEventListener('click', () => {
    change({ ticked: [], seed: null });
    history.replaceState(null, '', location.pathname);
    tell(t('set-up:reset-done'));
    inSight(note);
  });
  addEventListener('hashchange', () => void readHash());
  if (device.wasAside) tell(t('set-up:aside'));
  else if (!device.lasting) tell(t('set-up:passing'));
  show();
  if (chosen.seed !== null) void load().then(show);
  void readHash();
}

const root = document.querySelector<HTMLElement>('[data-set-up]');
if (root) begin(root);
