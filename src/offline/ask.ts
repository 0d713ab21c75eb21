/** What the worker says: how far it is, and in the end which parts are on this device. */
export interface Status {
  readonly here: readonly string[];
  readonly known: readonly string[];
}

type Wish = 'keep' | 'drop' | 'look';
type Progress = (done: number, total: number) => void;

const hasNumbers = (data: unknown): data is { done: number; total: number } =>
  typeof data === 'object' && data !== null && 'done' in data && 'total' in data;
const isStatus = (data: unknown): data is Status =>
  typeof data === 'object' && data !== null && 'here' in data && 'known' in data;

/** Asks the worker that serves this site. */
export async function ask(
  wish: Wish,
  parts: readonly string[] = [],
  progress?: Progress,
): Promise<Status> {
  const { active } = await navigator.serviceWorker.ready;
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
    active?.postMessage({ wish, parts }, [port2]);
  });
}
