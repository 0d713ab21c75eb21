import { registry } from '#games/registry.ts';
import { type GameId, games } from '#i18n/languages.ts';
import { iconIds } from '#icons/index.ts';
import { checkContent } from '#model/check/content.ts';
import { checkRelease } from '#model/check/release.ts';
import { factsOf } from '#model/facts.ts';
import { projectRoot } from '#model/files.ts';
import { assertNone, ContentError } from '#model/finding.ts';
import type { GameContent } from '#model/game-content.ts';
import { concernsModule } from '#model/generate-games.ts';
import { nounsModule } from '#model/generate-nouns.ts';
import { uiKeysModule, uiModule } from '#model/generate-ui.ts';
import { readResources } from '#model/interface-texts.ts';
import { writeGenerated } from './generated-file.ts';

async function contentOf(id: GameId): Promise<GameContent> {
  const { readContent } = await registry[id].content();
  return readContent(projectRoot);
}

/** Writes all that is made from the content and checks it; says what is wrong with it. */
export async function generateAll({ release }: { readonly release: boolean }): Promise<number> {
  try {
    const made: { id: GameId; facts: ReturnType<typeof factsOf>; content: GameContent }[] = [];
    for (const id of games) made.push({ id, facts: factsOf(id), content: await contentOf(id) });
    for (const { id, content } of made) writeGenerated(`${id}.ts`, content.code);
    writeGenerated('concerns.ts', concernsModule(made));
    const resources = readResources();
    writeGenerated('ui.ts', uiModule(resources));
    writeGenerated('ui-keys.ts', uiKeysModule(resources));
    writeGenerated('nouns.ts', nounsModule());
    const contents = Object.fromEntries(made.map(({ id, content }) => [id, content]));
    assertNone(checkContent({ root: projectRoot, iconIds, contents }));
    if (release) assertNone(checkRelease(projectRoot));
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return 1;
  }
}
