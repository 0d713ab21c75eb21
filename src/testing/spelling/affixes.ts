/** A rule of a Hunspell dictionary: take `strip` off the stem, put `add` on. */
interface Affix {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  /** What the stem must look like where the affix goes. */
  readonly condition: RegExp;
  /** May stand together with an affix at the other end. */
  readonly crosses: boolean;
}

type ByText = ReadonlyMap<string, readonly Affix[]>;

export interface Affixes {
  readonly prefixes: ByText;
  readonly suffixes: ByText;
}

const zero = (text: string): string => (text === '0' ? '' : text);

/** Reads the part of an .aff file that our three dictionaries use: prefixes and suffixes with one-letter flags. */
export function readAffixes(aff: string): Affixes {
  const found: Record<'PFX' | 'SFX', Affix[]> = { PFX: [], SFX: [] };
  const crossing = new Map<string, boolean>();
  for (const line of aff.split('\n')) {
    const [kind, flag = '', strip = '', add = '', condition = '.'] = line.trim().split(/\s+/);
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    const head = `${kind} ${flag}`;
    if (!crossing.has(head)) {
      crossing.set(head, strip === 'Y');
      continue;
    }
    found[kind].push({
      flag,
      strip: zero(strip),
      add: zero(add.split('/')[0] ?? ''),
      condition: new RegExp(kind === 'PFX' ? `^${condition}` : `${condition}$`),
      crosses: crossing.get(head) ?? false,
    });
  }
  const byText = (affixes: readonly Affix[]): ByText => Map.groupBy(affixes, ({ add }) => add);
  return { prefixes: byText(found.PFX), suffixes: byText(found.SFX) };
}

export interface Stem {
  readonly stem: string;
  /** The flag the dictionary must give to the stem. */
  readonly flag: string;
  readonly crosses: boolean;
}

/** Stems from which a rule makes this word by a suffix. */
export function* withoutSuffix(word: string, suffixes: ByText): Generator<Stem> {
  for (let at = word.length; at >= 0; at--)
    for (const { flag, strip, add, condition, crosses } of suffixes.get(word.slice(at)) ?? []) {
      const stem = word.slice(0, word.length - add.length) + strip;
      if (stem !== '' && condition.test(stem)) yield { stem, flag, crosses };
    }
}

/** Stems from which a rule makes this word by a prefix. */
export function* withoutPrefix(word: string, prefixes: ByText): Generator<Stem> {
  for (let at = 0; at <= word.length; at++)
    for (const { flag, strip, add, condition, crosses } of prefixes.get(word.slice(0, at)) ?? []) {
      const stem = strip + word.slice(add.length);
      if (stem !== '' && condition.test(stem)) yield { stem, flag, crosses };
    }
}
