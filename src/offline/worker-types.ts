/** The types that the offline worker needs; TypeScript's own types for workers and for pages exclude each other. */

export type Files = Readonly<Record<string, string>>;

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
export interface Asking extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
export interface Notes {
  readonly version: string;
  /** Parts that this device keeps. */
  readonly kept: readonly string[];
  readonly files: Files;
  /** Those of the version before: a page of it may still be open and ask for its scripts. */
  readonly before: Files;
}

export interface Wish {
  readonly wish: 'keep' | 'drop' | 'look';
  readonly parts: readonly string[];
}
