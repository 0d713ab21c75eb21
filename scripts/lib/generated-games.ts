import { registry } from '#games/registry.ts';
import { writeGenerated } from './generated-file.ts';

/** src/generated/games.ts: which games there are. What else is generated may ask for it. */
export const games = (): void =>
  writeGenerated(
    'games.ts',
    `// Made from src/games/registry.ts by \`npm run generate\`.
export const games = ${JSON.stringify(Object.keys(registry))} as const;
export type GameId = (typeof games)[number];
`,
  );
