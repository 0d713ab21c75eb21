/** As much as fits on a button. */
const onButton = 170;

/** What a rule says first: whole sentences, as many as fit, and none after one that does not. Its title is said already. */
export function inBrief(
  { title, text }: { readonly title: string; readonly text: string },
  longest = onButton,
): string {
  const behind = text.startsWith(`${title}:`) ? text.slice(title.length + 1).trim() : undefined;
  const own = behind === undefined ? text : behind.charAt(0).toUpperCase() + behind.slice(1);
  const [first = '', ...others] = own.split(/(?<=[.!?:])\s/);
  const taken = [first];
  for (const next of others) {
    if ([...taken, next].join(' ').length > longest + 1) break;
    taken.push(next);
  }
  // What leads up to something that does not fit leads nowhere.
  while (taken.length > 1 && taken.at(-1)?.endsWith(':')) taken.pop();
  return taken.join(' ').replace(/:$/, '.');
}
