/** Whether plain data is equal, whatever the order of its keys; an undefined value counts as absent. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const a = new Map(Object.entries(one));
  const b = new Map(Object.entries(other));
  for (const key of b.keys()) if (!a.has(key)) a.set(key, undefined);
  for (const [key, value] of a) if (!same(value, b.get(key))) return false;
  return true;
}
