import type { Account } from '#ask/account.ts';
import { type Data, type Draft, isPart } from '#ask/understood.ts';
import type { Unit } from '#ask/unit.ts';
import { boxesWith } from './boxes.ts';

type Used = string | { [box: string]: Draft };

const boxOf = (used: Used): string =>
  typeof used === 'string' ? used : (Object.keys(used)[0] ?? '');

const isTokens = (data: Data | undefined): data is { [kind: string]: Data } => isPart(data);

/** The boxes of the played card in the order in which they are used, with what is done in each. */
export class Actions {
  private readonly list: Used[] = [];
  /** The box that was named last, and the one that something was done in. */
  private current: string | undefined;
  private last: string | undefined;
  private readonly account: Account;
  private readonly isFollow: boolean;

  constructor(account: Account, isFollow: boolean) {
    this.account = account;
    this.isFollow = isFollow;
  }

  /** A box is named. */
  use(box: string, ...units: readonly (Unit | undefined)[]): undefined {
    if (this.isFollow) {
      this.account.say(['move', 'box'], box, ...units);
      return;
    }
    this.current = box;
    if (this.list.length === 0 || boxOf(this.list.at(-1) ?? '') !== box) this.list.push(box);
    this.account.note(['move', 'actions'], ...units);
  }

  /** Something is done inside an action: in the box that was named, or else in one that has the icon. */
  choose(
    key: string,
    value: Data,
    icons: readonly string[],
    ...units: readonly (Unit | undefined)[]
  ): undefined {
    if (this.isFollow) {
      this.account.say(['move', 'action', key], value, ...units);
      return;
    }
    const { play } = this.account.move;
    const kinds = key !== 'gain' ? [] : isTokens(value) ? Object.keys(value) : [String(value)];
    const having: readonly string[] = boxesWith(
      typeof play === 'string' ? play : undefined,
      icons,
      kinds,
    );
    // The box that was named, the one that something was just done in, or else the first that has it.
    const fitting = [this.current, this.last].find(
      (one) => one !== undefined && (having.length === 0 || having.includes(one)),
    );
    const box = fitting ?? having[0] ?? 'public';
    this.last = box;
    let at = this.list.findLastIndex((used) => boxOf(used) === box);
    if (at < 0) at = this.list.push(box) - 1;
    const used = this.list[at];
    const choices = typeof used === 'object' ? (used[box] ?? {}) : {};
    const before = choices[key];
    const merged =
      isTokens(before) && isTokens(value) && ['gain', 'pay', 'spend', 'put-in-pack'].includes(key)
        ? { ...before, ...value }
        : value;
    this.list[at] = { [box]: { ...choices, [key]: merged } };
    this.account.note(['move', 'actions', box, key], ...units);
  }

  /** How far the box goes that was spoken of last. */
  extent(full: boolean, ...units: readonly (Unit | undefined)[]): undefined {
    if (this.isFollow) this.account.say(['move', 'action', 'full'], full, ...units);
    else if (this.current !== undefined) this.choose('full', full, [], ...units);
  }

  get isEmpty(): boolean {
    return this.list.length === 0;
  }

  finish(): undefined {
    // Who pays advances: it need not be said twice.
    const told = (choices: Draft): Draft =>
      choices.pay !== undefined && choices.advance === true
        ? Object.fromEntries(Object.entries(choices).filter(([key]) => key !== 'advance'))
        : choices;
    const { action } = this.account.move;
    if (isPart(action)) this.account.move.action = told(action);
    if (this.list.length > 0)
      this.account.move.actions = this.list.map((used) =>
        typeof used === 'string'
          ? used
          : Object.fromEntries(Object.entries(used).map(([box, choices]) => [box, told(choices)])),
      );
  }
}
