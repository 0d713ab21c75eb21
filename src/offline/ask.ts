import { siteUrl } from '#i18n/urls.ts';

export interface PartHere {
  readonly name: string;
  /** How many of its files are on this device. */
  readonly held: number;
  readonly total: number;
  /** Addresses of its home and its search, if they are here: `ru/`. */
  readonly pages: readonly string[];
}

const reasons = ['room', 'network', 'server'] as const;
type Reason = (typeof reasons)[number];

/** The worker's final answer: which parts are here, and why others that were requested are not. */
export interface Status {
  readonly failed: Reason | undefined;
  readonly parts: readonly PartHere[];
}

type Wish = 'keep' | 'drop' | 'look';
type Progress = (done: number, total: number) => void;

const hasNumbers = (data: unknown): data is { done: number; total: number } =>
  typeof data === 'object' && data !== null && 'done' in data && 'total' in data;
/** A worker of an earlier version may still answer, in its own way. */
const isStatus = (data: unknown): data is Status =>
  typeof data === 'object' && data !== null && 'parts' in data && Array.isArray(data.parts);

/** Asks a worker. */
function send(
  worker: ServiceWorker,
  wish: Wish,
  parts: readonly string[],
  progress?: Progress,
): Promise<Status> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => {
      if (hasNumbers(data)) {
        progress?.(data.done, data.total);
        return;
      }
      port1.close();
      if (isStatus(data)) resolve(data);
      else reject(new Error('The worker could not do it'));
    };
    worker.postMessage({ wish, parts }, [port2]);
  });
}

/** The active worker, or the one that is being installed; rejects if there is none in the end. */
async function workerOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { active, waiting, installing } = registration;
  if (active) return active;
  const coming = installing ?? waiting;
  if (coming === null) throw new Error('There is no worker');
  return new Promise((resolve, reject) => {
    const look = () => {
      if (coming.state === 'activated') resolve(coming);
      if (coming.state === 'redundant') reject(new Error('The worker could not be set up'));
    };
    coming.addEventListener('statechange', look);
    look();
  });
}

/** Has parts of the site kept or removed; sets the worker up first where there is none. */
export async function wish(
  what: 'keep' | 'drop',
  parts: readonly string[],
  progress?: Progress,
): Promise<Status> {
  const registration = await navigator.serviceWorker.register(siteUrl('sw.js'));
  return send(await workerOf(registration), what, parts, progress);
}

/** What is on this device; nothing, where no worker has been set up yet. */
export async function look(): Promise<Status> {
  const registration = await navigator.serviceWorker.getRegistration(siteUrl(''));
  if (registration === undefined) return { failed: undefined, parts: [] };
  return send(await workerOf(registration), 'look', []);
}
