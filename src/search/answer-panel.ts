import type { Answer } from './answer.ts';
import { element } from './elements.ts';
import type { Search } from './load.ts';
import { saidPieces } from './pieces.ts';

interface Place {
  /** Addresses begin here: the start page of this language. */
  readonly root: URL;
  readonly search: Search;
  /** Puts another question into the field. */
  readonly ask: (text: string) => void;
}

const unclearMark = 'unclear';

/** “There’s no card called …. Did you mean …?”, each name a tap away. */
function instead(
  { text, near }: { readonly text: string; readonly near: readonly string[] },
  { game, question, texts }: Extract<Answer, { about: 'no-card' }>,
  { search, ask }: Place,
): HTMLElement {
  const names = near.flatMap((meaning) => search.nameOf(game, meaning) ?? []);
  const line = (names.length > 0 ? texts.didYouMean : texts.noCard).replace('{text}', text);
  const [before = '', after = ''] = line.split('{names}');
  const buttons = names.map((name) => {
    const button = element('button', { type: 'button', class: 'button-quiet' }, name);
    button.addEventListener('click', () => ask(question.replace(text, name)));
    return button;
  });
  const listed = buttons.flatMap((button, at) => (at > 0 ? [', ', button] : [button]));
  return element('p', { class: 'search-instead' }, before, ...listed, after);
}

/** A list under its heading; nothing where there is nothing to list. */
const list = (
  heading: string,
  name: string,
  items: readonly (readonly (string | HTMLElement)[])[],
): HTMLElement[] =>
  items.length === 0
    ? []
    : [
        ...(heading === '' ? [] : [element('p', {}, heading)]),
        element('ul', { class: name }, ...items.map((item) => element('li', {}, ...item))),
      ];

/** The answer to a question in plain words, above what the search found. */
export function answerPanel(
  answer: Answer,
  { root, search, ask }: Place,
  changed?: Parameters<typeof saidPieces>[2],
): HTMLElement {
  const { texts } = answer;
  const panel = element('section', { class: 'search-answer panel', 'aria-live': 'polite' });
  if (answer.about === 'chat') {
    const examples = texts.examples.map((text) => {
      const button = element('button', { type: 'button', class: 'button-quiet' }, text);
      button.addEventListener('click', () => ask(text));
      return element('li', {}, button);
    });
    panel.append(element('p', {}, texts.hello), element('ul', {}, ...examples));
    return panel;
  }
  const { game } = answer;
  if (answer.about === 'no-card') {
    panel.append(...answer.unknown.map((word) => instead(word, answer, { root, search, ask })));
    return panel;
  }
  const { verdict, reasons, effects, rules, usually, parts, checker } = answer;
  const url = (path: string) => new URL(path, root).href;
  const unclear = parts.filter(({ meaning }) => meaning === undefined);
  // No verdict over words that nobody understood, until the asker goes on with our sentence.
  const safe = unclear.length > 0 && changed === undefined ? 'open' : verdict;
  panel.dataset.verdict = safe;
  panel.append(element('h2', {}, texts.verdicts[safe] ?? safe));

  if (usually.length > 0 && safe === verdict)
    panel.append(element('p', { class: 'search-usually' }, usually.join(' ')));
  const linked = (id: string): readonly (string | HTMLElement)[] => {
    const rule = search.rule(game, id);
    return rule === undefined
      ? []
      : [' ', element('a', { href: url(rule.path) }, `${rule.number} ${rule.title}`)];
  };
  const why = reasons.map(({ text, rules }) => element('li', {}, text, ...rules.flatMap(linked)));
  if (why.length > 0) panel.append(element('ul', { class: 'search-why' }, ...why));
  if (safe === 'legal') {
    const known = rules.all.map(linked).filter((rule) => rule.length > 0);
    panel.append(
      ...list(
        effects.heading,
        'search-effects',
        effects.all.map((effect) => [effect]),
      ),
      ...list(rules.heading, 'search-rules', known),
    );
  }

  const chips = parts.map(({ text, meaning, slipped }) => {
    const means = meaning === undefined ? undefined : search.nameOf(game, meaning);
    const chip = element('li', {}, element('q', {}, text), ...(means ? [` → ${means}`] : []));
    if (meaning === undefined || slipped) chip.dataset.mark = meaning ? 'slipped' : unclearMark;
    if (slipped) chip.append(` ${texts.slipped}`);
    return chip;
  });
  if (unclear.length > 0)
    panel.append(
      element(
        'p',
        { class: 'search-unclear' },
        `${texts.unclear} ${unclear.map(({ text }) => text).join(', ')}`,
      ),
    );
  panel.append(element('p', {}, texts.understood));
  if (answer.said)
    panel.append(
      saidPieces(
        answer,
        {
          page: url('search/'),
          show: (next, path) => {
            const pressed = document.activeElement;
            const step = pressed instanceof HTMLElement ? pressed.dataset.step : undefined;
            const kept = next.about === 'move' ? { ...next, parts: unclear } : next;
            panel.replaceWith(answerPanel(kept, { root, search, ask }, { path, step }));
          },
        },
        changed,
      ),
    );
  if (chips.length > 0) panel.append(element('ul', { class: 'search-parts' }, ...chips));
  panel.append(
    element(
      'a',
      { class: 'button', href: url(checker) },
      verdict === 'open' ? texts.open : texts.why,
    ),
  );
  return panel;
}
