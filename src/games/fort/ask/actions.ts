import type { Chunk } from '#ask/chunks.ts';
import type { Frame } from '#ask/frames.ts';
import type { Item } from '#ask/items.ts';
import { MoveReading } from './moves.ts';

/** Words that a move takes in as a whole; what else stands in its frame has to find a place of its own. */
const wordsFor = (chunks: readonly Chunk[]): Item[] =>
  chunks
    .filter(
      (chunk) =>
        ['card', 'cards', 'symbol', 'amount', 'place', 'named', 'number'].includes(chunk.is) ||
        (chunk.is === 'word' && ['all', 'none', 'top', 'only'].includes(chunk.word)),
    )
    .flatMap(({ from }) => from);

/** Reads the verbs of all other moves, and of what is done inside an action. */
export class ActionReading extends MoveReading {
  /** The phase that was spoken of last: “skip it”. */
  private phase: string | undefined;

  protected act(frame: Frame, chunks: readonly Chunk[]): boolean {
    const from = wordsFor(chunks);
    const has = (is: Chunk['is']) => chunks.some((chunk) => chunk.is === is);
    const placeWay = (place: string, ...ways: readonly (string | undefined)[]) =>
      chunks.some(
        (chunk) => chunk.is === 'place' && chunk.place === place && ways.includes(chunk.way),
      );
    const cards = chunks.filter((chunk) => chunk.is === 'card');
    const perk = chunks.find((chunk) => chunk.is === 'named' && chunk.kind === 'perk');
    const phase = chunks.find((chunk) => chunk.is === 'named' && chunk.kind === 'phase');
    const tokens = this.tokens(chunks);
    const inPlay = this.kind === 'play' || this.kind === 'follow';
    const isPhase = ['recruit', 'draw', 'discard', 'clean-up'].includes(frame.verb);
    if (isPhase) this.phase = frame.verb === 'clean-up' ? 'cleanup' : frame.verb;
    switch (frame.verb) {
      case 'without':
        for (const chunk of chunks)
          if (chunk.is === 'place' && chunk.place === 'lookout')
            this.say(['move', 'add-from-lookout'], [], frame.at, ...chunk.from);
          else if (chunk.is === 'symbol' && chunk.symbol === 'coin')
            this.note([frame.at, ...chunk.from], ['move']);
        return true;
      case 'add': {
        const none =
          frame.negated || chunks.some((chunk) => chunk.is === 'word' && chunk.word === 'none');
        if (none && cards.length === 0) return this.say(['move', 'add'], [], ...from);
        if (placeWay('lookout', 'into') && cards.length > 0) break;
        for (const [at, chunk] of chunks.entries())
          if (chunk.is === 'card' || chunk.is === 'symbol') this.helper(chunk, chunks.slice(at));
          else this.detail(chunk, chunks, frame);
        return true;
      }
      case 'name':
      case 'declare': {
        const symbol = chunks.find((chunk) => chunk.is === 'symbol');
        const reward = chunks.find(
          (chunk) => chunk.is === 'named' && (chunk.kind === 'perk' || chunk.kind === 'rule'),
        );
        if (symbol?.is === 'symbol')
          this.say(
            ['move', frame.verb === 'name' ? 'suit' : 'declare'],
            symbol.symbol,
            ...symbol.from,
          );
        else if (reward?.is === 'named')
          this.choose('choose', reward.id, ['advance'], ...reward.from);
        for (const [at, chunk] of chunks.entries())
          if (chunk.is === 'card') this.helper(chunk, chunks.slice(at));
        return true;
      }
      case 'recruit': {
        if (frame.negated) return this.say(['move', 'recruit'], 'none');
        const what = this.moved(chunks, []);
        const count = chunks.find((chunk) => chunk.is === 'cards');
        if (inPlay && what !== undefined) return this.choose('recruit', what, ['recruit'], ...from);
        this.kind = 'recruit';
        if (what !== undefined) return this.say(['move', 'recruit'], what, ...from);
        if (count?.is === 'cards' && count.count !== undefined)
          return this.say(
            ['move', 'recruit'],
            Array.from({ length: count.count }, () => '?'),
            ...from,
          );
        return true;
      }
      case 'clean-up': {
        this.kind = 'cleanup';
        const all = chunks.some((chunk) => chunk.is === 'word' && chunk.word === 'all');
        const list = cards.flatMap((chunk) => (chunk.is === 'card' ? [chunk.card] : []));
        if (list.length > 0) return this.say(['move', 'cleanup'], list, ...from);
        return this.say(['move', 'cleanup'], frame.negated ? 'none' : all ? 'all' : 'all', ...from);
      }
      case 'keep': {
        this.kind = 'discard';
        const list = cards.flatMap((chunk) => (chunk.is === 'card' ? [chunk.card] : []));
        if (list.length > 0) this.say(['move', 'discard', 'keep'], list, ...from);
        return true;
      }
      case 'draw': {
        const count = chunks.find((chunk) => chunk.is === 'cards' || chunk.is === 'number');
        const number =
          count?.is === 'cards' ? count.count : count?.is === 'number' ? count.number : undefined;
        if (number === undefined) break;
        this.kind = 'draw';
        return this.say(['move', 'draw'], number, ...from);
      }
      case 'reshuffle':
        if (this.kind === 'draw') this.say(['move', 'reshuffle'], true, frame.at, ...from);
        return true;
      case 'skip': {
        const ahead = this.following?.sentence === frame.sentence ? this.following.verb : undefined;
        const named = ['play', 'recruit', 'discard', 'draw'].find((each) => each === ahead);
        const skipped = phase?.is === 'named' ? phase.id : (named ?? this.phase);
        if (skipped === undefined) break;
        this.kind = 'skip';
        return this.say(['move', 'skip'], skipped, ...from);
      }
      case 'pay':
        if (tokens !== undefined) {
          if (this.kind === 'perk')
            return this.say(['move', 'pay'], tokens, ...this.fromOf(chunks, 'amount'));
          return this.choose('pay', tokens, ['advance'], ...this.fromOf(chunks, 'amount'));
        }
        break;
      case 'spend':
        if (tokens !== undefined) return this.choose('spend', tokens, ['spend'], ...from);
        break;
      case 'advance': {
        this.choose('advance', true, ['advance'], ...(frame.at ? [frame.at] : []));
        if (tokens !== undefined)
          this.choose('pay', tokens, ['advance'], ...this.fromOf(chunks, 'amount'));
        for (const chunk of chunks)
          if (chunk.is === 'level' && chunk.level === undefined)
            this.note(chunk.from, ['move', 'actions']);
          else if (chunk.is !== 'amount') this.detail(chunk, chunks, frame);
        return true;
      }
      case 'pack-up':
        if (tokens !== undefined) return this.choose('put-in-pack', tokens, ['pack'], ...from);
        break;
      case 'copy': {
        const pack = chunks.find((chunk) => chunk.is === 'place' && chunk.place === 'pack');
        if (pack?.is === 'place' && !this.isMe(pack.owner))
          return this.choose(
            'rival',
            this.nameOf(pack.owner) ?? 'rival 1',
            ['copy-rival-pack'],
            ...from,
          );
        break;
      }
      case 'convert': {
        const kinds = chunks.flatMap((chunk) => (chunk.is === 'amount' ? [chunk.kind] : []));
        const into = kinds.at(-1);
        if (into !== undefined) return this.choose('convert', into, ['convert'], ...from);
        break;
      }
      case 'trash': {
        const yard = chunks.find((chunk) => chunk.is === 'place' && chunk.place === 'yard');
        const what = this.moved(chunks, ['hand']);
        if (yard?.is === 'place' && !this.isMe(yard.owner)) {
          const [card] = cards;
          const of = this.nameOf(yard.owner) ?? 'rival 1';
          return this.choose(
            'trash-rival',
            card?.is === 'card' ? { card: card.card, of } : { of },
            ['trash-rival'],
            ...from,
          );
        }
        if (what !== undefined) {
          this.choose(
            'trash',
            what,
            ['trash'],
            ...cards.flatMap((one) => one.from),
            ...this.fromOf(chunks, 'place'),
          );
          for (const chunk of chunks) if (chunk.is === 'points') this.detail(chunk, chunks, frame);
          return true;
        }
        break;
      }
      case 'discard':
      case 'put': {
        if (placeWay('lookout', 'into', undefined) && cards.length > 0 && frame.verb === 'put') {
          const [card] = cards;
          const places = chunks.filter(
            (chunk) => chunk.is === 'place' && chunk.place !== 'lookout',
          );
          const what = this.moved([...cards, ...places], ['hand']);
          if (card && what !== undefined)
            return this.choose('put-in-lookout', what, ['lookout'], ...from);
        }
        if (placeWay('pack', 'into', undefined) && tokens !== undefined)
          return this.choose('put-in-pack', tokens, ['pack'], ...from);
        if (cards.length > 0) return this.discards(chunks);
        break;
      }
      case 'return':
        if (this.kind === 'perk' && cards[0]?.is === 'card')
          return this.say(['move', 'take'], cards[0].card, ...from);
        break;
      case 'use':
      case 'gain':
        break;
      default:
        break;
    }
    if (perk?.is === 'named' && this.kind === undefined) {
      this.kind = 'perk';
      this.say(['move', 'perk'], perk.id, ...perk.from);
    }
    if (frame.verb === 'gain') return this.gains(frame, chunks, has, tokens);
    for (const chunk of chunks) this.detail(chunk, chunks, frame);
    return true;
  }

  protected gains(
    frame: Frame,
    chunks: readonly Chunk[],
    has: (is: Chunk['is']) => boolean,
    tokens: { [kind: string]: number } | undefined,
  ): boolean {
    const from = wordsFor(chunks);
    const cards = chunks.filter((chunk) => chunk.is === 'card');
    const count = chunks.find((chunk) => chunk.is === 'cards');
    if (has('amount')) {
      const [first] = chunks.filter((chunk) => chunk.is === 'amount');
      const kind = first?.is === 'amount' ? first.kind : 'pizza';
      this.choose(
        'gain',
        tokens ?? kind,
        ['gain', 'copy-pack', 'copy-rival-pack'],
        ...this.fromOf(chunks, 'amount'),
      );
      for (const chunk of chunks) if (chunk.is !== 'amount') this.detail(chunk, chunks, frame);
      return true;
    }
    if (this.kind === 'perk' && cards[0]?.is === 'card')
      return this.say(['move', 'take'], cards[0].card, ...from);
    const deck = chunks.some((chunk) => chunk.is === 'place' && chunk.place === 'park-deck');
    if ((cards.length > 0 || deck) && this.kind === undefined) {
      this.kind = 'recruit';
      const what = this.moved(chunks, []);
      if (what !== undefined) return this.say(['move', 'recruit'], what, ...from);
    }
    if (count?.is === 'cards' && count.count !== undefined && this.kind === undefined) {
      this.kind = 'draw';
      return this.say(['move', 'draw'], count.count, ...from);
    }
    for (const chunk of chunks) this.detail(chunk, chunks, frame);
    return true;
  }

  /** Which card goes to which place in the Discard phase: cards come before the place that takes them. */
  protected discards(chunks: readonly Chunk[]): boolean {
    this.kind = 'discard';
    let waiting: Chunk[] = [];
    for (const chunk of chunks) {
      if (chunk.is === 'card') waiting.push(chunk);
      if (chunk.is !== 'place') continue;
      const key =
        chunk.place === 'yard'
          ? 'to-yard'
          : chunk.place === 'discard'
            ? 'to-pile'
            : chunk.place === 'lookout'
              ? 'from-lookout'
              : undefined;
      if (key === undefined) continue;
      const list = waiting.flatMap((one) => (one.is === 'card' ? [one.card] : []));
      if (list.length > 0)
        this.say(
          ['move', 'discard', key],
          list,
          ...waiting.flatMap(({ from }) => from),
          ...chunk.from,
        );
      waiting = [];
    }
    const rest = waiting.flatMap((one) => (one.is === 'card' ? [one.card] : []));
    if (rest.length > 0)
      this.say(['move', 'discard', 'to-pile'], rest, ...waiting.flatMap(({ from }) => from));
    return true;
  }
}
