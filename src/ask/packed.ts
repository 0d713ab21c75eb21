/** How many letters fall away can be written with one sign; else a form is written out. */
const mostDropped = 35;
const anew = '*';

/** Russian letters take one byte instead of two: forms have no capitals of their own. */
const letters = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ[]{}~^';
const swapped = (text: string, from: string, to: string): string =>
  [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');

/** Forms of a list differ in a few letters: how many fall away from the one before, and what comes instead. */
export function packed(forms: readonly string[]): string {
  let last = '';
  const steps = forms
    .toSorted()
    .map((form) => {
      let same = 0;
      while (same < last.length && form[same] === last[same]) same += 1;
      const dropped = last.length - same;
      last = form;
      return dropped > mostDropped ? anew + form : dropped.toString(36) + form.slice(same);
    })
    .join('|');
  return swapped(steps, letters, signs);
}

export function unpacked(list: string): string[] {
  let last = '';
  return swapped(list, signs, letters)
    .split('|')
    .map((step) => {
      const dropped = Number.parseInt(step.charAt(0), 36);
      last = (step.startsWith(anew) ? '' : last.slice(0, last.length - dropped)) + step.slice(1);
      return last;
    });
}
