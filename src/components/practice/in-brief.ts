/** As much as fits on a button. */
const longest = 170;

/** What a rule says first: whole sentences, as many as fit, and none after one that does not. */
export function inBrief(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[.!?:])\s/);
  let brief = first;
  for (const next of others) {
    if (brief.length + next.length > longest) break;
    brief = `${brief} ${next}`;
  }
  return brief.replace(/:$/, '.');
}
