/** Stands in for a value that cannot be missing as long as the rules are kept; throws if it is. */
export function lacking(what: string): never {
  throw new RangeError(`There is no ${what}.`);
}
