import type { Chunk } from '#ask/chunks.ts';
import type { Frame } from '#ask/frames.ts';
import { type Item, means } from '#ask/items.ts';
import { read } from '#ask/understood.ts';
import { type Owner, Reading } from './reading.ts';

/** Cards that one rarely names all of. */
const open = ['hand', 'discard', 'deck'];
const cardPlaces = ['hand', 'discard', 'deck', 'yard', 'lookout', 'park'];

/** Reads what there is on the table, and what is claimed about it. */
export class FactReading extends Reading {
  /** The frame after the one that is read. */
  protected following: Frame | undefined;
  protected readonly words: {
    readonly chunk: Extract<Chunk, { is: 'word' }>;
    readonly frame: Frame;
  }[] = [];
  protected readonly persons: Item[] = [];
  protected readonly figures: Extract<Chunk, { is: 'figure' }>[] = [];
  protected readonly loose: {
    readonly chunk: Chunk;
    readonly owner: Owner;
    readonly frame: Frame;
  }[] = [];

  /** What there is: places with their contents, levels, points, players, whose turn it is. */
  protected facts(frame: Frame, chunks: readonly Chunk[]): boolean {
    const [only] = chunks;
    const isAlone = chunks.length === 1 && frame.verb === '' && this.kind === undefined;
    // “Golden Boy: can I trash …?”
    if (
      isAlone &&
      only?.is === 'card' &&
      this.following !== undefined &&
      this.following.verb !== 'play'
    ) {
      this.kind = 'play';
      return this.say(['move', 'play'], only.card, ...only.from);
    }
    // “With Recycling I take Bug back”
    const perk = chunks.find((chunk) => chunk.is === 'named' && chunk.kind === 'perk');
    const leadsOn = this.following?.sentence === frame.sentence && frame.verb === '';
    if (perk?.is === 'named' && leadsOn && this.kind === undefined) {
      this.kind = 'perk';
      return this.say(['move', 'perk'], perk.id, ...chunks.flatMap(({ from }) => from));
    }
    const person =
      frame.subject ??
      chunks.flatMap((chunk) =>
        chunk.is === 'person' && !means(chunk.person, 'me') ? [chunk.person] : [],
      )[0];
    const owner = this.ownerOf(person);
    let place: Extract<Chunk, { is: 'place' }> | undefined;
    let waiting: Chunk[] = [];
    const store = (where: Extract<Chunk, { is: 'place' }>, what: readonly Chunk[]) =>
      this.contents(where, what, person);
    for (const chunk of chunks) {
      switch (chunk.is) {
        case 'place':
          if (waiting.length > 0) {
            store(chunk, waiting);
            waiting = [];
            place = undefined;
          } else place = chunk;
          break;
        case 'level':
          if (chunk.level !== undefined)
            this.say([...owner, 'fort'], chunk.level, ...chunk.from, person);
          break;
        case 'players':
          this.say(['situation', 'players'], chunk.count, ...chunk.from);
          break;
        case 'figure':
          this.figures.push(chunk);
          break;
        case 'points':
          if (chunk.count !== undefined)
            this.say([...owner, 'track'], chunk.count, ...chunk.from, person);
          break;
        case 'named':
          if (chunk.kind === 'perk') this.say([...owner, 'perks'], [chunk.id], ...chunk.from);
          else if (chunk.kind === 'rule')
            this.say([...owner, 'made-up-rule'], chunk.id, ...chunk.from);
          else if (chunk.kind === 'phase')
            this.say(['situation', 'phase'], chunk.id, ...chunk.from);
          else this.useBox(chunk.id, ...chunk.from);
          break;
        case 'card':
        case 'symbol':
        case 'cards':
        case 'amount':
          if (place) store(place, [chunk]);
          else waiting.push(chunk);
          break;
        case 'word':
          if (chunk.word === 'empty' || chunk.word === 'full-up' || chunk.word === 'none') {
            if (place) store(place, [chunk]);
            else waiting.push(chunk);
          } else if (chunk.word === 'first-turn')
            this.say([...owner, 'first-turn'], true, ...chunk.from);
          else this.words.push({ chunk, frame });
          break;
        case 'person':
          this.persons.push(chunk.person);
          break;
        default:
          break;
      }
    }
    this.loose.push(...waiting.map((chunk) => ({ chunk, owner, frame })));
    return true;
  }

  protected contents(
    where: Extract<Chunk, { is: 'place' }>,
    what: readonly Chunk[],
    person: Item | undefined,
  ): boolean {
    const { place } = where;
    const shared = place === 'park' || place === 'park-deck' || place === 'supply';
    const side = shared ? ['situation'] : [...this.ownerOf(where.owner ?? person)];
    const path = [...side, place];
    this.note(where.from, path);
    for (const chunk of what) {
      const from = chunk.from;
      if (chunk.is === 'word' && chunk.word !== 'full-up')
        this.say(path, cardPlaces.includes(place) ? [] : 0, ...from);
      else if (chunk.is === 'word') this.say(path, { pizza: 4, toys: 4 }, ...from);
      else if (chunk.is === 'cards') this.say(path, chunk.count ?? 1, ...from);
      else if (chunk.is === 'amount') {
        if (chunk.kind === 'any') this.say(path, chunk.count ?? 1, ...from);
        else this.say([...path, chunk.kind], chunk.count ?? 1, ...from);
      } else if (chunk.is === 'card' || chunk.is === 'symbol') {
        const before = read(this.situation, path.slice(1));
        const list = (Array.isArray(before) ? before : []).filter((one) => one !== 'more');
        const more = open.includes(place) ? ['more'] : [];
        const one =
          chunk.is === 'card'
            ? [chunk.card]
            : Array.from({ length: chunk.count ?? 1 }, () => chunk.symbol);
        this.say(path, [...list, ...one, ...more], ...from);
      }
    }
    return true;
  }

  /** What is left over once all is read: claims, set-up, and a card that nothing is said about. */
  protected settle(): boolean {
    const has = (word: string) => this.words.find(({ chunk }) => chunk.word === word);
    const end = has('end');
    const over = has('over');
    const turn = has('turn-of');
    const next = has('next');
    if (this.kind === undefined && Object.keys(this.move).length === 0) {
      if (end) this.say(['move', 'claim'], 'end-triggered', ...end.chunk.from);
      else if (over) this.say(['move', 'claim'], 'game-over', ...over.chunk.from);
      else if (turn) {
        const person = this.persons.find(({ named }) => named) ?? this.persons[0];
        const name = this.nameOf(person) ?? 'me';
        if (next || this.items.some((item) => means(item, 'ask'))) {
          this.say(['move', 'claim'], 'next-turn', ...turn.chunk.from, ...(next?.chunk.from ?? []));
          this.say(['move', 'player'], name, person);
        } else this.say(['situation', 'turn'], name, ...turn.chunk.from, person);
      } else this.lonely();
      return true;
    }
    for (const { chunk, owner } of this.loose) {
      if (chunk.is === 'amount' && chunk.kind !== 'any')
        this.say([...owner, 'stuff', chunk.kind], chunk.count ?? 1, ...chunk.from);
      else if (chunk.is === 'card') {
        if (this.move.play === undefined && this.kind === 'play')
          this.say(['move', 'play'], chunk.card, ...chunk.from);
        else {
          const path = [...owner, 'hand'];
          const before = read(this.situation, path.slice(1));
          const list = (Array.isArray(before) ? before : []).filter((one) => one !== 'more');
          this.say(path, [...list, chunk.card, 'more'], ...chunk.from);
        }
      }
    }
    return true;
  }

  /** No verb at all: a card is played, figures are a set-up. */
  protected lonely(): boolean {
    const setUp = this.words.find(({ chunk }) => chunk.word === 'set-up');
    for (const { figure, count, from } of this.figures)
      if (count !== undefined)
        this.say(['move', 'setup', figure], count, ...from, ...(setUp?.chunk.from ?? []));
    if (this.move.setup !== undefined) return true;
    const [first] = this.loose.filter(({ chunk }) => chunk.is === 'card');
    if (first?.chunk.is === 'card' && this.items.some((item) => means(item, 'ask')))
      this.say(['move', 'play'], first.chunk.card, ...first.chunk.from);
    return true;
  }
}
