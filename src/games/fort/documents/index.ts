import { documentsWith } from '#print/documents/common.ts';

export const documents = documentsWith({
  id: 'icons-and-boxes',
  kind: 'table',
  page: 'icons/',
  load: async () => (await import('./icons-and-boxes.ts')).iconsAndBoxes,
});
