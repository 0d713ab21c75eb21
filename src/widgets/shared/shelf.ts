/** Storage for texts by key. None of it ever throws: a browser may forbid, lose or damage what is stored. */
export interface Shelf {
  /** Whether the browser lets the page keep anything at all. */
  readonly lasting: boolean;
  readonly keys: () => string[];
  readonly get: (key: string) => string | null;
  /** true only after it was read back. false: there is no room, and what was stored before is still there. */
  readonly put: (key: string, text: string) => boolean;
  readonly drop: (key: string) => void;
}

/** For browsers that forbid storage. */
export const nowhere: Shelf = {
  lasting: false,
  keys: () => [],
  get: () => null,
  put: () => false,
  drop: () => undefined,
};

/** The result of an access to storage, or `otherwise` if it fails. */
function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const storageShelf = (storage: Storage): Shelf => {
  const get = (key: string) => attempt(() => storage.getItem(key), null);
  return {
    lasting: true,
    keys: () =>
      attempt(() => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''), []),
    get,
    put: (key, text) =>
      attempt(() => {
        storage.setItem(key, text);
        return true;
      }, false) && get(key) === text,
    drop: (key) => attempt(() => storage.removeItem(key), undefined),
  };
};

/**
 * Never tested by writing: a text that is stored as a test would be an event for every other
 * tab, and theirs for this one.
 */
const shelfOf = (storage: () => Storage | null): Shelf =>
  attempt(() => {
    const found = storage();
    return found && found.length >= 0 ? storageShelf(found) : nowhere;
  }, nowhere);

/** The device's storage, shared by all tabs. */
export const deviceShelf = (): Shelf => shelfOf(() => globalThis.localStorage);

/** The storage of this tab alone; it survives a reload and is there on the next page. */
export const tabShelf = (): Shelf => shelfOf(() => globalThis.sessionStorage);

/**
 * Copies first and removes afterwards, so the text is always stored somewhere, and nothing is overwritten. Another
 * tab may do the same at the same time.
 */
export function moveText(shelf: Shelf, from: string, to: string, text: string): boolean {
  let key = to;
  const isFree = () => [null, text].includes(shelf.get(key));
  for (let more = 2; !isFree(); more++) key = `${to}~${more}`;
  const done = shelf.get(key) === text || shelf.put(key, text);
  if (done) shelf.drop(from);
  return done;
}
