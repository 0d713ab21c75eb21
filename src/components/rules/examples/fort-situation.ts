import { playedBy } from '#engine/fort/judging/table/described.ts';
import {
  holding,
  pile,
  place,
  resource,
  type Side,
  type Situation,
  shown,
  symbol,
  tokens,
} from './fort-parts.ts';
import {
  affirm,
  capital,
  card,
  given,
  givenAll,
  type Line,
  line,
  type Part,
  player,
  playersPart,
  text,
  type Words,
} from './parts.ts';

/** One player's side of the table; a rival's lines begin with the name. */
function sideLines(side: Side, owner: string | undefined, words: Words): Line[] {
  const whose = (what: string): string =>
    owner === undefined
      ? what
      : words.t('rules:example.of-player', { player: player(owner, words), what });
  const fact = (key: string, ...parts: Part[]): Line =>
    line(whose(words.t(`rules:example.fact.${key}`)), ...parts);
  const zone = (key: string, parts: readonly Part[]): Line =>
    line(whose(capital(place(key, words))), ...parts);
  return [
    ...given(side.fort, (level) => fact('fort', text(level))),
    ...given(side.hand, (cards) => zone('hand', pile(cards, words))),
    ...given(side.stuff, (held) => zone('stuff', holding(held, words))),
    ...given(side.pack, (held) => zone('pack', holding(held, words))),
    ...given(side.lookout, (cards) => zone('lookout', shown(cards, words))),
    ...given(playedBy(side), (id) => zone('played', [card(id)])),
    ...given(side.added, (ids) => zone('added', ids.map(card))),
    ...given(side.yard, (cards) => zone('yard', pile(cards, words))),
    ...given(side.discard, (cards) => zone('discard', pile(cards, words))),
    ...given(side.deck, (cards) => zone('deck', pile(cards, words))),
    ...given(side.vp, (points) => fact('vp', text(points))),
    ...given(side.perks, (ids) => fact('perks', ...pile(ids, words))),
    ...given(side.rule, (id) => fact('rule', id === true ? affirm(true, words) : card(id))),
    ...given(side.macaroni, (has) => fact('macaroni', affirm(has, words))),
    ...given(side.recruited, (count) => fact('recruited', text(count))),
    ...given(side['first-turn'], (said) => fact('first-turn', affirm(said, words))),
  ];
}

function leaderLines(leader: NonNullable<Situation['leader']>, words: Words): Line[] {
  const of = (key: string, ...parts: Part[]): Line =>
    line(words.t(`rules:example.leader.${key}`), ...parts);
  const nothing = text(words.t('rules:example.leader.none'));
  const gained = (kind: NonNullable<typeof leader.gained>): Part =>
    kind === 'none' ? nothing : resource(kind, words);
  return [
    ...given(leader.played, (id) => of('played', id === 'none' ? nothing : card(id))),
    ...given(leader.declared, (suit) => of('declared', symbol(suit, words))),
    ...given(leader.gained, (kind) => of('gained', gained(kind))),
    ...given(leader.resolving, (said) => of('resolving', affirm(said, words))),
    ...given(leader.followed, (names) => of('followed', playersPart(names, words))),
    ...given(leader.declined, (names) => of('declined', playersPart(names, words))),
  ];
}

function boardLines(board: NonNullable<Situation['board']>, words: Words): Line[] {
  const costs = Object.entries(board.costs ?? {}).flatMap(([step, cost]) => [
    text(`${step.replace('-', '–')}:`),
    ...(cost ?? []).map((kind) => resource(kind, words)),
  ]);
  const points = Object.entries(board.points ?? {}).map(([level, count]) =>
    text(`${level}: ${count}`),
  );
  return [
    ...(costs.length === 0 ? [] : [line(words.t('rules:example.fact.costs'), ...costs)]),
    ...(points.length === 0 ? [] : [line(words.t('rules:example.fact.points'), ...points)]),
  ];
}

/** What lies on the table, line by line: the shared part, the leader, you, the rivals. */
export function situationLines(situation: Situation, words: Words): Line[] {
  const fact = (key: string, ...parts: Part[]): Line =>
    line(words.t(`rules:example.fact.${key}`), ...parts);
  const zone = (key: string, parts: readonly Part[]): Line =>
    line(capital(place(key, words)), ...parts);
  const phase = (name: string): Part => text(words.t(`verdicts:phase.${name}`));
  return [
    ...given(situation.players, (players) => fact('players', playersPart(players, words))),
    ...given(situation.first, (name) => fact('first', text(player(name, words)))),
    ...given(situation.turn, (name) => fact('turn', text(player(name, words)))),
    ...given(situation.phase, (name) => fact('phase', phase(name))),
    ...givenAll(situation.leader, (leader) => leaderLines(leader, words)),
    ...givenAll(situation.me, (side) => sideLines(side, undefined, words)),
    ...Object.entries(situation.rivals ?? {}).flatMap(([name, side]) =>
      sideLines(side, name, words),
    ),
    ...given(situation.park, (cards) => zone('park', pile(cards, words))),
    ...given(situation['park-deck'], (count) => zone('park-deck', pile(count, words))),
    ...given(situation.supply, (held) => zone('supply', tokens(held, words))),
    ...given(situation['perk-row'], (ids) => fact('perk-row', ...ids.map(card))),
    ...givenAll(situation.board, (board) => boardLines(board, words)),
  ];
}
