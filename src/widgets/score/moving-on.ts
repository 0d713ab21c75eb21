/** Enter, or the key “Next” of a phone, goes on to the next entry. */

const entries = 'input[type=text], .w-choice';

/** Whether nothing is entered there yet. Controls for picking cards do not count. */
const isOpen = (entry: Element): boolean =>
  entry.closest('.w-picker') === null &&
  (entry instanceof HTMLInputElement
    ? entry.value === ''
    : entry.querySelector('[type=radio]') !== null && entry.querySelector(':checked') === null);

const enter = (entry: Element): void => {
  const input = entry instanceof HTMLInputElement ? entry : entry.querySelector('input');
  input?.focus();
};

const follows = (from: Node, entry: Node): boolean =>
  (from.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** On to the next open entry; after the last one, to the result. */
export function moveOn(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const { target, currentTarget: form, key, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (target.closest('.w-picker') || !['text', 'radio'].includes(target.type)) return;
  event.preventDefault();
  // Not the group that was just answered.
  const own = target.closest('.w-choice') ?? target;
  const next = [...form.querySelectorAll(entries)].find(
    (entry) => follows(own, entry) && !own.contains(entry) && isOpen(entry),
  );
  if (next) enter(next);
  else document.getElementById('result')?.focus();
}

/** A tap may bring up a new question: the focus goes there without another tap. */
export function answerNext(event: MouseEvent & { readonly currentTarget: HTMLElement }): void {
  const { target, currentTarget: form, detail } = event;
  // With arrow keys the choice is still going on.
  if (detail === 0 || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  const here = target.closest('section');
  // Who plays is asked first, once it is said how many.
  const begins = target.name === 'players';
  const texts = () => [...form.querySelectorAll<HTMLInputElement>('input[type=text]')];
  const before = new Set(texts().map(({ id }) => id));
  setTimeout(() => {
    texts()
      .find((entry) =>
        begins ? isOpen(entry) : here?.contains(entry) && !before.has(entry.id) && isOpen(entry),
      )
      ?.focus();
  });
}
