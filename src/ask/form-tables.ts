import type { Language } from '#i18n/languages.ts';

/**
 * How words of a language change, as far as the grammar looks at their endings. Each language travels with its
 * own words, so that no browser fetches the others.
 */
interface FormTable {
  /**
   * The first row that fits a verb says what its form is: p past, f first person, t third person, v passive,
   * g gerund, - nothing. The very first row falls away from the end before that.
   */
  readonly verbs: string;
  /** Ending in the sentence, ending in the nominative (none: -), cases. Those that are more likely come first. */
  readonly names: string;
  /** What players add to foreign names, and the case that it stands for. */
  readonly foreign: string;
  /** Words that ask for more than yes or no, whatever else they mean. */
  readonly open: string;
}

const rows = (text: string): string => text.trim().replace(/\n */g, '\n');

export const formTables = {
  en: {
    verbs: rows(`
      -  .*$
      g .ing$
      p ^(?:led|took|taken|was|were|had|gave|went|ran|threw|thrown|forgot|kept|drew|drawn|laid|sat)$
      p (?<!ne|spe)ed$
      - ^(?:has|does|is|goes)$
      t [^su]s$
    `),
    // “bens yard”: typed without the apostrophe.
    names: 's - of',
    foreign: '',
    open: 'what|which|who|whose|when|where|why|how',
  },
  ru: {
    verbs: rows(`
      - с[яь]$
      - (?:ть|ти|чь)$
      g (?:[аеиоуыя]в|вши|[^ни]я)$
      p (?:[аеёиоуыя]л[аои]?|шёл|шел|шл[аио])$
      pv [ае]н[аоы]?$
      t [аеёиуюя]т$
      f [уюм]$
    `),
    names: rows(`
  ин(?:а|о|ы|у|ого|ой|ым|ому|ом|ых|ыми|е)? я of
  ин(?:а|о|ы|у|ого|ой|ым|ому|ом|ых|ыми|е)? а of
  ии ия gen,dat,pre
  ию ия acc
  ией ия ins
  (?<=[гкхжшчщ])и а gen
  и я gen
  ы а gen
  у а acc
  у - dat
  (?<=[аеиоуыэюя])я й gen,acc
  (?<=[аеиоуыэюя])ю й dat
  ю я acc
  ю ь dat
  я ь gen,acc
  (?<=[жшчщц])ей а ins
  [её]й я ins
  ой а ins
  ом - ins
  (?<=[аеиоуыэюя])ем й ins
  ем ь ins
  е я dat,pre
  е а dat,pre
  е - pre
  е й pre
  (?<=[бвгджзйклмнпрстфхцчшщ])а - gen,acc
  ка ок gen,acc
    `),
    foreign: 'а gen,acc у dat ом ins ем ins е pre я gen,acc ю dat,acc',
    open: 'что|как(?:ой|ая|ие|их)|кто|когда|где|почему|сколько',
  },
  pl: {
    verbs: rows(`
      - $^
      g (?:ąc|wszy|łszy)$
      - (?:ć|[aeiy]c)$
      pf (?:łem|łam|lem|lam|liśmy|łyśmy|lismy)$
      pt (?:[aeiouyąęó](?:ł|l)[aoiy]?|szło|szła|szedł|szlo|szla)$
      pv (?:an|on|t)[oaey]$
      f (?:[ęm]|uje|ore|ze)$
      t [aiy]$
    `),
    names: rows(`
  (?<=[bcdfghjlmnprstwzńćśź])ka ek gen,acc
  (?<=[bcdfghjlmnprstwz])ka iek gen,acc
  kowi ek dat
  kowi iek dat
  kiem iek ins
  kiem ek ins
  ku ek loc
  owi - dat
  sia ś gen,acc
  siowi ś dat
  siem ś ins
  (?<=[kg])i a gen
  i ia gen,dat,loc
  i a gen,dat,loc
  i j gen
  y a gen
  i[ęe] ia acc
  i[ąa] ia ins
  ę a acc
  e a acc
  ą a ins
  ce ka dat,loc
  cie ta dat,loc
  rze ra dat,loc
  ie a dat,loc
  ła eł gen,acc
  la el gen,acc
  iem - ins
  em - ins
  ego y gen,acc
  (?<=[bcdfghjklłmnprstwzż])a - gen,acc
    `),
    foreign:
      'a gen,acc u loc em ins iem ins owi dat ie loc y gen i gen ow gen ami ins m ins ego gen,acc',
    open: 'co|czego|jaki|jaka|jakie|jakich|kto|kiedy|gdzie|dlaczego|ile',
  },
} satisfies Record<Language, FormTable>;
