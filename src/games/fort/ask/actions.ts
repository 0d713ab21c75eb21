import type { Account } from '#ask/account.ts';
import { type Data, type Draft, isPart, listOf } from '#ask/understood.ts';
import type { Unit } from '#ask/unit.ts';
import { boxesWith } from './boxes.ts';

type Used = string | { [box: string]: Draft };

const boxOf = (used: Used): string =>
  typeof used === 'string' ? used : (Object.keys(used)[0] ?? '');

/** How a description says that something is left undone. */
const undone: Readonly<Record<string, Data>> = {
  advance: false,
  score: 0,
  'put-in-lookout': [],
  'trash-rival': [],
};

const cardOf = ({ move: { play } }: Account): string | undefined =>
  typeof play === 'string' ? play : undefined;

/** Cards that move one after another. */
const moving = ['trash', 'recruit', 'put-in-lookout'];

function joined(key: string, before: Data | undefined, value: Data): Data {
  if (before === undefined) return value;
  // “two toys …, may I choose toys?”
  if (isPart(before) && typeof value === 'string' && value in before) return before;
  if (isPart(before) && isPart(value) && !moving.includes(key)) return { ...before, ...value };
  return moving.includes(key) && JSON.stringify(before) !== JSON.stringify(value)
    ? [...listOf(before), ...listOf(value)]
    : value;
}

/** The boxes of the played card in the order in which they are used, with what is done in each. */
export class Actions {
  private readonly list: Used[] = [];
  private readonly denied: {
    readonly key: string;
    readonly icons: readonly string[];
    readonly units: readonly (Unit | undefined)[];
  }[] = [];
  /** The box that was named last, and the one that something was done in. */
  private current: string | undefined;
  private last: string | undefined;
  /** How often something is done that the played card can't do: perhaps it was misunderstood. */
  doubts = 0;
  private readonly others = new Map<string, string>();
  private readonly said = new Map<string, readonly (Unit | undefined)[]>();
  private readonly account: Account;
  private readonly isFollow: boolean;

  constructor(account: Account, isFollow: boolean) {
    this.account = account;
    this.isFollow = isFollow;
  }

  /** A box is named; `isTold`: only to say something more of it. */
  use(box: string, isTold: boolean, ...units: readonly (Unit | undefined)[]): undefined {
    if (this.isFollow) {
      this.account.say(['move', 'box'], box, ...units);
      return;
    }
    this.current = box;
    const isThere = this.list.some((used) => boxOf(used) === box);
    if (!(isTold && isThere) && boxOf(this.list.at(-1) ?? '') !== box) this.list.push(box);
    this.account.note(['move', 'actions'], ...units);
  }

  /** A box of another card than the one that is played: a mistake that gets explained. */
  whose(box: string, card: Unit): undefined {
    if (this.isFollow) return;
    this.others.set(box, card.id);
    this.account.note(['move', 'actions'], card);
  }

  /** “both of them, the private one first” */
  lead(box: string): undefined {
    const at = this.list.findLastIndex((used) => boxOf(used) === box);
    if (at > 0) this.list.unshift(...this.list.splice(at, 1));
  }

  /** A box is not used, also where it was named before. */
  leave(box: string): undefined {
    const at = this.list.indexOf(box);
    if (at >= 0) this.list.splice(at, 1);
    if (this.current === box) this.current = undefined;
  }

  /** Something is done inside an action: in the box that was named, or else in one that has the icon. */
  choose(
    key: string,
    value: Data,
    icons: readonly string[],
    ...units: readonly (Unit | undefined)[]
  ): undefined {
    const box = this.boxFor(key, value, icons);
    let at = this.list.findLastIndex((used) => boxOf(used) === box);
    if (at < 0) at = this.list.push(box) - 1;
    const choices = this.choicesIn(box);
    const path = this.isFollow ? ['move', box, key] : ['move', 'actions', box, key];
    // What was said before cannot be meant as well, unless both go together.
    const before = this.said.get(path.join()) ?? [];
    if (this.isOther(box, key, value) && !moving.includes(key)) this.account.forget(...before);
    this.list[at] = { [box]: { ...choices, [key]: joined(key, choices[key], value) } };
    if (this.isFollow) this.account.move.action = this.choicesIn(box);
    this.said.set(path.join(), [...before, ...units]);
    this.account.note(path, ...units);
  }

  /** The box that was named, the one that something was just done in, or else the first that has it. */
  private boxFor(key: string, value: Data, icons: readonly string[]): string {
    if (this.isFollow) return 'action';
    const kinds = key !== 'gain' ? [] : isPart(value) ? Object.keys(value) : [String(value)];
    const having: readonly string[] = boxesWith(cardOf(this.account), icons, kinds);
    if (having.length === 0 && icons.length > 0) this.doubts += 1;
    const fitting = [this.current, this.last].find(
      (one) => one !== undefined && (having.length === 0 || having.includes(one)),
    );
    const likely = fitting ?? having[0] ?? 'public';
    // “2 toys, then another 1”: what one action gave, the other gives, too.
    const other = having.find((one) => one !== likely && this.choicesIn(one)[key] === undefined);
    const isNext = other !== undefined && this.isOther(likely, key, value);
    if (isNext) this.current = undefined;
    this.last = isNext ? other : likely;
    return this.last;
  }

  private choicesIn(box: string): Draft {
    const used = this.list.findLast((each) => boxOf(each) === box);
    return typeof used === 'object' ? (used[box] ?? {}) : {};
  }

  /** Whether something else was said of it before. */
  private isOther(box: string, key: string, value: Data): boolean {
    const before = this.choicesIn(box)[key];
    if (before === undefined) return false;
    if (isPart(before) && typeof value === 'string') return !(value in before);
    if (isPart(before) && isPart(value))
      return Object.keys(value).some((kind) => kind in before && before[kind] !== value[kind]);
    return JSON.stringify(before) !== JSON.stringify(value);
  }

  /** What is not done: its box is not used, or only for the rest of what it can do. */
  deny(key: string, icons: readonly string[], ...units: readonly (Unit | undefined)[]): undefined {
    this.denied.push({ key, icons, units });
    this.account.pass(['move', 'actions'], ...units);
  }

  /** How far the box goes that was spoken of last. */
  extent(full: boolean, ...units: readonly (Unit | undefined)[]): undefined {
    if (this.isFollow || this.current !== undefined) this.choose('full', full, [], ...units);
  }

  /** Everything the question gives about one kind of action. */
  chosen(key: string): Data[] {
    return this.list.flatMap((used) => {
      const value = typeof used === 'object' ? used[boxOf(used)]?.[key] : undefined;
      return listOf(value);
    });
  }

  finish(): undefined {
    for (const { key, icons, units } of this.denied) {
      const value = undone[key];
      const isUsed =
        this.isFollow ||
        boxesWith(cardOf(this.account), icons).some((box) =>
          this.list.some((used) => typeof used === 'object' && box in used),
        );
      if (!isUsed) continue;
      if (value === undefined) this.account.forget(...units);
      else this.choose(key, value, icons);
    }
    // Who pays advances: it need not be said twice.
    const told = (choices: Draft): Draft =>
      choices.pay !== undefined && choices.advance === true
        ? Object.fromEntries(Object.entries(choices).filter(([key]) => key !== 'advance'))
        : choices;
    const { action } = this.account.move;
    if (isPart(action)) this.account.move.action = told(action);
    // A box that is taken up again was used in part before: it need not be said.
    const isAgain = (box: string): boolean =>
      this.list.filter((used) => boxOf(used) === box).length > 1;
    if (this.list.length > 0 && !this.isFollow)
      this.account.move.actions = this.list.map((used) => {
        const box = boxOf(used);
        const { full, ...rest } = typeof used === 'string' ? {} : (used[box] ?? {});
        const isBare = Object.keys(rest).length === 0;
        const card = this.others.get(box);
        if (card !== undefined)
          return { card, [box]: typeof used === 'string' ? {} : told(used[box] ?? {}) };
        if (isBare && (full === undefined || (full === false && isAgain(box)))) return box;
        return typeof used === 'string' ? used : { [box]: told(used[box] ?? {}) };
      });
  }
}
