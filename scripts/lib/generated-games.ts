import { existsSync } from 'node:fs';
import { registry } from '#games/registry.ts';
import { type Drawing, sheetOf } from '#icons/drawing.ts';
import { interfaceIcons } from '#icons/interface.ts';
import { writeGenerated } from './generated-file.ts';
import { inProject } from './root.ts';

const made = '// Made from src/games by `npm run generate`.';

/** The list of games, their drawings and colours. Everything else that is generated may depend on it. */
export async function games(): Promise<void> {
  const drawings: Record<string, Drawing> = {};
  for (const game of Object.values(registry)) Object.assign(drawings, (await game.icons()).icons);
  writeGenerated(
    'games.ts',
    `${made}
export const games = ${JSON.stringify(Object.keys(registry))} as const;
export type GameId = (typeof games)[number];
`,
  );
  const themes = Object.keys(registry)
    .map((id) => `games/${id}/theme.css`)
    .filter((file) => existsSync(inProject('src', file)));
  writeGenerated('themes.css', themes.map((file) => `@import "../${file}";\n`).join(''));
  writeGenerated(
    'icons.ts',
    `${made}\nexport const gameIcons = ${JSON.stringify(drawings, null, 2)} as const;\n`,
  );
  writeGenerated('icons.svg', sheetOf({ ...drawings, ...interfaceIcons }));
}
