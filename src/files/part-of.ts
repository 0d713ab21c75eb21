/**
 * The part that a game draws itself, among the files that a page has gathered under one name:
 * `partOf(import.meta.glob('/src/games/*\/Picture.astro', …), game)`. Undefined where it has none.
 */
export const partOf = <Part>(
  files: Readonly<Record<string, Part>>,
  game: string,
): Part | undefined =>
  Object.entries(files).find(([file]) => file.startsWith(`/src/games/${game}/`))?.[1];
