import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the form that is fetched when it is first shown: few visits need all of them. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element | null {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (loaded !== undefined) return;
      void load().then((part) => {
        loaded = part;
        setPart(() => part);
      });
    }, []);
    return Part === undefined ? null : <Part {...props} />;
  };
}
