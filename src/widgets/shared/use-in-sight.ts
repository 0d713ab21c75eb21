import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What opens at the foot of the screen would be hidden behind the bars: it is scrolled into view. */
export function useInSight<Place extends HTMLElement>(there = true): RefObject<Place> {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [there]);
  return place;
}
