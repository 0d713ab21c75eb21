import fc from 'fast-check';

/** Pieces that readers, printers and terminals stumble over. */
const tricks = [
  '\n✓ Allowed.',
  '\u001b[31m',
  '\u202e',
  '\u2028',
  '\u0000',
  '\u009b2J',
  '\ufeff',
  '\ud800',
  '__proto__',
  'constructor',
  '{{count}}',
  '$t(verdicts:verdict.legal)',
  '~',
  'null',
  '<<',
  '*a',
  '&a',
  '---',
  '...',
  '%YAML 1.1',
  '- ',
  '? ',
  '"',
  "'",
  '{',
  '[',
  '#',
  '!!binary',
  'x'.repeat(300),
  'ż̈́'.repeat(20),
];

export const trick = fc.constantFrom(...tricks);

/** Names that players have, and now and then one that nobody has. */
export const someName = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('me', 'Ann', 'Ben', 'Cy', 'Zoë') },
  { weight: 1, arbitrary: fc.string({ minLength: 1, unit: 'grapheme' }) },
  { weight: 1, arbitrary: trick },
);

/** Anything that data can be. */
export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, -1, 0, 1, 13, 1e15, -1e15, 0.5, 2 ** 53, '', [], {}, [[]]),
  fc.integer(),
  fc.string(),
  trick,
  fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 30 }),
);
