/** A browser's storage with as much room as a test allows. */
export class FakeStorage implements Storage {
  readonly #texts = new Map<string, string>();
  /** In characters, keys included. */
  room = Number.POSITIVE_INFINITY;
  /** How often something really changed, which is an event for every other tab. */
  changes = 0;

  get length(): number {
    return this.#texts.size;
  }

  #used = 0;

  #forget(key: string): void {
    this.#used -= key.length + (this.#texts.get(key)?.length ?? 0);
    this.#keys = undefined;
  }

  #keys: string[] | undefined;

  key(at: number): string | null {
    this.#keys ??= [...this.#texts.keys()];
    return this.#keys[at] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    const before = this.#texts.get(key);
    const freed = before === undefined ? 0 : key.length + before.length;
    const used = this.#used - freed + key.length + text.length;
    if (used > this.room) throw new DOMException('No room', 'QuotaExceededError');
    if (before !== text) this.changes += 1;
    this.#used = used;
    this.#keys = undefined;
    this.#texts.set(key, text);
  }

  removeItem(key: string): void {
    if (!this.#texts.has(key)) return;
    this.#forget(key);
    this.#texts.delete(key);
    this.changes += 1;
  }

  clear(): void {
    for (const key of [...this.#texts.keys()]) this.removeItem(key);
  }

  /** Everything that is stored. */
  all(): Record<string, string> {
    return Object.fromEntries(this.#texts);
  }
}
