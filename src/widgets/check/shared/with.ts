/** A copy with one entry changed; undefined removes it. */
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
