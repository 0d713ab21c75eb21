import { type GameId, isGame } from '#i18n/languages.ts';
import type { Reference } from './text.ts';

const scheme = /^(term|card|clause|icon):(?:([a-z]+)\/)?(.+)$/;

/** `term:hand`, or `clause:dobro/turn.pair` for the other game. */
export function parseReference(target: string, game: GameId): Reference | undefined {
  const [, kind, of, id] = scheme.exec(target) ?? [];
  if (id === undefined || (of !== undefined && !isGame(of))) return undefined;
  if (kind !== 'term' && kind !== 'card' && kind !== 'clause' && kind !== 'icon') return undefined;
  return { kind, game: of ?? game, id };
}
