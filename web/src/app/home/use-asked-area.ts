import { useCallback, useEffect, useRef, useState } from 'react';
import { areaOf, sameArea, type AskedArea } from '../../features/active-providers/asked-area.js';
import type { MapViewport } from '../../shared/map/map-types.js';

/** A map that moves on within this, ms, has not come to rest. */
const SETTLED_AFTER_MS = 150;
/**
 * How long, ms, the map may take to say what it shows; then everybody is asked for, so that the
 * list stands without a map.
 */
const MAP_WITHIN_MS = 5_000;

/**
 * The area that the map shows, once it rests; undefined while that is not known yet, null when no
 * map says it.
 */
export function useAskedArea() {
  const [area, setArea] = useState<AskedArea | null | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onViewChange = useCallback((viewport: MapViewport) => {
    const next = areaOf(viewport);
    if (next === null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setArea((last) => (sameArea(last, next) ? last : next)),
      SETTLED_AFTER_MS,
    );
  }, []);
  useEffect(() => {
    const noMap = setTimeout(() => setArea((last) => last ?? null), MAP_WITHIN_MS);
    return () => {
      clearTimeout(noMap);
      clearTimeout(timer.current);
    };
  }, []);
  return { area, onViewChange };
}
