/** During development a change must show at the next reload; a build reads the content once. */
const lifetime = import.meta.env?.MODE === 'development' ? 1000 : Number.POSITIVE_INFINITY;

/** The same function, which works each answer out once and hands it out from then on. */
export function remember<Arguments extends readonly string[], Answer>(
  make: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  const known = new Map<string, { readonly answer: Answer; readonly until: number }>();
  return (...given) => {
    const key = given.join('/');
    const before = known.get(key);
    if (before !== undefined && Date.now() < before.until) return before.answer;
    const answer = make(...given);
    known.set(key, { answer, until: Date.now() + lifetime });
    return answer;
  };
}
