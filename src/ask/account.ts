import type { Item } from './items.ts';
import { smallTalk } from './small-talk.ts';
import { type Data, type Draft, isPart, type Piece, type Understood, write } from './understood.ts';
import { type Unit, unitOf } from './unit.ts';

/** By meaning: the keys and values, one of which a description has where something is done or a place is spoken of. */
export type Evidence = Readonly<Record<string, readonly string[]>>;

/** What a sentence has said so far, and which word went where: nothing is dropped in silence. */
export class Account {
  readonly situation: Draft = {};
  readonly move: Draft = {};
  private readonly pieces: Piece[] = [];
  private readonly understood = new Set<number>();
  /** Things that are named and yet are no part of the description, with good reason. */
  private readonly passed = new Set<number>();
  private readonly items: readonly Item[];
  private readonly evidence: Evidence;

  constructor(items: readonly Item[], evidence: Evidence) {
    this.items = items;
    this.evidence = evidence;
  }

  /** These words are understood: they went to a path of the description. */
  note(path: readonly string[], ...units: readonly (Unit | undefined)[]): void {
    for (const unit of units)
      for (const item of unit?.items ?? []) {
        if (this.understood.has(item.start)) continue;
        this.understood.add(item.start);
        // “with The Moles”: the small word goes along.
        if (unit !== undefined && unit.items.length > 1 && smallTalk(item)) continue;
        const { text, start, end } = item;
        this.pieces.push({
          text,
          start,
          end,
          meaning: meaningOf(unit, item),
          path: path.join('.'),
          ...(item.slipped ? { slipped: true } : {}),
        });
      }
  }

  /** The same for what the description rightly leaves out: the card that stays where it is. */
  pass(path: readonly string[], ...units: readonly (Unit | undefined)[]): void {
    this.note(path, ...units);
    for (const unit of units) for (const { start } of unit?.items ?? []) this.passed.add(start);
  }

  say(path: readonly string[], value: Data, ...units: readonly (Unit | undefined)[]): void {
    write(path[0] === 'move' ? this.move : this.situation, path.slice(1), value);
    this.note(path, ...units);
  }

  /** What was understood too soon: it has no place in the description. */
  forget(...units: readonly (Unit | undefined)[]): void {
    for (const { start } of units.flatMap((unit) => unit?.items ?? [])) {
      this.understood.delete(start);
      this.passed.delete(start);
      const at = this.pieces.findIndex((piece) => piece.start === start);
      if (at >= 0) this.pieces.splice(at, 1);
    }
  }

  isNoted = (each: Unit): boolean =>
    each.items.length > 0 && each.items.every((unit) => this.understood.has(unit.start));

  result(game: string, moves: readonly Draft[] = []): Understood {
    const told = new Set(valuesIn([this.situation, this.move, [...moves]]));
    // “5 cards each”: what is laid out is for everybody anyway.
    if (told.has('setup'))
      for (const item of this.items)
        if (item.meanings.includes('each'))
          this.note(['move', 'setup'], unitOf('word', 'each', [item]));
    const whole: Draft = { situation: this.situation, move: this.move, moves: [...moves] };
    const isLost = ({ meaning, start, path }: Piece): boolean => {
      if (this.passed.has(start)) return false;
      const thing = thingIn(meaning);
      if (thing !== undefined) return !saidAt(whole, path).includes(thing);
      const item = this.items.find((each) => each.start === start);
      if (item === undefined) return false;
      // “my deck is empty”: a fact, and nothing that is done.
      const { meanings } = item;
      const isFact = meanings.includes('empty') && !meanings.includes('none');
      return (isFact && !path.startsWith('situation')) || !isEvident(item, told, this.evidence);
    };
    // A card, a perk, a player or a number that is named has to be found in the description.
    const lost = new Set(this.pieces.filter(isLost).map((unit) => unit.start));
    return {
      game,
      situation: this.situation,
      move: Object.keys(this.move).length > 0 ? this.move : undefined,
      ...(moves.length > 0 ? { moves } : {}),
      pieces: this.pieces
        .filter((unit) => !lost.has(unit.start))
        .sort((one, other) => one.start - other.start),
      unclear: this.items
        .filter(
          (item) =>
            !item.mark &&
            (lost.has(item.start) || (!this.understood.has(item.start) && !smallTalk(item))),
        )
        .map(({ text, start, end }) => ({ text, start, end })),
    };
  }
}

/** How often each entry of a list stands in it: “two sixes”. */
const countsIn = (list: readonly Data[]): string[] =>
  list.map((each) => String(list.filter((other) => other === each).length));

/** All that a description says: words, keys and figures, how long its lists are and what they repeat. */
function valuesIn(data: Data): string[] {
  if (Array.isArray(data))
    return [String(data.length), ...countsIn(data), ...data.flatMap(valuesIn)];
  if (typeof data === 'object')
    return Object.entries(data).flatMap(([key, value]) => [
      ...key.split('-'),
      key,
      ...valuesIn(value),
    ]);
  return [String(data)];
}

/** What a description says where a piece went, or as near to it as there is something. */
function saidAt(whole: Draft, path: string): string[] {
  let inside: Data = whole;
  const passed: string[] = [];
  for (const key of path.split('.')) {
    const next: Data | undefined = isPart(inside) ? inside[key] : undefined;
    if (next === undefined) break;
    inside = next;
    passed.push(key, ...key.split('-'));
  }
  return [...passed, ...valuesIn(inside)];
}

/** What a piece names, where it names something of its own. */
function thingIn(meaning: string): string | undefined {
  const [, kind, thing] =
    /^(card|perk|rule|playing-card|name|number|cards|suit):(.+)$/.exec(meaning) ?? [];
  // One of a kind need not be said as a number; a coin is what the suit behind it counts as.
  return (kind === 'number' && thing === '1') || thing === 'coin' ? undefined : thing;
}

/** Whether the description shows what a word says, in any of its meanings. */
const isEvident = ({ meanings }: Item, told: ReadonlySet<string>, evidence: Evidence): boolean =>
  meanings.length === 0 ||
  meanings.some((meaning) => evidence[meaning]?.some((each) => told.has(each)) ?? true);

/** What a piece is shown as: a thing by its kind and id, a person by the name, else the first idea. */
function meaningOf(unit: Unit | undefined, item: Item): string {
  if (item.names.length > 0)
    return `name:${unit?.is === 'person' ? unit.id : (unit?.owner?.id ?? item.text)}`;
  return (
    (unit?.is === 'card' || unit?.is === 'perk' || unit?.is === 'rule'
      ? item.meanings.find((meaning) => meaning.endsWith(`:${unit.id}`))
      : undefined) ??
    item.meanings.find((meaning) => meaning.includes(':')) ??
    item.meanings[0] ??
    item.text
  );
}
