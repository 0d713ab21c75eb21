import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What opens at the foot of the screen would be behind the bars: it comes into sight. */
export function useInSight<Place extends HTMLElement>(): RefObject<Place> {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return place;
}
