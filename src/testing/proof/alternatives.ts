/** Sentences that differ in some words, as one line: “You gain [1 toy / 2 toys].” */

/** A figure is any figure: only the words beside it have forms. */
const withoutFigures = (text: string): string => text.replace(/\d+/g, '#');

/** Each form once, with the first figure that uses it. */
function formsOf(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts)
    if (!found.has(withoutFigures(text))) found.set(withoutFigures(text), text);
  return [...found.values()];
}

const choice = (texts: readonly string[]): string => {
  const forms = formsOf(texts);
  if (forms.length < 2) return forms[0] ?? '';
  // A common ending comes after the bracket.
  const [mark = ''] = /[,.:;?!]$/.exec(forms[0] ?? '') ?? [];
  const isShared = mark !== '' && forms.every((text) => text.endsWith(mark));
  const bare = isShared ? forms.map((text) => text.slice(0, -1)) : forms;
  return `[${bare.map((text) => text || '–').join(' / ')}]${isShared ? mark : ''}`;
};

const isSame = <Item>(items: readonly Item[]): boolean => items.every((item) => item === items[0]);

/** How many words all sentences have in common at their beginning. */
function common(sentences: readonly (readonly string[])[]): number {
  const shortest = Math.min(...sentences.map(({ length }) => length));
  let at = 0;
  while (at < shortest && isSame(sentences.map((words) => words[at]))) at++;
  return at;
}

/** Numbers and nouns are joined by a non-breaking space; all other spaces separate words. */
export function asAlternatives(texts: readonly string[]): string {
  const forms = formsOf(texts);
  const [first = '', ...others] = forms;
  if (others.length === 0) return first;
  const sentences = forms.map((text) => text.split(' '));
  if (isSame(sentences.map(({ length }) => length))) {
    const words = sentences[0] ?? [];
    const merged = words.map((_, at) => choice(sentences.map((own) => own[at] ?? '')));
    // If most of it differs, two sentences are easier to read.
    if (merged.filter((word) => word.startsWith('[')).length * 2 <= words.length)
      return merged.join(' ');
    return forms.join(' / ');
  }
  const start = common(sentences);
  const end = common(sentences.map((words) => words.slice(start).toReversed()));
  const middle = sentences.map((words) => words.slice(start, words.length - end).join(' '));
  const words = sentences[0] ?? [];
  return [...words.slice(0, start), choice(middle), ...(end > 0 ? words.slice(-end) : [])].join(
    ' ',
  );
}
