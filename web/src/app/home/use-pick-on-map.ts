import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapViewport } from '../../shared/map/map-types.js';

type Resolve = (place: Coordinates | null) => void;

/**
 * Lets the user choose a place under a central pin. Resolves to null if cancelled, or if another
 * choice starts.
 */
export function usePickOnMap(onStart: () => void) {
  const [picking, setPicking] = useState(false);
  const pending = useRef<Resolve | null>(null);
  const centre = useRef<Coordinates | null>(null);
  const settle = useCallback((place: Coordinates | null, next: Resolve | null) => {
    pending.current?.(place);
    pending.current = next;
    setPicking(next !== null);
  }, []);
  const pickOnMap = useCallback(
    () =>
      new Promise<Coordinates | null>((resolve) => {
        onStart();
        settle(null, resolve);
      }),
    [onStart, settle],
  );
  useEffect(() => () => settle(null, null), [settle]);
  return {
    picking,
    pickOnMap,
    onViewChange: (viewport: MapViewport) => void (centre.current = viewport.centre),
    onOk: () => settle(centre.current, null),
    onCancel: () => settle(null, null),
  };
}
