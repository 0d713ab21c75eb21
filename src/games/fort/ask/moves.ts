import type { Chunk } from '#ask/chunks.ts';
import type { Frame } from '#ask/frames.ts';
import { type Draft, read } from '#ask/understood.ts';
import { boxWith } from './boxes.ts';
import { FactReading } from './facts.ts';
import type { Data } from './reading.ts';

/** Reads plays and follows, and what is done with a card. */
export class MoveReading extends FactReading {
  /** “copy Ben's Pack with Captain”, «общее действие Кореша»: the card whose action it is. */
  protected tool(frame: Frame, chunks: Chunk[]): boolean {
    if (this.move.play !== undefined || (this.kind !== undefined && this.kind !== 'play'))
      return true;
    const isAction = [
      'trash',
      'copy',
      'convert',
      'pack-up',
      'put',
      'advance',
      'spend',
      'use',
      'gain',
      'add',
    ].includes(frame.verb);
    if (!isAction) return true;
    const hasBox = chunks.some((chunk) => chunk.is === 'named' && chunk.kind === 'box');
    const found = chunks.findIndex((chunk, at) => {
      if (chunk.is !== 'card') return false;
      const before = chunks[at - 1];
      const isWith = before?.is === 'word' && before.word === 'with';
      return (chunk.form === 'tool' || isWith) && frame.verb !== 'add'
        ? true
        : chunk.form === 'owner' && hasBox;
    });
    const chunk = chunks[found];
    if (chunk?.is !== 'card') return true;
    chunks.splice(found, 1);
    this.kind = 'play';
    this.say(['move', 'play'], chunk.card, ...chunk.from);
    return true;
  }

  /** Someone else's card on their turn. */
  protected leads(frame: Frame, chunks: readonly Chunk[]): boolean {
    const name = this.nameOf(frame.subject);
    if (name !== undefined) this.say(['situation', 'turn'], name, frame.subject);
    else this.note([frame.subject], ['situation', 'leader']);
    for (const chunk of chunks)
      if (chunk.is === 'card')
        this.say(['situation', 'leader', 'played'], chunk.card, ...chunk.from);
      else if (chunk.is === 'symbol')
        this.say(['situation', 'leader', 'declared'], chunk.symbol, ...chunk.from);
      else if (chunk.is === 'amount' && chunk.kind !== 'any')
        this.say(['situation', 'leader', 'gained'], chunk.kind, ...chunk.from);
      else if (chunk.is === 'word' && chunk.word === 'none')
        this.say(['situation', 'leader', 'played'], 'none', ...chunk.from);
    return true;
  }

  protected plays(frame: Frame, chunks: readonly Chunk[]): boolean {
    if (this.move.play !== undefined && chunks.some(({ is }) => is === 'card')) {
      // Of two plays the first was made already: “I already played Bug, can I play Scout?”
      this.say(['situation', 'me', 'played'], this.move.play);
      for (const key of Object.keys(this.move)) delete this.move[key];
    }
    const count = chunks.some((chunk) => chunk.is === 'cards' && (chunk.count ?? 1) > 1);
    if (!chunks.some(({ is }) => is === 'card') && frame.negated && !count) {
      this.kind = 'skip';
      return this.say(['move', 'skip'], 'play', ...chunks.flatMap(({ from }) => from));
    }
    if (this.kind === 'skip')
      return this.note(
        chunks.flatMap(({ from }) => from),
        ['move', 'skip'],
      );
    this.kind = 'play';
    let added = false;
    for (const [at, chunk] of chunks.entries()) {
      if (chunk.is === 'card') {
        if (this.move.play === undefined) this.say(['move', 'play'], chunk.card, ...chunk.from);
        else this.helper(chunk, chunks.slice(at));
      } else if (chunk.is === 'word' && chunk.word === 'with') added = true;
      else if (chunk.is === 'symbol' && added) this.helper(chunk, chunks.slice(at));
      else this.detail(chunk, chunks, frame);
    }
    return true;
  }

  /** A card or symbol that improves the play: from the Lookout if that is named right after it. */
  protected helper(chunk: Chunk, rest: readonly Chunk[]): boolean {
    const place = rest.find((each) => each.is === 'place');
    const isFromLookout =
      place?.is === 'place' && place.place === 'lookout' && place.way === 'from';
    const key = isFromLookout || chunk.is === 'symbol' ? 'add-from-lookout' : 'add';
    if (isFromLookout) this.note(place.from, ['move', key]);
    const before = this.move[key];
    const list = Array.isArray(before) ? before : [];
    if (chunk.is === 'card')
      this.say(
        ['move', key],
        [...list, chunk.coin === undefined ? chunk.card : { card: chunk.card, coin: chunk.coin }],
        ...chunk.from,
      );
    if (chunk.is === 'symbol')
      this.say(
        ['move', key],
        [...list, ...Array.from({ length: chunk.count ?? 1 }, () => chunk.symbol)],
        ...chunk.from,
      );
    return true;
  }

  protected follows(frame: Frame, chunks: readonly Chunk[]): boolean {
    if (frame.negated) {
      this.kind = 'decline';
      return this.say(['move', 'decline'], true);
    }
    this.kind = 'follow';
    const cards: readonly Chunk[] = chunks.filter((chunk) => chunk.is === 'card');
    const at = chunks.findIndex((chunk) => chunk.is === 'word' && chunk.word === 'with');
    const own = at < 0 ? [...cards] : cards.filter((card) => chunks.indexOf(card) > at);
    const led = cards.filter((card) => !own.includes(card));
    // “follow Bug with Chef”: the first is the leader's, unless that is known already.
    const known = read(this.situation, ['leader', 'played']) !== undefined;
    const [first] = led.length === 0 && !known && own.length > 1 ? own.splice(0, 1) : led;
    if (first?.is === 'card')
      this.say(['situation', 'leader', 'played'], first.card, ...first.from);
    const place = chunks.find((chunk) => chunk.is === 'place' && chunk.way !== 'in');
    const discarded = own.flatMap((chunk): Data[] => {
      if (chunk.is !== 'card') return [];
      const how: Draft = {};
      if (chunk.coin !== undefined) how.coin = chunk.coin;
      if (place?.is === 'place' && place.place !== 'hand') how.from = place.place;
      return [Object.keys(how).length > 0 ? { card: chunk.card, ...how } : chunk.card];
    });
    if (place) this.note(place.from, ['move', 'follow']);
    if (discarded.length > 0)
      this.say(
        ['move', 'follow'],
        discarded.length === 1 ? (discarded[0] ?? '') : discarded,
        ...own.flatMap(({ from }) => from),
      );
    for (const chunk of chunks)
      if (!cards.includes(chunk) && chunk !== place) this.detail(chunk, chunks, frame);
    return true;
  }

  /** What may stand in any frame of a move: a box, points, a level, a fact on the side. */
  protected detail(chunk: Chunk, chunks: readonly Chunk[], frame: Frame): boolean {
    switch (chunk.is) {
      case 'named':
        if (chunk.kind === 'box') {
          if (this.kind === 'follow') this.say(['move', 'box'], chunk.id, ...chunk.from);
          else this.useBox(chunk.id, ...chunk.from);
        } else if (chunk.kind === 'phase') this.note(chunk.from, ['situation', 'phase']);
        else if (
          chunk.kind === 'perk' &&
          (this.kind === 'play' || this.kind === 'follow' || this.kind === 'recruit')
        )
          this.say(['move', 'perk'], chunk.id, ...chunk.from);
        return true;
      case 'points':
        if (chunk.count !== undefined)
          return this.choose('score', chunk.count, ['vp'], ...chunk.from);
        return this.useBox(
          boxWith(typeof this.move.play === 'string' ? this.move.play : undefined, ['vp']) ??
            'private',
          ...chunk.from,
        );
      case 'level':
        if (chunk.level !== undefined)
          this.say([...this.ownerOf(undefined), 'fort'], chunk.level, ...chunk.from);
        else this.note(chunk.from, ['situation', 'me', 'fort']);
        return true;
      case 'amount': {
        if (chunk.kind === 'any') return true;
        const value = chunk.count === undefined ? chunk.kind : { [chunk.kind]: chunk.count };
        return this.choose('gain', value, ['gain'], ...chunk.from);
      }
      case 'word': {
        const last = this.actions.at(-1);
        const after = chunks[chunks.indexOf(chunk) + 1];
        if (chunk.word === 'both' && after?.is !== 'card' && after?.is !== 'amount') {
          this.useBox('public', ...chunk.from);
          this.useBox('private');
        } else if (chunk.word === 'in-full' || chunk.word === 'in-part') {
          const box = typeof last === 'string' ? last : Object.keys(last ?? {})[0];
          const full = chunk.word === 'in-full';
          if (this.kind === 'follow') this.say(['move', 'action', 'full'], full, ...chunk.from);
          else if (box !== undefined && last !== undefined) {
            const choices = typeof last === 'string' ? {} : (last[box] ?? {});
            this.actions[this.actions.length - 1] = { [box]: { ...choices, full } };
            this.note(chunk.from, ['move', 'actions', box, 'full']);
          }
        } else if (['only', 'times', 'first-turn'].includes(chunk.word)) {
          this.note(chunk.from, ['move']);
          if (chunk.word === 'first-turn') this.say(['situation', 'me', 'first-turn'], true);
        }
        return true;
      }
      case 'place':
        if (frame.verb === 'have' || frame.verb === '') return true;
        this.note(chunk.from, ['situation']);
        return true;
      case 'players':
        return this.say(['situation', 'players'], chunk.count, ...chunk.from);
      default:
    }
    return true;
  }
}
