import { Account } from '#ask/account.ts';
import type { Understand } from '#ask/ask.ts';
import { clausesOf } from '#ask/clauses.ts';
import type { Item } from '#ask/items.ts';
import type { Understood } from '#ask/understood.ts';
import { can } from '#ask/unit.ts';
import { unitsOf } from '#ask/units.ts';
import type { Language } from '#i18n/languages.ts';
import { Actions } from './actions.ts';
import { readTable } from './facts.ts';
import { kindOf } from './kind.ts';
import { readMove } from './moves.ts';
import type { Reading } from './reading.ts';
import { readRival } from './rivals.ts';

/** Verbs in the order in which they are thought of where a word can be several. */
const verbs = [
  'clean-up',
  'pack-up',
  'advance',
  'reshuffle',
  'keep',
  'stay',
  'return',
  'follow',
  'decline',
  'recruit',
  'play',
  'trash',
  'spend',
  'copy',
  'convert',
  'declare',
  'name',
  'draw',
  'discard',
  'skip',
  'pay',
  'put',
  'add',
  'gain',
  'use',
  'finish',
  'trigger',
  'run-out',
  'begin',
  'deal',
  'cost',
  'count-as',
  'reach',
  'have',
  'go',
];

const ignores = [
  'playing-card',
  'cards',
  'joker',
  'pair',
  'value',
  'climb',
  'take-climb',
  'forgot',
  'forgetful',
  'options',
  'whole',
  'late',
  'middle',
  'out',
  'so-far',
  'together',
  'last',
  'before-that',
  'clockwise',
  'counterclockwise',
  'open',
  'rule-question',
  'what',
];

/** Verbs that add nothing to a move of their kind when they stand alone: “when I discard”. */
const idle: Readonly<Record<string, readonly string[]>> = {
  play: ['play', 'use', 'add', 'gain'],
  follow: ['follow', 'discard', 'finish'],
  decline: ['follow', 'finish', 'discard'],
  recruit: ['recruit', 'gain'],
  cleanup: ['clean-up'],
  discard: ['discard', 'keep'],
  draw: ['draw', 'discard'],
  skip: ['play', 'recruit', 'draw', 'discard', 'skip'],
  perk: ['use', 'play'],
  claim: ['trigger', 'finish', 'play'],
  setup: ['deal', 'begin', 'play'],
};

function noteIdle({ account, clauses, kind }: Reading): undefined {
  if (Object.keys(account.move).length === 0) return;
  for (const { verb, units, isNegated } of clauses)
    if (
      verb &&
      !isNegated &&
      units.every((unit) => unit.is === 'word' || account.isNoted(unit)) &&
      can(verb, ...(idle[kind] ?? []))
    )
      account.note(['move'], verb);
}

function read(items: readonly Item[], language: Language): Understood {
  const units = unitsOf(items, { language, verbs, cardKind: 'card' });
  const clauses = clausesOf(units);
  const account = new Account(items);
  const kind = kindOf(clauses);
  const reading: Reading = {
    account,
    clauses,
    kind,
    actions: new Actions(account, kind === 'follow'),
  };
  for (const clause of clauses) {
    readTable(reading, clause);
    if (!readRival(reading, clause)) readMove(reading, clause);
  }
  reading.actions.finish();
  noteIdle(reading);
  return account.result('fort');
}

export const understandFort: Understand = { ignores, read };
