import type { FortWords } from './fort-verdict.ts';

/** The same words with names for rivals that nobody named: by number. */
export const withRivals = ({ t, name }: FortWords): FortWords => ({
  t,
  name: (id) => {
    const number = /^rival (\d+)$/.exec(id)?.[1];
    return number === undefined ? name(id) : t('verdicts:rival', { number });
  },
});
