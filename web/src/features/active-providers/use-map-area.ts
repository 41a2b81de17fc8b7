import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapViewport } from '../../shared/map/map-types.js';
import { isSameArea, type RequestedArea, toArea } from './requested-area.js';

/** The map has settled when it has not moved for this time, ms. */
const SETTLED_DELAY_MS = 150;
/** If the map reports no area within this time, ms, the whole country is requested. */
const MAP_TIMEOUT_MS = 5_000;

/** The area of the settled map; undefined until known, null if no map reports one in time. */
export function useMapArea() {
  const [area, setArea] = useState<RequestedArea | null | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onViewChange = useCallback((viewport: MapViewport) => {
    const next = toArea(viewport);
    if (next === null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setArea((last) => (isSameArea(last, next) ? last : next)),
      SETTLED_DELAY_MS,
    );
  }, []);
  useEffect(() => {
    const noMap = setTimeout(() => setArea((last) => last ?? null), MAP_TIMEOUT_MS);
    return () => {
      clearTimeout(noMap);
      clearTimeout(timer.current);
    };
  }, []);
  return { area, onViewChange };
}
