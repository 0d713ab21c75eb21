import { registry } from '#games/registry.ts';
import { type GameId, games, languages } from '#i18n/languages.ts';
import { iconIds } from '#icons/index.ts';
import { checkContent } from '#model/check/content.ts';
import { checkRelease } from '#model/check/release.ts';
import { checkTranslations } from '#model/check/translations.ts';
import { factsOf } from '#model/facts.ts';
import { projectRoot } from '#model/files.ts';
import { assertNone, ContentError } from '#model/finding.ts';
import type { GameContent } from '#model/game-content.ts';
import { concernsModule } from '#model/generate-games.ts';
import { nounsModule } from '#model/generate-nouns.ts';
import { uiKeysModule, uiModule, uiTexts } from '#model/generate-ui.ts';
import { readResources } from '#model/interface-texts.ts';
import { writeGenerated } from './generated-file.ts';

async function contentOf(id: GameId): Promise<GameContent> {
  const { readContent } = await registry[id].content();
  return readContent(projectRoot);
}

function sayHowManyLag(count: number): void {
  if (count === 0) return;
  const clauses = count === 1 ? 'One translated clause lags' : `${count} translated clauses lag`;
  console.error(`${clauses} behind the English text; to see which: npm run translations`);
}

interface Manner {
  /** During work: translations may lag behind, texts may be unused. */
  readonly working: boolean;
}

/** Writes everything that is generated from the content, checks the content and reports what is wrong. */
export async function generateAll({ working }: Manner): Promise<number> {
  try {
    const made: { id: GameId; facts: ReturnType<typeof factsOf>; content: GameContent }[] = [];
    for (const id of games) made.push({ id, facts: factsOf(id), content: await contentOf(id) });
    for (const { id, content } of made) writeGenerated(`${id}.ts`, content.code);
    writeGenerated('concerns.ts', concernsModule(made));
    const resources = readResources();
    for (const language of languages)
      writeGenerated(`ui-${language}.json`, uiTexts(resources, language));
    writeGenerated('ui.ts', uiModule());
    writeGenerated('ui-keys.ts', uiKeysModule(resources));
    writeGenerated('nouns.ts', nounsModule());
    const contents = Object.fromEntries(made.map(({ id, content }) => [id, content]));
    assertNone(checkContent({ root: projectRoot, iconIds, contents }));
    // Descriptions are read with the code that was just written.
    const { checkDescriptions } = await import('#cli/check-examples.ts');
    const { terminalGames } = await import('#games/all.ts');
    assertNone(checkDescriptions(projectRoot, await terminalGames()));
    if (working) sayHowManyLag(checkTranslations(projectRoot).length);
    else assertNone(checkRelease(projectRoot));
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return 1;
  }
}
