import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Loading<Props> {
  /** Always the same function. */
  readonly load: () => Promise<FunctionComponent<Props>>;
  readonly props: Props;
}

/** A part whose code is fetched when it is first shown: most visits do without it. */
export function Later<Props extends object>({ load, props }: Loading<Props>) {
  const [part, setPart] = useState<{ readonly Part: FunctionComponent<Props> } | null>(null);
  useEffect(() => {
    void load().then((Part) => setPart({ Part }));
  }, [load]);
  return part && <part.Part {...props} />;
}
