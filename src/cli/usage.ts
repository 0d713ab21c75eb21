import type { Format } from '#i18n/format.ts';
import { games, type Language, languages } from '#i18n/languages.ts';
import { type Published, sayFormatPage } from './format-page.ts';
import { exitCodes } from './reply.ts';

export type Task = 'judge' | 'score';

/** How a command is typed. */
export const typed = (task: Task): string => `npm run --silent ${task} --`;

/** What --help prints. */
export function sayUsage(task: Task, t: Format, language: Language, published: Published): string {
  const isJudge = task === 'judge';
  const lang = `[--lang ${languages.join('|')}]`;
  const option = (written: string, name: string): string =>
    `${written.padEnd(15)} ${t(`terminal:usage.options.${name}`, { games: games.join(', ') })}`;
  const code = (name: keyof typeof exitCodes, key: string): string =>
    `${exitCodes[name]}  ${t(`terminal:usage.codes.${key}`)}`;
  return [
    t('terminal:usage.start', {
      command: `${typed(task)} FILE… ${lang} [--json]${isJudge ? ' [--strict]' : ''}`,
    }),
    '',
    option('--lang LANG', 'lang'),
    option('--json', 'json'),
    ...(isJudge ? [option('--strict', 'strict')] : []),
    option('--schema GAME', 'schema'),
    option('--help', 'help'),
    '',
    t('terminal:usage.codes.heading'),
    ...(['legal', 'illegal', 'open'] as const).map((verdict) =>
      code(verdict, `${task}.${verdict}`),
    ),
    ...(['impossible', 'failed', 'internal'] as const).map((name) => code(name, name)),
    '',
    sayFormatPage(t, language, published),
    '',
  ].join('\n');
}
