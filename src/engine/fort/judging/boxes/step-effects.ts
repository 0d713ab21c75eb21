import { same } from '#engine/core/same.ts';
import type { Effect, Facts } from '#engine/core/verdict.ts';
import { figures } from '#generated/fort.ts';
import type { Choices } from '../../format/move.ts';
import { listed } from '../../format/spelling.ts';
import type { MovedCard } from '../../format/values.ts';
import { type Resource, resources } from '../../notation/tree.ts';
import type { Payment } from '../../state/move.ts';
import type { Table } from '../table/described-table.ts';
import type { CardKind, Placed, PlacedChoices } from './placed-cards.ts';
import type { Done } from './walk.ts';

/** What a new Fort Level costs and brings (fort.level-1, fort.level-2, fort.level-5). */
export function reportLevel({ on, rivals }: Table, level: number, { stuff, pack }: Payment): void {
  on.effect('advance', { level, pizza: stuff.pizza + pack.pizza, toys: stuff.toys + pack.toys });
  if (level === 1) on.effect('made-up-rule');
  if (level === 2) on.effect('perk');
  if (level === 5) {
    const known = rivals.map(({ side }) => side.macaroni);
    if (!known.includes(true))
      on.effect(known.every((has) => has === false) ? 'macaroni-taken' : 'macaroni');
    on.effect('end', { rule: 'end.fort' });
  }
}

/** A card comes back from the discard pile, and the perk is gone (perk.recycling). */
export function reportRecycling({ on }: Table, card = ''): void {
  on.effect('recycle', { card });
  on.effect('perk-trashed', { card: 'recycling' });
}

/** The last card of the Park deck was taken or turned up (end.park). */
export function reportPark({ on, situation }: Table, taken: number): void {
  const deck = situation['park-deck'];
  if (deck && taken >= deck) on.effect('end', { rule: 'end.park' });
}

/** Whose Yard a card comes from, where that was described. */
export const ownerOf = ({ of }: Pick<Placed, 'of'> = {}): Facts =>
  of === undefined ? {} : { player: of };

/** The key under which a description says what was done with an icon. */
const choiceOf = {
  trash: 'trash',
  lookout: 'put-in-lookout',
  recruit: 'recruit',
  pack: 'put-in-pack',
  spend: 'spend',
} as const;

/**
 * What the steps move and where to, as effects (verdicts are data) in their order, and the same as
 * a description: one way to do it.
 */
export function reportSteps(
  table: Table,
  done: readonly Done[],
  described: PlacedChoices,
): Choices {
  const { on, me, rivals } = table;
  type Tally = Record<string, number>;
  const gain: Tally = {};
  const places: Record<'pack' | 'spend', Record<string, Tally>> = { pack: {}, spend: {} };
  const choices: { -readonly [name in keyof Choices]: Choices[name] } = {};
  const hasThen = done.some(({ then }) => then);
  // This box continues the last effects of the one before, unless ▸ begins something new.
  const goesOn = !hasThen && on.effects.at(-1)?.facts.count !== undefined;
  /** Where the effects of the last equal rounds of ▸ begin, and those of the round under way. */
  let alike = on.effects.length - Number(goesOn);
  let round = alike;
  const isAgain = (one: Effect, again: Effect | undefined): boolean =>
    'count' in one.facts &&
    one.code === again?.code &&
    same({ ...one.facts, count: 0 }, { ...again.facts, count: 0 });
  /** The same effect again adds to the first of its round. */
  const report = (effect: Effect): void => {
    const at = on.effects.findIndex((other, n) => n >= round && isAgain(other, effect));
    const count = Number(on.effects[at]?.facts.count ?? 0) + Number(effect.facts.count);
    if (at < 0) on.effects.push(effect);
    else on.effects[at] = { ...effect, facts: { ...effect.facts, count } };
  };
  const sum = (code: string, facts: Facts, count = 1): void =>
    report({ code, facts: { ...facts, count } });
  /** Rounds of ▸ are reported one after another, equal ones together. */
  const endRound = (): void => {
    const now = on.effects.splice(round);
    const last = on.effects.slice(alike);
    const again =
      last.length === now.length && last.every((effect, at) => isAgain(effect, now[at]));
    if (again) round = alike;
    else alike = round;
    now.forEach(report);
    round = on.effects.length;
  };
  /** Counts tokens of this box, apart from those of the box before it. */
  const add = (tally: Tally, code: string, facts: Facts, kind: Resource, by = 1): void => {
    sum(code, { resource: kind, ...facts }, by);
    tally[kind] = (tally[kind] ?? 0) + by;
  };
  /** Cards that were described, each until it has moved. */
  const named: { [kind in CardKind]?: Placed[] } = {};
  const [rivalCard] = listed<Placed>(described['trash-rival']);
  let parked = 0;
  for (const [n, { move, level, task, then }] of done.entries()) {
    if (!then && done[n - 1]?.then) endRound();
    const rival = 'whose' in move && move.whose !== undefined ? rivals[move.whose] : undefined;
    const note = (entry: Placed = {}): void => {
      const { card, of = rival?.name } = entry;
      table.happened.push({ move, box: task.box, level, card, of });
    };
    if (!(move.do in choiceOf) || move.do === 'pack' || move.do === 'spend')
      note(move.do === 'trash-rival' ? { of: described.rival, ...rivalCard } : {});
    if (move.do === 'gain') add(gain, move.do, {}, move.what);
    else if ('take' in move) {
      for (const kind of resources)
        if (move.take[kind] > 0) add(gain, 'gain', {}, kind, move.take[kind]);
      if (move.do === 'copy-rival-pack') choices.rival = rivals[move.whose]?.name;
    } else if (move.do === 'convert') {
      sum(move.do, { to: move.to });
      choices.convert = move.to;
    } else if (move.do === 'pack' || move.do === 'spend') {
      const { what, from } = move;
      const there = places[move.do];
      there[from] ??= {};
      add(there[from], move.do, { from }, what);
      choices[choiceOf[move.do]] = there;
    } else if (move.do === 'trash' || move.do === 'lookout' || move.do === 'recruit') {
      const { from } = move;
      const choice = choiceOf[move.do];
      const entries = named[choice] ?? [...(described[choice] ?? [])];
      named[choice] = entries;
      const at = entries.findIndex((entry) => (entry.from ?? from) === from);
      const [entry] = at < 0 ? [] : entries.splice(at, 1);
      note(entry);
      on.effect(move.do, { card: entry?.card ?? '', from, ...ownerOf(entry) });
      choices[choice] = [...listed<MovedCard>(choices[choice]), { from }];
      if (from === 'park' || from === 'park-deck') parked += 1;
    } else if (move.do === 'trash-rival')
      on.effect(move.do, { card: rivalCard?.card ?? '', ...ownerOf(rivalCard) });
    else if (move.do === 'trash-this') on.effect(move.do);
    else if (move.do === 'vp') sum(move.do, {});
    else {
      choices.pay = move.pay;
      reportLevel(table, level, move.pay);
    }
  }
  if (hasThen) endRound();
  if (Object.keys(gain).length > 0) choices.gain = gain;
  reportPark(table, parked);
  const { track = figures.endAtPoints } = me;
  const points = done.filter(({ move }) => move.do === 'vp').length;
  if (track < figures.endAtPoints && track + points >= figures.endAtPoints)
    on.effect('end', { rule: 'end.points' });
  return choices;
}
