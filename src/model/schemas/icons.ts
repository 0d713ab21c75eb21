import { z } from 'zod';
import { type IconId, isIcon } from '#icons/index.ts';

/** An icon that somebody drew. */
export const iconSchema = z.custom<IconId>((id) => typeof id === 'string' && isIcon(id), {
  error: ({ input }) => `there is no icon "${input}" in src/icons/`,
});
