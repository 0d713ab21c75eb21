import type { Language } from '#i18n/languages.ts';

/** Words that hold a question together, folded. Those of a language travel with its index. */
export interface SmallWords {
  /** Words of questions rather than of rules: they say little about what is looked for. */
  readonly little: string;
  /** Those of them that ask for a rule: “how many”, “must I”, “no”. The others may stand beside any name. */
  readonly asking: string;
  /** What any figure is: “a Joker and a seven” asks about a Joker and a number. */
  readonly number: string;
}

export const listed = (words: string): string[] => words.split(/\s+/).filter(Boolean);

export const smallWords: Readonly<Record<Language, SmallWords>> = {
  en: {
    little: `
      a an the of to in on at by from with for and or is are be am do does did can could may must i my
      me you your we it its this that these there what which who whose when where why how many much if
      have has had get gets not no s t happens mean means work works difference versus vs
      us our they them their will would should than`,
    asking: 'how many much must can could may do does did when where why who whose have has not no',
    number: 'number',
  },
  ru: {
    little: `
      а и в во на с со у к ко о об от до из за для под при над или ли же бы не ни это этот эта эти
      что чего кто как какая какой какие где когда куда зачем почему сколько если то так можно нужно
      надо я мне мой моя мои ты вы мы он она они его ее их ваш вас вам себя свой значит делать есть чем
      отличается разница отличие который которая которые которую которых означает означают какую
      мою моей моего свою своей своего нас нам будет быть`,
    asking: 'сколько можно нужно надо когда куда где зачем почему если кто ли не ни',
    number: 'число',
  },
  pl: {
    little: `
      a i w we z ze na o u do od po za dla pod przy nad lub albo czy nie to ten ta te tym tego jest sa
      co kto jak jaka jaki jakie gdzie kiedy ile jesli jezeli moge mozna trzeba musze mi ja moj moja
      moje ty on ona sie go jego jej ich twoj twoja swoj swoja znaczy robi
      roznica rozni czym ktory ktora ktore ktorego ktorych oznacza oznaczaja bedzie gdy`,
    asking: 'ile czy moge mozna trzeba musze kiedy gdzie kto jesli jezeli nie',
    number: 'liczba',
  },
};

/** Whether a word tells nothing of what a phrase is about: neither asks nor denies. */
export const saysLittle = (language: Language, word: string): boolean => {
  const { little, asking } = smallWords[language];
  return listed(little).includes(word) && !listed(asking).includes(word);
};

/** What two cards of a number are. */
const pair: Readonly<Record<Language, string>> = { en: 'pair', ru: 'пара', pl: 'para' };

export const pairIn = (language: Language): string => pair[language];
