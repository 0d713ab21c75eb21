/**
 * Stands in for @preact/signals, which the framework's loader of islands would fetch for properties
 * that are signals. No island here has such properties, so nobody has to fetch it.
 */
export function signal(): never {
  throw new Error('islands of this site are handed plain data');
}
