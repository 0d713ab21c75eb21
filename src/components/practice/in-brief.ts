/** As much as fits on a button. */
const longest = 170;

/** What a rule says first: whole sentences, as many as fit, and none after one that does not. Its title is said already. */
export function inBrief({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string;
}): string {
  const behind = text.startsWith(`${title}:`) ? text.slice(title.length + 1).trim() : undefined;
  const own = behind === undefined ? text : behind.charAt(0).toUpperCase() + behind.slice(1);
  const [first = '', ...others] = own.split(/(?<=[.!?:])\s/);
  let brief = first;
  for (const next of others) {
    if (brief.length + next.length > longest) break;
    brief = `${brief} ${next}`;
  }
  return brief.replace(/:$/, '.');
}
