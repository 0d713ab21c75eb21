/** How many letters fall away from the form before, each number with a sign that no form has; else one is written out. */
const dropped = "!#$%'(),./:;<=>?_`";
const anew = '|';
const step = /[!#$%'(),./:;<=>?_`|][^!#$%'(),./:;<=>?_`|]*/g;

/** Russian letters take one byte instead of two: forms have no capitals of their own. */
const letters = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ[]{}~^';
/** Where brackets and the like say something themselves. */
const spare = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const swapped = (text: string, from: string, to: string): string =>
  [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');

/** Forms of a list differ in a few letters: how many fall away from the one before, and what comes instead. */
export function packed(forms: readonly string[]): string {
  let last = '';
  const steps = forms.toSorted().map((form) => {
    let same = 0;
    while (same < last.length && form[same] === last[same]) same += 1;
    const sign = dropped[last.length - same];
    last = form;
    return sign === undefined ? anew + form : sign + form.slice(same);
  });
  return swapped(steps.join(''), letters, signs);
}

/** A text that holds none of the signs that letters take. */
export const packedText = (text: string): string => swapped(text, letters, spare);
export const unpackedText = (text: string): string => swapped(text, spare, letters);

export function unpacked(list: string): string[] {
  let last = '';
  return (swapped(list, signs, letters).match(step) ?? []).map((each) => {
    const sign = each.charAt(0);
    const kept = sign === anew ? '' : last.slice(0, last.length - dropped.indexOf(sign));
    last = kept + each.slice(1);
    return last;
  });
}
