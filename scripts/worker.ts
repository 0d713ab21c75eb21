// The service worker for the built site, with the list of all its files; `npm run build` calls it last.
import { writeWorker } from '#offline/write-worker.ts';
import { inProject } from './lib/root.ts';

writeWorker(inProject('dist'));
