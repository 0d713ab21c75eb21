import { z } from 'zod';
import { currentVersion } from '#engine/core/format/version.ts';
import { looseTranslator } from '#i18n/index.ts';
import { type GameId, games } from '#i18n/languages.ts';
import { readExampleFiles } from '#model/examples.ts';
import type { Finding } from '#model/finding.ts';
import type { ReadingProblem } from './document.ts';
import type { TerminalGame, TerminalGames } from './game.ts';
import { readGameText } from './read.ts';
import { sayProblem } from './reply.ts';

const exampleSchema = z.looseObject({
  id: z.string(),
  situation: z.unknown().optional(),
  move: z.unknown().optional(),
  sheet: z.looseObject({}).optional(),
  expect: z.looseObject({ verdict: z.string() }).optional(),
});
type Example = z.infer<typeof exampleSchema>;

/** The mistakes that a file with this description would have. */
function problemsIn(
  { situation, move, sheet }: Example,
  game: GameId,
  reader: TerminalGame,
): readonly ReadingProblem[] {
  const described = sheet ?? { ...(situation === undefined ? {} : { situation }), move };
  const text = readGameText(JSON.stringify({ ...described, game, format: currentVersion }));
  if (!text.ok) return text.problems;
  const read = reader[sheet === undefined ? 'move' : 'sheet'].read(text.value);
  return read.ok ? [] : read.problems;
}

/** Worked examples are descriptions like any other: cards, keys and figures must be known. */
export function checkDescriptions(root: string, readers: TerminalGames): Finding[] {
  const t = looseTranslator('en');
  return games.flatMap((game) =>
    readExampleFiles(game, root).flatMap(({ file, content }) =>
      (z.array(exampleSchema).safeParse(content).data ?? [])
        .filter(({ expect }) => expect?.verdict !== 'unreadable')
        .flatMap((example) =>
          problemsIn(example, game, readers(game)).map((problem) => ({
            file,
            entry: [example.id, problem.entry].filter(Boolean).join(' › '),
            problem: sayProblem(problem, t),
            hint: 'mend the example; npm run judge and npm run score read the same format',
          })),
        ),
    ),
  );
}
