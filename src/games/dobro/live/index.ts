export { default as Table } from '../TablePicture.tsx';
export { places } from './words.ts';

export const startWorker = (): Worker =>
  new Worker(new URL('./live.worker.ts', import.meta.url), { type: 'module' });
