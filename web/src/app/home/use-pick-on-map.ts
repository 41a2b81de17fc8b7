import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { useCallback, useRef, useState } from 'react';
import type { MapViewport } from '../../shared/map/map-types.js';

/** Who asked for a place, and waits for it. */
interface Asking {
  answer: (place: Coordinates | null) => void;
}

/**
 * Choosing a place by a pin in the middle of the map: who asks gets the place under the pin, or
 * null when the choosing is given up.
 */
export function usePickOnMap() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const centre = useRef<Coordinates | null>(null);
  const noteView = useCallback((viewport: MapViewport) => {
    centre.current = viewport.center;
  }, []);
  const pickOnMap = useCallback(() => new Promise<Coordinates | null>((answer) => setAsking({ answer })), []);
  const end = (place: Coordinates | null) => {
    asking?.answer(place);
    setAsking(null);
  };
  return {
    picking: asking !== null,
    pickOnMap,
    noteView,
    onOk: () => end(centre.current),
    onCancel: () => end(null),
  };
}
