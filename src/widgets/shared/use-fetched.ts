import { useEffect, useState } from 'preact/hooks';

/** Code that is fetched when it is needed; after a failure the next use tries again. */
export function useFetched<Code extends object>(use: unknown, load: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!use || code) return;
    setFailed(false);
    load().then(
      (own) => setCode(own),
      () => setFailed(true),
    );
  }, [use]);
  return { code, failed };
}
