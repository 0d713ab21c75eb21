import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Scrolls something into view that opens at the bottom of the screen, where bars would hide it. */
export function useInSight<Place extends HTMLElement>(there = true): RefObject<Place> {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [there]);
  return place;
}
