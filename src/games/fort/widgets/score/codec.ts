import { isList, isName, isOneOf, isRecord, isWhole } from '#engine/core/unknown-data.ts';
import { suits } from '#engine/fort/notation/tree.ts';
import { bestFriendIds, figures, fortLevelTrack, kidIds, madeUpRuleIds } from '#generated/fort.ts';
import type { Codec } from '#widgets/shared/document.ts';
import { type Counts, countIds, type FortGame, type FortPlayer, levels } from './game.ts';

const most = 999;
const mostCards = 200;
const playable = [...kidIds, ...bestFriendIds] as const;

const isCount = (data: unknown): data is number => isWhole(data, 0, most);
const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;

/** [name, track, level, macaroni, rule, counts, suits, cards]; nulls at the end are left away. */
function writePlayer(player: FortPlayer): unknown[] {
  const { name, track, fort, macaroni, rule, counts, suits: ticked, picking, cards } = player;
  const parts: unknown[] = [
    name,
    orNull(track),
    orNull(fort),
    orNull(macaroni),
    orNull(rule),
    Object.keys(counts).length > 0 ? counts : null,
    ticked.length > 0 ? ticked.join(' ') : null,
    cards.length > 0 ? cards.join(' ') : null,
    picking || null,
  ];
  while (parts.at(-1) === null) parts.pop();
  return parts;
}

function readCounts(data: unknown): Counts | undefined {
  if (data === null || data === undefined) return {};
  if (!isRecord(data)) return undefined;
  const fits = Object.entries(data).every(([id, count]) => isOneOf(id, countIds) && isCount(count));
  return fits ? Object.fromEntries(countIds.flatMap((id) => countOf(data, id))) : undefined;
}

const countOf = (data: Readonly<Record<string, unknown>>, id: string): [string, number][] => {
  const count = Object.hasOwn(data, id) ? data[id] : undefined;
  return isCount(count) ? [[id, count]] : [];
};

/** Ids with spaces between. */
function readIds<Id extends string>(data: unknown, ids: readonly Id[]): Id[] | undefined {
  if (data === null || data === undefined) return [];
  if (typeof data !== 'string') return undefined;
  const words = data.split(' ');
  const found = words.filter((word) => isOneOf(word, ids));
  return found.length === words.length && found.length <= mostCards ? found : undefined;
}

const optional = <Value>(
  data: unknown,
  fits: (data: unknown) => data is Value,
): { readonly value?: Value } | undefined => {
  if (data === null || data === undefined) return {};
  return fits(data) ? { value: data } : undefined;
};

function readPlayer(data: unknown): FortPlayer | undefined {
  if (!isList(data) || data.length > 9 || !isName(data[0])) return undefined;
  const track = optional(data[1], isCount);
  const fort = optional(data[2], (level) => isWhole(level, 0, levels.length - 1));
  const macaroni = optional(data[3], (has) => typeof has === 'boolean');
  const rule = optional(data[4], (id) => isOneOf(id, madeUpRuleIds));
  const counts = readCounts(data[5]);
  const ticked = readIds(data[6], suits);
  const cards = readIds(data[7], playable);
  const picking = optional(data[8], (on) => on === true);
  if (!track || !fort || !macaroni || !rule || !counts || !ticked || !cards || !picking)
    return undefined;
  return {
    name: data[0],
    ...(track.value !== undefined && { track: track.value }),
    ...(fort.value !== undefined && { fort: fort.value }),
    ...(macaroni.value !== undefined && { macaroni: macaroni.value }),
    ...(rule.value !== undefined && { rule: rule.value }),
    counts,
    suits: suits.filter((suit) => ticked.includes(suit)),
    picking: picking.value ?? false,
    cards,
  };
}

export const isPoints = (data: unknown): data is (number | null)[] =>
  isList(data) &&
  data.length === fortLevelTrack.points.length &&
  data.every((points) => points === null || isCount(points));

export const fortCodec: Codec<FortGame> = {
  kind: 'fort-score',
  version: 1,
  write: ({ players, points }) => [points, ...players.map(writePlayer)],
  read: (data) => {
    if (!isList(data)) return undefined;
    const [points, ...rows] = data;
    if (!isPoints(points)) return undefined;
    if (rows.length < figures.minPlayers || rows.length > figures.maxPlayers) return undefined;
    const players = rows.map(readPlayer).filter((player) => player !== undefined);
    return players.length === rows.length ? { players, points } : undefined;
  },
};
