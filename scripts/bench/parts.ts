import { Problem } from '../lib/problem.mjs';

/** What can be measured by itself. */
export const parts = ['play', 'judge', 'print', 'starlight'] as const;
export type Part = (typeof parts)[number];

const isPart = (name: string): name is Part => parts.some((part) => part === name);

/** `--only play,print`: those alone; without it all of them. */
export function chosenParts(only: string | undefined): ReadonlySet<Part> {
  if (only === undefined) return new Set(parts);
  return new Set(
    only.split(',').map((text) => {
      const name = text.trim();
      if (isPart(name)) return name;
      throw new Problem(
        `There is nothing called "${name}" to measure.`,
        `Name some of these, with commas between them: ${parts.join(', ')}`,
      );
    }),
  );
}
