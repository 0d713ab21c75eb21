import { expect, it } from 'vitest';
import { ui } from '#generated/ui.ts';
import { formatter } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { checkableExamples } from '#model/examples.ts';
import { questionOf } from '#testing/fort/check-codec.ts';
import { kinds, usesOf } from './check.ts';
import { isAsked } from './conditions.ts';
import { allFacts } from './facts.ts';
import type { Field, Forms } from './field.ts';
import { fortForms } from './forms.ts';
import { fortCheckNames } from './names.ts';

const { cards } = fortCheckNames('en');

const forms = fortForms('en');
const fieldsIn = (all: Forms): readonly Field[] => [
  ...kinds.flatMap((kind) => all.move[kind] ?? []),
  ...all.choices,
  ...allFacts(all, { players: 4 }),
];
const everyField = fieldsIn(forms);

it.each(languages)('every question and every answer has a name in %s', (language) => {
  const t = formatter(language, ui[language]);
  for (const field of fieldsIn(fortForms(language))) {
    expect(field.label).not.toMatch(/:\S|\{\{/);
    const { words, of, also = {} } = { words: undefined, of: undefined, also: undefined, ...field };
    for (const key of Object.values(also)) expect(t(key)).not.toBe(key);
    if (typeof of === 'object' && words)
      for (const id of of) expect(t(words + id)).not.toBe(words + id);
  }
});

it('what an example says about its move is asked for in the form', () => {
  for (const { id, situation = {}, move } of checkableExamples('fort')) {
    const check = questionOf({ situation, move });
    if (check === undefined || check.kind === null || check.kind === 'decline') continue;
    const { actions: _, action: __, ...rest } = check.move;
    const asked = (forms.move[check.kind] ?? []).map(({ at }) => at.split('.')[0]);
    for (const key of Object.keys(rest)) expect(asked, id).toContain(key);
    const uses = [...usesOf(check.move).map(({ choices }) => choices), check.move.action ?? {}];
    for (const choices of uses) {
      const view = { ...check, choices, box: null };
      const fields = forms.choices.filter((field) => isAsked(field, view, choices));
      for (const key of Object.keys(choices))
        expect(
          fields.filter(({ at }) => at === key),
          id,
        ).toHaveLength(1);
    }
  }
});

it('no two questions of a form have the same id', () => {
  for (const kind of kinds) {
    const ids = (forms.move[kind] ?? []).map(({ id, at }) => id ?? at);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('questions survive being handed over as text', () => {
  expect(JSON.parse(JSON.stringify(forms))).toEqual(forms);
});

it('every condition of a question is met by some move of some example, and not by another', () => {
  const views = checkableExamples('fort').flatMap(({ situation, move }) => {
    const check = questionOf({ situation, move });
    if (!check) return [];
    const card = cards.find(({ id }) => id === check.move.play);
    const box = card?.public ?? null;
    return usesOf(check.move)
      .map(({ choices }) => choices)
      .concat({})
      .map((choices) => ({ ...check, card, box, choices }));
  });
  for (const field of everyField.filter(({ when }) => when)) {
    const asked = views.filter((view) => isAsked({ ...field, at: 'nothing' }, view, {}));
    expect(asked.length, `${field.at}: ${field.when}`).toBeGreaterThan(0);
    expect(asked.length, `${field.at}: ${field.when}`).toBeLessThan(views.length);
  }
});
