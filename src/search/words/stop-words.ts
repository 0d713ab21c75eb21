import type { Language } from '#i18n/languages.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words of questions rather than of rules, folded. They are not looked for. */
const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(`
    a an the of to in on at by from with for and or is are be am do does did can could may must i my
    me you your we it its this that these there what which who whose when where why how many much if
    have has had get gets not no s t happens mean means work works`),
  ru: listed(`
    а и в во на с со у к ко о об от до из за для под при над или ли же бы не ни это этот эта эти
    что чего кто как какая какой какие где когда куда зачем почему сколько если то так можно нужно
    надо я мне мой моя мои ты вы мы он она они его ее их ваш вас вам себя свой значит делать есть`),
  pl: listed(`
    a i w we z ze na o u do od po za dla pod przy nad lub albo czy nie to ten ta te tym tego jest sa
    co kto jak jaka jaki jakie gdzie kiedy ile jesli jezeli moge mozna trzeba musze mi ja moj moja
    moje ty on ona sie go jego jej ich twoj twoja swoj swoja znaczy robi`),
};

export const isStopWord = (language: Language, word: string): boolean =>
  stopWords[language].has(word);
