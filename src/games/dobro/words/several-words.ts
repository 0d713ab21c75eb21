/** The words for cards that are alike, from two on: “two 6s”. */
export const severalWords = ['two', 'three', 'four', 'five', 'six'];
