import { cardWord, personWord } from '#games/fort/words/values.ts';
import { fortWords } from '#games/fort/words/words.ts';
import { nouns } from '#generated/nouns.ts';
import { ui } from '#generated/ui.ts';
import { looseTranslator } from '#i18n/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { placePhrases, type Word } from '#i18n/nouns.ts';
import { placeholderPattern, readFormat, type Value, type Values } from '#i18n/placeholder.ts';
import { entries } from '#i18n/resource.ts';

interface Asked {
  readonly name: string;
  /** The forms that texts ask for, in any language and plural form. */
  readonly formats: readonly string[];
  /** It is the number of something, or the noun that is counted. */
  readonly as?: 'number' | 'noun';
}

const isNumber = (format: string): boolean => format === 'amount' || format === 'counted';

/** The placeholders of a text, in all languages together. */
function askedBy(texts: readonly string[]): Asked[] {
  const found = new Map<string, { name: string; formats: string[]; as?: 'number' | 'noun' }>();
  const meet = (name: string) => {
    const asked = found.get(name) ?? { name, formats: [] };
    found.set(name, asked);
    return asked;
  };
  for (const text of texts)
    for (const [, name = '', written = ''] of text.matchAll(placeholderPattern)) {
      const { format = '', options } = readFormat(written);
      const asked = meet(name);
      if (format !== '') asked.formats.push(format);
      if (!isNumber(format)) continue;
      asked.as = 'number';
      const { noun = '' } = options;
      if (nouns.en[noun] === undefined) meet(noun).as = 'noun';
    }
  return [...found.values()];
}

/** Values that are numbers although no noun follows them. */
const numbers = new Set(
  `count number level points need said most room left have done there taken counted deck value worth
  round step play played rounds limit due holding copies players as max min least other climb line
  column total place places column sums from to first last shown`.split(/\s+/),
);

const people = 'player mover players next rival name names winners turn me out'.split(' ');
/** Figures, of which there may be several at once. */
const figures = ['value', 'climb', 'worth'];
/** Those who win, several at once. */
const winners = ['said', 'counted'];
/** Kinds of resources: those that a sentence contrasts begin with different ones. */
const kinds: Readonly<Record<string, number>> = {
  resource: 0,
  to: 0,
  shown: 1,
  leader: 1,
  first: 1,
  converted: 1,
};

/** Cards of every gender, one of them with a name that is our translation. */
const cards = ['bug', 'ghost', 'the-moles', 'dot'];
/** The asker, a name that inflects, a rival by number, a name that can't be inflected. */
export const personsIn = (language: Language) => [
  'me',
  looseTranslator(language)('rules:example.name.ann'),
  'rival 1',
  'Max',
];
const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** Typical values, by the text that contains them. */
const quoted: Readonly<Record<string, string>> = {
  game: 'icons:names.fort',
  suit: 'verdicts:suit.shovel',
  per: 'cards:per.shovel',
  action: 'verdicts:action.trash',
  needsIn: 'verdicts:in-phase.recruit',
  phaseIn: 'verdicts:in-phase.play',
  facts: 'verdicts:missing.me-hand',
  fact: 'verdicts:missing.me-hand',
  when: 'verdicts:when.reached-park-deck',
  word: 'rules:example.some-card',
  holderAt: 'dobro-verdicts:at.middle',
  label: 'score-lines:line.victory-track',
  what: 'check:choice.gain',
  title: 'score-lines:line.fort-level',
  chapter: 'site:sections.set-up.name',
  part: 'offline:parts.print',
  doc: 'print:docs.set-up.name',
  cut: 'print:docs.turn-order.name',
};
/** Words that are the same in every language. */
const asTheyAre: Readonly<Record<string, string>> = {
  text: 'Bug',
  found: 'Bug',
  printed: 'Bug',
  example: '3.1',
  version: '1.2',
  site: '1.2',
  texts: '3',
  paper: 'A4',
  size: '120',
  page: '4',
};
/** Numbers beside a number: “2 of 5”. */
const beside =
  `all total times held right at double penalty pizza toys track fort steps draw`.split(' ');

/** Something for one placeholder; `at` turns to the next sample. */
function sampleOf(
  { name, formats, as }: Asked,
  count: number,
  at: number,
  language: Language,
): Value {
  const words = fortWords(language);
  const word = (id: string): Word => ({ word: `fort/${id}` });
  if (as === 'number') return count;
  if (as === 'noun' || (name in kinds && formats.some((form) => form.startsWith('many'))))
    return word(pick(['pizza', 'toys'], at + (kinds[name] ?? 0)));
  if (formats.some((form) => placePhrases.some((phrase) => phrase === form)))
    return word(pick(['yard', 'stuff', 'park-deck', 'discard-pile'], at));
  if (name === 'box' || name === 'boxes')
    return word(pick(['public-action', 'private-action'], at));
  if (name === 'suit' && formats.length > 0) return word(pick(['shovel', 'glue'], at));
  if (name === 'suits' && formats.length > 0) return [word('shovel'), word('coin')];
  if (name === 'cost' || name === 'own')
    return [
      { ...word('pizza'), count },
      { ...word('toys'), count: 1 },
    ];
  if (formats.length > 0 && (name === 'shown' || name === 'resource'))
    return word(pick(['pizza', 'toys'], at));
  // A mover who is named is never the asker.
  if (name === 'mover') return personWord(pick(personsIn(language).slice(1), at), words);
  if (people.includes(name) && formats.length > 0) {
    const persons = personsIn(language);
    const one = personWord(pick(persons, at), words);
    return name === 'players' ? [personWord(pick(persons, 1), words), one] : one;
  }
  if (winners.includes(name) && formats.length > 0)
    return [1, 3].map((nth) => personWord(pick(personsIn(language), nth), words));
  if (name === 'names') return [pick(personsIn(language), 1), 'Max'];
  if (people.includes(name)) return pick(personsIn(language), 1);
  if (formats.length > 0 && figures.includes(name)) return count;
  if (name === 'cards') return [cardWord('bug', words), cardWord('ghost', words)];
  if ((formats.length > 0 && !(name in quoted)) || name === 'card' || name === 'other')
    return cardWord(pick(cards, at + (name === 'other' ? 1 : 0)), words);
  const said = quoted[name];
  if (said !== undefined) return looseTranslator(language)(said);
  if (numbers.has(name)) return count;
  return asTheyAre[name] ?? (beside.includes(name) ? '5' : '…');
}

/** One text that the program can say, by its key. */
export interface Sayable {
  readonly key: string;
  readonly asked: readonly Asked[];
}

/** All texts of some namespaces. */
export function sayables(namespaces: readonly string[]): Sayable[] {
  return namespaces.flatMap((namespace) => {
    const all = languages.map((language) =>
      entries(Object.entries(ui[language]).find(([name]) => name === namespace)?.[1] ?? {}),
    );
    return [...(all[0]?.keys() ?? [])].map((key) => ({
      key: `${namespace}:${key}`,
      asked: askedBy(all.flatMap((own) => [...(own.get(key)?.forms.values() ?? [])])),
    }));
  });
}

/** Values for placeholders that mean something else in other texts. */
function meantBy(key: string, count: number, language: Language): Values {
  const [, ann = '', , max = ''] = personsIn(language);
  const rival = personWord(ann, fortWords(language));
  const meant: Readonly<Record<string, Values>> = {
    'score:outcome.fort-level': { other: 1 },
    'score:outcome.shared': { winners: [ann, max] },
    'score:dobro.shared': { winners: [ann, max] },
    'score:dobro.starts': { names: ann },
    'rules:example.from-of': { player: rival },
    'rules:example.owner': { player: rival },
    'dobro-verdicts:violation.player-count': { players: 7 },
    'dobro-verdicts:violation.winner-too-soon': { played: 1 },
    'dobro-verdicts:violation.value-unchanged': { becomes: 12, said: 24 },
    'check:dobro.edit.drop': { card: { word: 'dobro/7' } },
    'check:dobro.edit.pair': { cards: '7 + 7' },
    'check:dobro.put': { card: '7' },
    'check:dobro.drop': { card: '7' },
    'check:dobro.step': { number: count, cards: '6 + 6' },
  };
  return meant[key] ?? {};
}

/** Values that fill a text: with a number, and with the samples of one turn. */
export const sampleValues = (
  { key, asked }: Sayable,
  { count, at, language }: { count: number; at: number; language: Language },
): Values =>
  Object.fromEntries([
    ['count', count] as const,
    ...asked.map((one) => [one.name, sampleOf(one, count, at, language)] as const),
    ...Object.entries(meantBy(key, count, language)),
  ]);
