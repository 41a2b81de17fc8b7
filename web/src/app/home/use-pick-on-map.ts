import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapViewport } from '../../shared/map/map-types.js';

type Answer = (place: Coordinates | null) => void;

/**
 * Choosing a place by a pin in the middle of the map: who asks gets the place under the pin, or
 * null when the choosing is given up, or begins for somebody else.
 */
export function usePickOnMap() {
  const [picking, setPicking] = useState(false);
  const answer = useRef<Answer | null>(null);
  const centre = useRef<Coordinates | null>(null);
  const noteView = useCallback((viewport: MapViewport) => {
    centre.current = viewport.center;
  }, []);
  const settle = useCallback((place: Coordinates | null, next: Answer | null) => {
    answer.current?.(place);
    answer.current = next;
    setPicking(next !== null);
  }, []);
  const pickOnMap = useCallback(
    () => new Promise<Coordinates | null>((resolve) => settle(null, resolve)),
    [settle],
  );
  useEffect(() => () => settle(null, null), [settle]);
  return {
    picking,
    pickOnMap,
    noteView,
    onOk: () => settle(centre.current, null),
    onCancel: () => settle(null, null),
  };
}
