import { figures } from '../../../generated/fort.ts';
import { type Choices, listed, type MovedCard } from '../describe/move.ts';
import type { StepMove } from '../move.ts';
import { resources } from '../notation/tree.ts';
import type { Stock } from '../state.ts';
import type { Table } from './table.ts';
import type { Done } from './walk.ts';

const count = (moves: readonly StepMove[], test: (move: StepMove) => boolean): number =>
  moves.filter(test).length;

const cardAt = (list: Choices['trash'], at: number): string => {
  const entry = listed<MovedCard>(list)[at];
  const card = typeof entry === 'object' ? entry.card : entry;
  return card && card !== '?' ? card : '';
};

/** Tokens taken by gaining or copying. */
function gained(moves: readonly StepMove[]): Stock {
  const sum = { pizza: 0, toys: 0 };
  for (const move of moves) {
    if (move.do === 'gain') sum[move.what] += 1;
    if (move.do === 'copy-pack' || move.do === 'copy-rival-pack')
      for (const kind of resources) sum[kind] += move.take[kind];
  }
  return sum;
}

/** What moves where, in the order of the steps (architecture: verdicts are data). */
export function tellSteps(table: Table, done: readonly Done[], choices: Choices): void {
  const { on, me } = table;
  const moves = done.map(({ move }) => move);
  const take = gained(moves);
  for (const resource of resources) {
    if (take[resource] > 0) on.effect('gain', { resource, count: take[resource] });
    for (const from of ['stuff', 'supply'] as const) {
      const packed = count(moves, (m) => m.do === 'pack' && m.what === resource && m.from === from);
      if (packed > 0) on.effect('pack', { resource, count: packed, from });
    }
    for (const from of ['stuff', 'pack'] as const) {
      const spent = count(moves, (m) => m.do === 'spend' && m.what === resource && m.from === from);
      if (spent > 0) on.effect('spend', { resource, count: spent, from });
    }
    const turned = count(moves, (m) => m.do === 'convert' && m.to === resource);
    if (turned > 0) on.effect('convert', { to: resource, count: turned });
  }
  const at = { trash: 0, lookout: 0, recruit: 0 };
  for (const move of moves) {
    if (move.do === 'trash' || move.do === 'lookout' || move.do === 'recruit') {
      on.effect(move.do, { card: cardAt(choices[move.do], at[move.do]), from: move.from });
      at[move.do] += 1;
    } else if (move.do === 'trash-rival')
      on.effect('trash-rival', { card: cardAt(choices['trash-rival'], 0) });
    else if (move.do === 'trash-this') on.effect('trash-this');
    else if (move.do === 'advance') tellLevel(table, move.pay, done);
  }
  const points = count(moves, (move) => move.do === 'vp');
  if (points === 0) return;
  on.effect('vp', { count: points });
  if (me.vp !== undefined && me.vp + points >= figures.endAtPoints)
    on.effect('end', { rule: 'end.points' });
}

function tellLevel(
  { on, means }: Table,
  { stuff, pack }: { stuff: Stock; pack: Stock },
  done: readonly Done[],
): void {
  const { level } = means;
  const paid = resources.map((kind) => stuff[kind] + pack[kind]);
  on.effect('advance', { level, pizza: paid[0] ?? 0, toys: paid[1] ?? 0 });
  if (done.length === 0) return;
  if (level === 1) on.effect('made-up-rule');
  if (level === 2) on.effect('perk');
  if (level === 5) {
    on.effect('macaroni');
    on.effect('end', { rule: 'end.fort' });
  }
}

/** The steps that were done, written as a description: one way to do it. */
export function choicesOf(done: readonly Done[], table: Table): Choices {
  const moves = done.map(({ move }) => move);
  const take = gained(moves);
  const choices: Record<string, unknown> = {};
  if (take.pizza + take.toys > 0)
    choices.gain = Object.fromEntries(
      resources.filter((kind) => take[kind] > 0).map((kind) => [kind, take[kind]]),
    );
  const by = (kind: 'pack' | 'spend') => {
    const places: Record<string, Record<string, number>> = {};
    for (const move of moves)
      if (move.do === kind) {
        places[move.from] ??= {};
        const place = places[move.from];
        if (place) place[move.what] = (place[move.what] ?? 0) + 1;
      }
    if (Object.keys(places).length > 0) choices[kind] = places;
  };
  by('pack');
  by('spend');
  for (const move of moves) {
    if (move.do === 'trash' || move.do === 'lookout' || move.do === 'recruit') {
      const list = Array.isArray(choices[move.do]) ? choices[move.do] : [];
      choices[move.do] = [
        ...(Array.isArray(list) ? list : []),
        { from: move.from === 'deck' ? 'park-deck' : move.from },
      ];
    } else if (move.do === 'advance') choices.pay = move.pay;
    else if (move.do === 'convert') choices.convert = move.to;
    else if (move.do === 'copy-rival-pack') choices.rival = table.rivals[move.whose - 1]?.name;
  }
  return choices;
}
