import { Attempt, decided, isUnknown, nothingAssumed, tooMany } from './attempt.ts';

/** How many attempts are made before the ways are given up. */
const most = 300;

interface Ways<Rule extends string, Way, Done> {
  readonly ways: readonly { readonly on: Attempt<Rule, Way>; readonly done: Done }[];
  /** There may be others, for which something would have to be known. */
  readonly others: boolean;
}

/** Every way to do something for which nothing unknown matters; undefined where there are too many. */
export function everyWay<Rule extends string, Way, Done>(
  attempt: (on: Attempt<Rule, Way>) => Done,
): Ways<Rule, Way, Done> | undefined {
  const ways: { on: Attempt<Rule, Way>; done: Done }[] = [];
  let others = false;
  let tries = 0;
  for (
    let on: Attempt<Rule, Way> | undefined = new Attempt<Rule, Way>(nothingAssumed, [], {
      hasty: true,
      everyWay: true,
    });
    on;
    on = on.next()
  ) {
    tries += 1;
    if (tries > most) return undefined;
    try {
      const done = attempt(on);
      if (on.isLegal) ways.push({ on, done });
    } catch (thrown) {
      if (thrown === tooMany) return undefined;
      if (isUnknown(thrown)) others = true;
      else if (thrown !== decided) throw thrown;
    }
  }
  return { ways, others };
}
