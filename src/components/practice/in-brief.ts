/** As much as fits on a button. */
const onButton = 170;

/** The beginning of a rule: as many whole sentences as fit, without repeating its title. */
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
  // A sentence that introduces one that does not fit is left out as well.
  while (taken.length > 1 && taken.at(-1)?.endsWith(':')) taken.pop();
  return taken.join(' ').replace(/:$/, '.');
}
