/** A copy with one entry changed; undefined takes it out: what is not said is not there. */
export function withKey<Of extends object, Key extends keyof Of>(
  whole: Of,
  key: Key,
  value: Of[Key] | undefined,
): Of {
  const copy = { ...whole };
  if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy;
}
