import type { Language } from '#i18n/languages.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words of questions rather than of rules, folded. They say little about what is looked for. */
const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(`
    a an the of to in on at by from with for and or is are be am do does did can could may must i my
    me you your we it its this that these there what which who whose when where why how many much if
    have has had get gets not no s t happens mean means work works difference versus vs
    us our they them their will would should than`),
  ru: listed(`
    а и в во на с со у к ко о об от до из за для под при над или ли же бы не ни это этот эта эти
    что чего кто как какая какой какие где когда куда зачем почему сколько если то так можно нужно
    надо я мне мой моя мои ты вы мы он она они его ее их ваш вас вам себя свой значит делать есть чем
    отличается разница отличие который которая которые которую которых означает означают какую
    мою моей моего свою своей своего нас нам будет быть`),
  pl: listed(`
    a i w we z ze na o u do od po za dla pod przy nad lub albo czy nie to ten ta te tym tego jest sa
    co kto jak jaka jaki jakie gdzie kiedy ile jesli jezeli moge mozna trzeba musze mi ja moj moja
    moje ty on ona sie go jego jej ich twoj twoja swoj swoja znaczy robi
    roznica rozni czym ktory ktora ktore ktorego ktorych oznacza oznaczaja bedzie gdy`),
};

export const stopWordsOf = (language: Language): ReadonlySet<string> => stopWords[language];

/** Those of them that ask for a rule: “how many”, “must I”. The others may stand beside any name. */
const askingWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed('how many much must can could may do does did when where why who whose have has'),
  ru: listed('сколько можно нужно надо когда куда где зачем почему если кто ли'),
  pl: listed('ile czy moge mozna trzeba musze kiedy gdzie kto jesli jezeli'),
};

export const isAsking = (language: Language, word: string): boolean =>
  askingWords[language].has(word);

/** “Not” turns a question round: it says more than other small words. */
const denying: ReadonlySet<string> = listed('not no не ни nie');

/** Whether a word tells nothing of what a phrase is about: neither asks nor denies. */
export const saysLittle = (language: Language, word: string): boolean =>
  stopWords[language].has(word) && !isAsking(language, word) && !denying.has(word);

/** What any figure is: “a Joker and a seven” asks about a Joker and a number. */
const number: Readonly<Record<Language, string>> = { en: 'number', ru: 'число', pl: 'liczba' };

export const numberIn = (language: Language): string => number[language];

/** What two cards of a number are. */
const pair: Readonly<Record<Language, string>> = { en: 'pair', ru: 'пара', pl: 'para' };

export const pairIn = (language: Language): string => pair[language];
