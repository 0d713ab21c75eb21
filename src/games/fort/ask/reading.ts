import type { Chunk } from '#ask/chunks.ts';
import { type Item, means } from '#ask/items.ts';
import { nominative } from '#ask/names.ts';
import { smallTalk } from '#ask/small-talk.ts';
import { type Draft, type Piece, type Understood, write } from '#ask/understood.ts';
import type { Language } from '#i18n/languages.ts';
import { boxWith } from './boxes.ts';

export type Data = Draft[string];

/** The path of a side of the table. */
export type Owner = readonly string[];

/**
 * What a sentence about Fort has said so far: the description that it becomes, and which word went where.
 * Each method that writes something hands back true: the words have found their place.
 */
export class Reading {
  protected readonly situation: Draft = {};
  protected readonly move: Draft = {};
  protected readonly items: readonly Item[];
  /** Names that are said in the nominative. */
  protected readonly names: string[] = [];
  /** Boxes of the played card in the order in which they are used, with what is done. */
  protected readonly actions: (string | { [box: string]: Draft })[] = [];
  /** What kind of move it is, once that is clear. */
  protected kind: string | undefined;
  private readonly pieces: Piece[] = [];
  private readonly understood = new Set<Item>();
  private readonly language: Language;

  constructor(items: readonly Item[], language: Language) {
    this.items = items;
    this.language = language;
  }

  /** What came of it. */
  protected result(): Understood {
    return {
      game: 'fort',
      situation: this.situation,
      move: Object.keys(this.move).length > 0 ? this.move : undefined,
      pieces: this.pieces.toSorted((one, other) => one.start - other.start),
      unclear: this.items
        .filter((item) => !item.mark && !this.understood.has(item) && !smallTalk(item))
        .map(({ text, start, end }) => ({ text, start, end })),
    };
  }

  protected note(
    from: readonly (Item | undefined)[],
    path: readonly string[],
    meaning?: string,
  ): boolean {
    for (const item of from) {
      if (item === undefined || this.understood.has(item)) continue;
      this.understood.add(item);
      const { text, start, end } = item;
      this.pieces.push({
        text,
        start,
        end,
        meaning: meaning ?? item.meanings[0] ?? text,
        path: path.join('.'),
        ...(item.slipped ? { slipped: true } : {}),
      });
    }
    return true;
  }

  protected say(
    path: readonly string[],
    value: Data,
    ...from: readonly (Item | undefined)[]
  ): boolean {
    write(path[0] === 'move' ? this.move : this.situation, path.slice(1), value);
    this.note(from, path);
    return true;
  }

  protected isMe = (person: Item | undefined): boolean =>
    person === undefined || means(person, 'me');

  protected nameOf(person: Item | undefined): string | undefined {
    if (!person?.named) return undefined;
    const name = nominative(person.text, this.language, this.names);
    return this.names.find((known) => known === person.text) ?? name;
  }

  protected ownerOf(person: Item | undefined): Owner {
    if (this.isMe(person)) return ['situation', 'me'];
    return ['situation', 'rivals', this.nameOf(person) ?? 'rival 1'];
  }

  /** Amounts of a frame by kind. */
  protected tokens(chunks: readonly Chunk[]): { [kind: string]: number } | undefined {
    const amounts = chunks.filter((chunk) => chunk.is === 'amount');
    const counted = amounts.flatMap((chunk) =>
      chunk.is === 'amount' && chunk.kind !== 'any' && chunk.count !== undefined
        ? [[chunk.kind, chunk.count] as const]
        : [],
    );
    return counted.length > 0 ? Object.fromEntries(counted) : undefined;
  }

  protected readonly fromOf = (chunks: readonly Chunk[], is: Chunk['is']): Item[] =>
    chunks.filter((chunk) => chunk.is === is).flatMap(({ from }) => from);

  /** What is done inside an action goes to the box that has the icon, or to the follower's action. */
  protected choose(
    key: string,
    value: Data,
    icons: readonly string[],
    ...from: readonly Item[]
  ): boolean {
    if (this.kind === 'follow') return this.say(['move', 'action', key], value, ...from);
    const card = typeof this.move.play === 'string' ? this.move.play : undefined;
    const box = boxWith(card, icons) ?? 'public';
    const listed = this.actions.findIndex((one) =>
      typeof one === 'string' ? one === box : box in one,
    );
    if (listed < 0) this.actions.push({ [box]: { [key]: value } });
    else {
      const one = this.actions[listed];
      const choices = typeof one === 'object' ? (one[box] ?? {}) : {};
      this.actions[listed] = { [box]: { ...choices, [key]: value } };
    }
    this.kind ??= 'play';
    this.note(from, ['move', 'actions', box, key]);
    return true;
  }

  protected useBox(box: string, ...from: readonly Item[]): boolean {
    const listed = this.actions.some((one) => (typeof one === 'string' ? one === box : box in one));
    if (!listed) this.actions.push(box);
    this.note(from, ['move', 'actions']);
    return true;
  }

  protected moved(chunks: readonly Chunk[], usual: readonly string[] = []): Data | undefined {
    const place = chunks.find(
      (chunk) => chunk.is === 'place' && chunk.way !== 'into' && chunk.place !== 'track',
    );
    const cards = chunks.filter((chunk) => chunk.is === 'card');
    const where: Draft = {};
    if (place?.is === 'place') {
      const owner = this.isMe(place.owner) ? undefined : (this.nameOf(place.owner) ?? 'rival 1');
      if (!usual.includes(place.place) || owner !== undefined) where.from = place.place;
      if (owner !== undefined) where.of = owner;
    }
    const all = cards.flatMap((chunk): Data[] =>
      chunk.is !== 'card'
        ? []
        : [Object.keys(where).length > 0 ? { card: chunk.card, ...where } : chunk.card],
    );
    if (all.length === 0) return Object.keys(where).length > 0 ? where : undefined;
    return all.length === 1 ? all[0] : all;
  }
}
