import type { Format } from '#i18n/format.ts';

/** How a situation was answered: right, right but by another rule, or wrong. */
export const answerOutcomes = ['right', 'other-rule', 'wrong'] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  className = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  if (className !== '') element.className = className;
  return element;
}

export function button(text: string, press: () => void, className = ''): HTMLButtonElement {
  const element = make('button', text, className);
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
}

/** The buttons stand in one row, under what is asked. */
function choices(question: string, buttons: readonly HTMLButtonElement[]): HTMLElement {
  const group = make('div', '', 'choices');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', question);
  group.append(make('p', question, 'question'), ...buttons);
  return group;
}

/**
 * Asks about a situation: allowed or not, then by which of three rules, and shows the answer. The
 * situation is one of the list of all, where its answer is folded. One that was answered already shows
 * its answer at once.
 */
export function ask(
  situation: HTMLElement,
  t: Format,
  answered: (outcome: AnswerOutcome) => readonly HTMLElement[],
  before?: AnswerOutcome,
): void {
  const { verdict, clause = '' } = situation.dataset;
  const answer = situation.querySelector<HTMLElement>('[data-answer]');
  const folded = situation.querySelector('details');
  const reasons = situation.querySelector('[data-reasons]');
  folded?.remove();
  reasons?.remove();

  const show = (outcome: AnswerOutcome, group: HTMLElement): void => {
    const result = make('div', '', 'result');
    const said = make('p', t(`practice:said.${outcome}`), 'said');
    said.dataset.outcome = outcome;
    said.tabIndex = -1;
    result.append(said, ...(answer ? [answer] : []), ...answered(outcome));
    group.replaceWith(result);
    said.focus();
  };

  const askWhy = (group: HTMLElement): void => {
    const why = choices(
      t('practice:why'),
      [...(reasons?.querySelectorAll<HTMLElement>('[data-clause]') ?? [])].map((reason) => {
        const isIt = reason.dataset.clause === clause;
        const choice = button('', () => show(isIt ? 'right' : 'other-rule', why), 'reason');
        const words = make('span', '');
        words.append(...reason.childNodes);
        choice.append(words);
        return choice;
      }),
    );
    group.replaceWith(why);
    const [question] = why.children;
    if (question instanceof HTMLElement) {
      question.tabIndex = -1;
      question.focus();
    }
  };

  const group = choices(t('practice:question'), [
    button(t('practice:allowed'), () => show(verdict === 'legal' ? 'right' : 'wrong', group)),
    button(t('practice:not-allowed'), () =>
      verdict === 'legal' ? show('wrong', group) : askWhy(group),
    ),
  ]);
  situation.append(group);
  if (before) show(before, group);
}
