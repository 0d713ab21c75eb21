import { type Item, means, whichOf } from './items.ts';

/** One thing that is said: a verb, who does it, and what stands around it. */
export interface Frame {
  verb: string;
  /** The item of the verb itself. */
  readonly at: Item | undefined;
  subject: Item | undefined;
  negated: boolean;
  items: Item[];
  /** Which sentence it is in, counted by full stops. */
  readonly sentence: number;
}

const sentenceEnd = /^[.;?!\n]$/;

/** Words that say who: the asker, a rival, the leader, or a name. */
export const isPerson = (item: Item): boolean =>
  item.named || means(item, 'me') || means(item, 'rival') || means(item, 'leader');

const small = ['filler', 'ask', 'and', 'me', 'in', 'into', 'have', 'rival', 'only', 'already'];

/** After a comma something new begins that has no verb: “…, a shovel in my Lookout”, «…, форт 1». */
function beginsFact(items: readonly Item[], at: number): boolean {
  const end = items.findIndex((item, index) => index > at && item.mark);
  const clause = items.slice(at + 1, end < 0 ? items.length : end);
  const [first] = clause.filter(
    (item) => !isPerson(item) && !small.some((meaning) => means(item, meaning)),
  );
  if (first === undefined) return false;
  const before = clause.slice(0, clause.indexOf(first));
  const leads = before.some((item) => means(item, 'into') && !means(item, 'in'));
  return means(first, 'level') || (whichOf(first, 'place') !== undefined && !leads);
}

/** Cuts a sentence into frames, one for each verb; what comes before the first verb is a frame of its own. */
export function framesOf(items: readonly Item[], verbs: readonly string[]): Frame[] {
  const frames: Frame[] = [];
  let sentence = 0;
  let negated = false;
  let subject: Item | undefined;
  let open: Frame | undefined;

  const begin = (verb: string, at: Item | undefined): Frame => {
    const frame = { verb, at, subject, negated, items: [], sentence };
    frames.push(frame);
    negated = false;
    open = frame;
    return frame;
  };

  for (const [at, item] of items.entries()) {
    if (item.mark) {
      if (sentenceEnd.test(item.text)) {
        sentence += 1;
        subject = undefined;
        open = undefined;
        negated = false;
      } else if (beginsFact(items, at)) open = undefined;
      else (open ?? begin('', undefined)).items.push(item);
      continue;
    }
    if (means(item, 'not')) {
      negated = true;
      continue;
    }
    // “my Pack holds”: behind a word that leads up to a noun it is the place, not what one does.
    const before = items[at - 1];
    const isPlace =
      whichOf(item, 'place') !== undefined &&
      before !== undefined &&
      ['possessive', 'filler', 'in', 'from'].some((meaning) => means(before, meaning));
    const verb = isPlace ? undefined : verbs.find((each) => means(item, each));
    if (verb === 'have' && open !== undefined && (open.verb === '' || open.verb === 'have')) {
      // “My Stuff is empty and my Pack holds 2 toys” says one thing after another of the table.
      open.verb = 'have';
      open.subject ??= subject;
      continue;
    }
    if (verb !== undefined) {
      begin(verb, item);
      continue;
    }
    // A person right before the verb does it: “Ann played”.
    const next = items
      .slice(at + 1, at + 4)
      .find((each) => !['filler', 'already', 'ask'].some((meaning) => means(each, meaning)));
    const isActing =
      isPerson(item) && next !== undefined && verbs.some((each) => means(next, each));
    if (isActing && items[at + 1]?.text !== 's') {
      subject = item;
      continue;
    }
    (open ?? begin('', undefined)).items.push(item);
  }
  return frames;
}
