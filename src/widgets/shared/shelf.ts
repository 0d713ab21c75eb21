/** Where texts are kept under keys: the device's storage, or for this visit only. */
export interface Shelf {
  /** Whether what is put here is still there after closing the page. */
  readonly lasting: boolean;
  readonly keys: () => string[];
  readonly get: (key: string) => string | null;
  /** false: there is no room. What was there before is then still there. */
  readonly put: (key: string, text: string) => boolean;
  readonly drop: (key: string) => void;
}

export function passingShelf(): Shelf {
  const texts = new Map<string, string>();
  return {
    lasting: false,
    keys: () => [...texts.keys()],
    get: (key) => texts.get(key) ?? null,
    put: (key, text) => !!texts.set(key, text),
    drop: (key) => void texts.delete(key),
  };
}

const storageShelf = (storage: Storage): Shelf => ({
  lasting: true,
  keys: () => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
  get: (key) => storage.getItem(key),
  put: (key, text) => {
    try {
      storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  drop: (key) => storage.removeItem(key),
});

/** The device's storage; where the browser forbids it, a shelf for this visit. */
export function deviceShelf(): Shelf {
  try {
    const storage = globalThis.localStorage;
    const probe = 'yardstick/probe';
    storage.setItem(probe, '');
    storage.removeItem(probe);
    return storageShelf(storage);
  } catch (error) {
    // A full storage is still one to read from.
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    return full ? storageShelf(globalThis.localStorage) : passingShelf();
  }
}
