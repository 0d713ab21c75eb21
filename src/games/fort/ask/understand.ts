import { chunksOf } from '#ask/chunks.ts';
import { type Frame, framesOf } from '#ask/frames.ts';
import { type Item, means } from '#ask/items.ts';
import { read, type Understood } from '#ask/understood.ts';
import type { Language } from '#i18n/languages.ts';
import { ActionReading } from './actions.ts';

/** Verbs in the order in which they are thought of where a word can be several. */
const verbs = [
  'decline-past',
  'follow-past',
  'clean-up',
  'pack-up',
  'advance',
  'reshuffle',
  'keep',
  'return',
  'play',
  'follow',
  'decline',
  'recruit',
  'trash',
  'spend',
  'copy',
  'convert',
  'declare',
  'name',
  'draw',
  'discard',
  'skip',
  'pay',
  'put',
  'add',
  'gain',
  'use',
  'without',
  'have',
];

/** Reads a sentence verb by verb. */
class FortReading extends ActionReading {
  private readonly frames: readonly Frame[];

  constructor(items: readonly Item[], language: Language) {
    super(items, language);
    this.frames = framesOf(items, verbs);
    for (const { subject } of this.frames) if (subject?.named) this.names.push(subject.text);
  }

  read(): Understood {
    for (const [at, frame] of this.frames.entries()) {
      this.following = this.frames[at + 1];
      this.frame(frame);
    }
    if (this.actions.length > 0) this.move.actions = this.actions;
    this.settle();
    // A phase that the move belongs to anyway need not be said.
    if (this.situation.phase === this.kind) delete this.situation.phase;
    return this.result();
  }

  protected frame(frame: Frame): boolean {
    const chunks = chunksOf(frame.items);
    // «Кладу Шпиона на вышку»: to lay down a card is to play it, unless a place is named.
    const isPut =
      frame.verb === 'play' &&
      means(frame.at, 'put') &&
      chunks.some((chunk) => chunk.is === 'place' && chunk.way === 'into');
    if (isPut) frame.verb = 'put';
    const { verb } = frame;
    const person = frame.subject;
    const own = this.isMe(person);
    if (verb !== '' && verb !== 'have') this.note([frame.at], ['move'], verb);
    if (frame.negated)
      this.note(
        this.items.filter((item) => means(item, 'not')),
        ['move'],
        'not',
      );
    if (own && verb !== 'play' && verb !== 'follow') this.tool(frame, chunks);
    if (!own && (verb === 'gain' || verb === 'use')) return this.leads(frame, chunks);
    switch (verb) {
      case '':
      case 'have':
        return this.facts(frame, chunks);
      case 'play':
        return own ? this.plays(frame, chunks) : this.leads(frame, chunks);
      case 'follow':
        return this.follows(frame, chunks);
      case 'decline':
        this.kind = 'decline';
        return this.say(['move', 'decline'], true);
      case 'follow-past':
      case 'decline-past': {
        if (own && verb === 'follow-past') return this.follows(frame, chunks);
        const key = verb === 'follow-past' ? 'followed' : 'declined';
        const name = own ? 'me' : (this.nameOf(person) ?? 'rival 1');
        const before = read(this.situation, ['leader', key]);
        this.say(
          ['situation', 'leader', key],
          [...(Array.isArray(before) ? before : []), name],
          person,
        );
        return this.facts(frame, chunks);
      }
      default:
        return this.act(frame, chunks);
    }
  }
}

export const understandFort = (items: readonly Item[], language: Language): Understood =>
  new FortReading(items, language).read();
