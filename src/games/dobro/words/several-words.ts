/** The words for equal cards, from two on: “two 6s”. */
export const severalWords = ['two', 'three', 'four', 'five', 'six'];
