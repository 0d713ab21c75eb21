import type { Codec } from '../../shared/document.ts';
import { isList } from '../../shared/reading.ts';
import type { FortCheck } from './check.ts';
import { isDraft, isKind, isSituation } from './shape.ts';

/** A question as it is kept and shared: [kind, situation, move]. */
export const fortCheckCodec: Codec<FortCheck> = {
  kind: 'fort-check',
  version: 1,
  write: ({ kind, situation, move }) => [kind, situation, move],
  read: (data) => {
    if (!isList(data) || data.length !== 3) return undefined;
    const [kind, situation, move] = data;
    if (kind !== null && !isKind(kind)) return undefined;
    return isSituation(situation) && isDraft(move) ? { kind, situation, move } : undefined;
  },
};
