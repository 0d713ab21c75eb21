import { figures } from '../../../generated/fort.ts';
import type { Choices, MovedCard } from '../describe/move.ts';
import type { Payment, StepMove } from '../move.ts';
import { resources } from '../notation/tree.ts';
import type { PlacedChoices } from './moved.ts';
import type { Table } from './table.ts';

type Tally = Record<string, number>;
const add = (tally: Tally, key: string, by = 1): void => {
  if (by > 0) tally[key] = (tally[key] ?? 0) + by;
};

const unlessEmpty = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

/** Tokens that move, added up by kind and place. */
function tellTokens({ on }: Table, moves: readonly StepMove[]): Choices {
  const gain: Tally = {};
  const convert: Tally = {};
  const places: Record<'pack' | 'spend', Record<string, Tally>> = { pack: {}, spend: {} };
  for (const move of moves) {
    if (move.do === 'gain') add(gain, move.what);
    else if (move.do === 'convert') add(convert, move.to);
    else if ('take' in move) for (const kind of resources) add(gain, kind, move.take[kind]);
    else if (move.do === 'pack' || move.do === 'spend') {
      places[move.do][move.from] ??= {};
      add(places[move.do][move.from] ?? {}, move.what);
    }
  }
  for (const [resource, count] of Object.entries(gain)) on.effect('gain', { resource, count });
  for (const kind of ['pack', 'spend'] as const)
    for (const [from, tally] of Object.entries(places[kind]))
      for (const [resource, count] of Object.entries(tally))
        on.effect(kind, { resource, count, from });
  for (const [to, count] of Object.entries(convert)) on.effect('convert', { to, count });
  return {
    gain: unlessEmpty(gain),
    pack: unlessEmpty(places.pack),
    spend: unlessEmpty(places.spend),
    convert: resources.find((kind) => convert[kind]),
  };
}

function tellLevel({ on, means: { level } }: Table, { stuff, pack }: Payment): void {
  const [pizza = 0, toys = 0] = resources.map((kind) => stuff[kind] + pack[kind]);
  on.effect('advance', { level, pizza, toys });
  if (level === 1) on.effect('made-up-rule');
  if (level === 2) on.effect('perk');
  if (level === 5) {
    on.effect('macaroni');
    on.effect('end', { rule: 'end.fort' });
  }
}

/**
 * What the steps move where, as effects (verdicts are data), and the same written as a description:
 * one way to do it.
 */
export function tellSteps(table: Table, moves: readonly StepMove[], said: PlacedChoices): Choices {
  const { on, me, rivals } = table;
  const choices: { -readonly [name in keyof Choices]: Choices[name] } = tellTokens(table, moves);
  for (const move of moves) {
    if (move.do === 'trash' || move.do === 'lookout' || move.do === 'recruit') {
      const list: MovedCard[] = [choices[move.do] ?? []].flat();
      on.effect(move.do, { card: said[move.do]?.[list.length]?.card ?? '', from: move.from });
      choices[move.do] = [...list, { from: move.from === 'deck' ? 'park-deck' : move.from }];
    } else if (move.do === 'trash-rival') on.effect(move.do, { card: said[move.do]?.card ?? '' });
    else if (move.do === 'trash-this') on.effect(move.do);
    else if (move.do === 'advance') {
      choices.pay = move.pay;
      tellLevel(table, move.pay);
    } else if (move.do === 'copy-rival-pack') choices.rival = rivals[move.whose - 1]?.name;
  }
  const count = moves.filter((move) => move.do === 'vp').length;
  if (count > 0) {
    on.effect('vp', { count });
    if (me.vp !== undefined && me.vp + count >= figures.endAtPoints)
      on.effect('end', { rule: 'end.points' });
  }
  return choices;
}
