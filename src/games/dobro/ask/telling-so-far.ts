import type { Account } from '#ask/account.ts';
import type { Clause } from '#ask/clause.ts';
import type { Data, Draft } from '#ask/understood.ts';
import type { Unit } from '#ask/unit.ts';

/** What a sentence has said so far, with the clauses that are read one by one. */
export class Telling {
  protected readonly account: Account;
  protected readonly clauses: readonly Clause[];
  /** Something is drawn: a lonely number of cards is how many one holds. */
  protected readonly draws: boolean;

  constructor(account: Account, clauses: readonly Clause[], draws: boolean) {
    this.account = account;
    this.clauses = clauses;
    this.draws = draws;
  }

  protected get move(): Draft {
    return this.account.move;
  }

  protected get situation(): Draft {
    return this.account.situation;
  }

  protected say(path: string, value: Data, ...units: readonly (Unit | undefined)[]): void {
    this.account.say(path.split('.'), value, ...units);
  }

  protected note(path: string, ...units: readonly (Unit | undefined)[]): void {
    this.account.note(path.split('.'), ...units);
  }

  protected pass(path: string, ...units: readonly (Unit | undefined)[]): void {
    this.account.pass(path.split('.'), ...units);
  }
}
