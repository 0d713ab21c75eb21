import {
  changed,
  type QuestionUpgrade,
  renamed,
  type Upgrade,
} from '#engine/core/format/version.ts';
import { isRecord } from '#engine/core/unknown-data.ts';

/**
 * Turns what version 1 of the format wrote into the current version. In version 1 `lookout` meant four
 * things, `pack` two, `of` a player or a card, `to` a place or a resource, and one thing had two names
 * (`vp` and `track`).
 */

const each = (value: unknown, change: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : change(value);

const side = (value: unknown): unknown => renamed(value, { vp: 'track', rule: 'made-up-rule' });

function situation(value: unknown): unknown {
  return changed(renamed(value, { first: 'first-player' }), {
    me: side,
    rivals: (rivals) =>
      isRecord(rivals)
        ? Object.fromEntries(Object.entries(rivals).map(([name, own]) => [name, side(own)]))
        : rivals,
  });
}

const choices = (value: unknown): unknown =>
  changed(renamed(value, { lookout: 'put-in-lookout', pack: 'put-in-pack', vp: 'score' }), {
    convert: (said) => each(said, (one) => renamed(one, { to: 'into' })),
  });

const use = (value: unknown): unknown =>
  changed(renamed(value, { of: 'card' }), { public: choices, private: choices });

function move(value: unknown): unknown {
  const drawn =
    isRecord(value) && isRecord(value.draw) ? renamed(value.draw, { cards: 'draw' }) : {};
  const next = renamed(value, { lookout: 'add-from-lookout' });
  return changed(isRecord(next) ? { ...next, ...Object(drawn) } : next, {
    actions: (uses) => each(uses, use),
    action: choices,
    discard: (said) => renamed(said, { pile: 'to-pile', yard: 'to-yard', lookout: 'from-lookout' }),
    claim: (said) => (said === 'turn' ? 'next-turn' : said),
    setup: (figures) => renamed(figures, { score: 'track' }),
  });
}

const entry = (value: unknown): unknown =>
  changed(renamed(value, { rule: 'made-up-rule' }), {
    says: (said) => renamed(said, { rule: 'made-up-rule' }),
  });

export const fortQuestionUpgrade: QuestionUpgrade = { situation, move };

export const fortUpgrade: Upgrade = {
  ...fortQuestionUpgrade,
  sheet: (sheet) => changed(sheet, { players: (entries) => each(entries, entry) }),
};
