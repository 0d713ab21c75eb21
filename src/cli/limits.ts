/**
 * How much the commands read and print. A description has a hundred entries or so: these bounds
 * are far above what anyone writes, and low enough that any file is answered at once.
 */

/** Bytes of a file, or of standard input. */
export const mostBytes = 5 * 1024 * 1024;
/** Documents in one file. */
export const mostDocuments = 10_000;
/** Lines of one document. */
export const mostLines = 50_000;
/** Entries of one list or map: more than the cards of a game. */
export const longestList = 200;
/** Values in one document, those behind aliases counted each time. */
export const mostEntries = 5_000;
/** Words, brackets, spaces and comments of one document, before it is parsed. */
export const mostSigns = 100_000;
/** Levels of lists and maps inside each other. */
export const mostLevels = 50;
/** More aliases than anyone writes by hand. */
export const mostAliases = 20;
/** Characters of a word or a name. */
export const longestWord = 200;
/** Problems of one file that are printed; the others are counted. */
export const mostProblems = 20;
