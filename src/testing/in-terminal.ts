import { exitCodes } from '#cli/reply.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { judge, score } from './commands.ts';
import { printed } from './printed.ts';

interface Description {
  readonly situation?: unknown;
  readonly move?: unknown;
  readonly sheet?: Readonly<Record<string, unknown>>;
}

/** What the terminal says to a described move or a score sheet in a file. */
export function inTerminal(
  game: GameId,
  { sheet, ...described }: Description,
  language?: Language,
): { readonly verdict: string | undefined; readonly output: string } {
  const [command, told] = sheet === undefined ? [judge, described] : [score, sheet];
  const { code, output } = printed(command.answer)({
    text: JSON.stringify({ game, ...told }),
    ...(language && { language }),
  });
  const verdict = Object.entries(exitCodes).find(([, each]) => each === code)?.[0];
  return { verdict, output };
}
