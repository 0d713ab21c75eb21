/** An object whose properties are looked up when a rule first reads them; setting one settles it too. */
export function lazy<Shape extends object>(
  read: {
    readonly [name in keyof Shape]: () => Shape[name];
  },
): Shape {
  const known: Shape = Object.create(null);
  for (const [name, first] of Object.entries<() => unknown>(read)) {
    const settle = (value: unknown) =>
      Object.defineProperty(known, name, { value, writable: true });
    Object.defineProperty(known, name, {
      configurable: true,
      get: () => {
        const value = first();
        settle(value);
        return value;
      },
      set: settle,
    });
  }
  return known;
}
