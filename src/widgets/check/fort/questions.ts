import type { Control } from './field.ts';

/** What questions of all forms have in common. */

export const unsaid = 'check:unsaid';
export const whichever = 'check:whichever';

export const yesNo = {
  as: 'pick',
  also: { yes: 'rules:example.affirm', no: 'rules:example.deny' },
  means: { yes: true, no: false },
  base: unsaid,
} as const satisfies Control;
