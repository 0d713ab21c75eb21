export interface VerbForm {
  readonly isPast?: true;
  readonly isFirst?: true;
  readonly isThird?: true;
  readonly isPassive?: true;
  readonly isGerund?: true;
}

const flags = {
  p: { isPast: true },
  f: { isFirst: true },
  t: { isThird: true },
  v: { isPassive: true },
  g: { isGerund: true },
  '-': {},
} as const;

const isFlag = (letter: string): letter is keyof typeof flags => letter in flags;

/** What the form of a verb says about when, and who does it. */
export function readVerbForms(table: string): (text: string) => VerbForm {
  const rows = table.split('\n').map((row) => {
    const at = row.indexOf(' ');
    const said = [...row.slice(0, at)].filter(isFlag).map((letter): VerbForm => flags[letter]);
    return { ending: RegExp(row.slice(at + 1), 'u'), form: Object.assign({}, ...said) as VerbForm };
  });
  const [dropped, ...endings] = rows;
  return (text) => {
    const word = text.toLowerCase().replace(dropped?.ending ?? '', '');
    return endings.find((unit) => unit.ending.test(word))?.form ?? {};
  };
}
