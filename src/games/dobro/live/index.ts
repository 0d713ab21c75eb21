export { gameTable as table } from '../table.ts';
export { speech } from '../words/saying/index.ts';
export { places } from './words.ts';

export const startWorker = (): Worker =>
  new Worker(new URL('./live.worker.ts', import.meta.url), { type: 'module' });
