import { documentsWith } from '#print/documents/common.ts';

export const documents = documentsWith({
  id: 'values',
  kind: 'table',
  page: 'rules/turn/',
  load: async () => (await import('./values.ts')).values,
});
