/** For what is always there when the rules are kept to: in a value's place where it is not. */
export function lacking(what: string): never {
  throw new RangeError(`There is no ${what}.`);
}
