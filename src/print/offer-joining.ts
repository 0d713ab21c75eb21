// On the print page: several documents as one file. Without a script there is nothing to tick.
import { type Joined, joinPdfs } from './join.ts';

async function load(file: string): Promise<Uint8Array> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Downloads a file as if a link to it had been followed. */
function hand(page: Document, name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const link = page.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  link.download = name;
  link.click();
  // Some browsers fetch it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function offerJoining(page: Document): void {
  const section = page.querySelector<HTMLElement>('#join');
  const form = section?.querySelector('form');
  const button = form?.querySelector('button');
  const output = form?.querySelector('output');
  if (!section || !form || !button || !output) return;
  const boxes = [...page.querySelectorAll<HTMLInputElement>('[data-pick] input')];
  const chosen = (): HTMLInputElement[] => boxes.filter(({ checked }) => checked);
  const refresh = (): void => {
    button.disabled = chosen().length === 0;
  };
  for (const box of boxes) box.addEventListener('change', refresh);
  // A browser that comes back remembers what was ticked.
  refresh();

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { lang = '', busy = '', done = '', failed = '' } = form.dataset;
    const answers = new FormData(form);
    const saver = answers.get('ink') === 'saver' ? '-saver' : '';
    const ending = `${lang}-${String(answers.get('paper'))}${saver}.pdf`;
    button.disabled = true;
    output.textContent = busy;
    try {
      const files = await Promise.all(
        chosen().map(async ({ value, dataset }): Promise<Joined> => {
          const bytes = await load(`${value}-${ending}`);
          return { bytes, oneSided: 'oneSided' in dataset };
        }),
      );
      const name = `yardstick-${ending}`;
      hand(page, name, joinPdfs(files));
      output.textContent = done.replace('%', name);
    } catch {
      output.textContent = failed;
    }
    refresh();
  });
}
