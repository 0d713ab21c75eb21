import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Arrival<Props> {
  readonly Part?: ComponentType<Props>;
  readonly failed?: boolean;
}

/**
 * A part of a widget whose code is fetched when the part is first shown. Where it can't be had, the next
 * showing tries again; until then there is `Instead`, or nothing.
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType = () => null,
): ComponentType<Props> {
  let arrived: Arrival<Props> = {};
  return (props) => {
    const [{ Part, failed }, setArrival] = useState(arrived);
    useEffect(() => {
      if (Part) return;
      load().then(
        (own) => {
          arrived = { Part: own };
          setArrival(arrived);
        },
        () => setArrival({ failed: true }),
      );
    }, []);
    if (Part) return <Part {...props} />;
    return failed ? <Instead /> : null;
  };
}
