import {
  type Answer,
  type AskTexts,
  answerAfter,
  type Change,
  offerFor,
  type PieceOffer,
  type PiecePath,
} from './answer.ts';
import { element } from './elements.ts';

type Judged = Extract<Answer, { about: 'move' }>;

interface Place {
  /** Address of the search page of this language. */
  readonly page: string;
  /** Shows the answer to the changed question; `path` is what was changed. */
  readonly show: (answer: Answer, path: PiecePath) => void;
}

const nameOf = (path: PiecePath): string => path.join('.');

/** A number with a button for one less and one for one more. */
function stepper(
  { value, least, most }: Extract<PieceOffer, { as: 'number' }>,
  texts: AskTexts,
  put: (value: number) => void,
): HTMLElement[] {
  const step = (by: number, sign: string, label: string): HTMLButtonElement => {
    const button = element(
      'button',
      { type: 'button', class: 'piece-step', 'aria-label': label },
      sign,
    );
    button.disabled = value + by < least || value + by > most;
    button.dataset.step = String(by);
    button.addEventListener('click', () => put(value + by));
    return button;
  };
  return [
    step(-1, '−', texts.less),
    element('output', {}, String(value)),
    step(1, '+', texts.more),
  ];
}

/** One of several values, in the words of the sentence. */
function choice(
  { options, at }: Extract<PieceOffer, { as: 'choice' }>,
  texts: AskTexts,
  put: (value: unknown) => void,
): HTMLElement {
  const select = element(
    'select',
    { 'aria-label': texts.instead },
    ...options.map(({ label }) => element('option', {}, label)),
  );
  select.selectedIndex = at;
  select.addEventListener('change', () => put(options[select.selectedIndex]?.value));
  return select;
}

/** Of an entry of a list: one button that leaves it out, one for another behind it. */
function entries(
  list: PieceOffer['list'],
  texts: AskTexts,
  put: (entry: 'removed' | 'another') => void,
): HTMLElement[] {
  const offered = (
    [
      ['removed', texts.removed, list?.canLose],
      ['another', texts.another, list?.canGain],
    ] as const
  ).filter(([, , can]) => can);
  return offered.map(([entry, label]) => {
    const button = element('button', { type: 'button', class: 'piece-step piece-entry' }, label);
    button.dataset.entry = entry;
    button.addEventListener('click', () => put(entry));
    return button;
  });
}

/** What was understood as a sentence; a tap on a piece of it offers what else it could say. */
export function saidPieces(
  { said = [], described, texts }: Judged,
  { page, show }: Place,
  /** The piece that was changed last: what it can be changed to stays open. */
  open?: { readonly path: PiecePath; readonly step: string | undefined },
): HTMLElement {
  const editor = element('div', { class: 'piece-editor' });
  editor.hidden = true;
  const buttons: HTMLButtonElement[] = [];

  const change = async (asked: Change): Promise<void> => {
    const next = await answerAfter(asked).catch(() => undefined);
    if (next) show(next, asked.path);
  };

  const edit = async (path: PiecePath, button: HTMLButtonElement): Promise<void> => {
    for (const each of buttons) each.setAttribute('aria-expanded', String(each === button));
    const asked = { page, described, path };
    const offer = await offerFor(asked).catch(() => undefined);
    editor.hidden = offer === undefined;
    // Nothing else could stand here.
    button.disabled = offer === undefined;
    if (offer === undefined) return;
    const put = (value: unknown) => void change({ ...asked, value });
    editor.replaceChildren(
      ...(offer.as === 'number' ? stepper(offer, texts, put) : [choice(offer, texts, put)]),
      ...entries(offer.list, texts, (entry) => void change({ ...asked, entry })),
    );
    const steps = [...editor.querySelectorAll('button')];
    const again = steps.find(({ dataset, disabled }) => dataset.step === open?.step && !disabled);
    (again ?? editor.querySelector<HTMLElement>('select, button:not(:disabled)'))?.focus();
  };

  const sentences = said.flatMap((pieces, at) => [
    ...(at > 0 ? [' '] : []),
    ...pieces.map(({ text, path }) => {
      if (path === undefined) return text;
      const button = element(
        'button',
        { type: 'button', class: 'piece', 'aria-expanded': 'false', 'data-path': nameOf(path) },
        text,
      );
      button.addEventListener('click', () => void edit(path, button));
      buttons.push(button);
      return button;
    }),
  ]);
  if (open) {
    const button = buttons.find(({ dataset }) => dataset.path === nameOf(open.path));
    if (button) void edit(open.path, button);
  }
  return element('div', { class: 'search-said' }, element('p', {}, ...sentences), editor);
}
