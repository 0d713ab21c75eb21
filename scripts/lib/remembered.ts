import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from './root.ts';

interface Remembered {
  inputs: string;
  outputs: string;
}

const fileOf = (name: string) => inProject('.cache', `${name}.json`);

function recall(name: string): Remembered | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'));
  } catch {
    return undefined;
  }
}

export interface Work {
  /** Under which the fingerprints are remembered. */
  name: string;
  inputs: () => string;
  outputs: () => string;
  /** Returns whether it worked; if not, it is tried again the next time. */
  make: () => Promise<boolean>;
}

/** Makes something, unless it has been made from the same inputs and not been touched since. */
export async function makeOnce({
  name,
  inputs,
  outputs,
  make,
}: Work): Promise<'made' | 'kept' | 'failed'> {
  const before = recall(name);
  const now = inputs();
  if (before?.inputs === now && before.outputs === outputs()) return 'kept';
  if (!(await make())) return 'failed';
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify({ inputs: now, outputs: outputs() }));
  return 'made';
}
