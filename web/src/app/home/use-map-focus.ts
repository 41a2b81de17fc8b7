import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { useCallback, useState } from 'react';
import type { MapFocus } from '../../shared/map/map-types.js';

/** Moves the map to a place; without a zoom it keeps its own. */
export type FocusOn = (place: Coordinates, zoom: number | null) => void;

/** Where the map was last told to go, and how to tell it. */
export function useMapFocus() {
  const [focus, setFocus] = useState<MapFocus | null>(null);
  const focusOn = useCallback<FocusOn>(({ latitude, longitude }, zoom) => {
    setFocus((last) => ({ latitude, longitude, zoom, key: (last?.key ?? 0) + 1 }));
  }, []);
  return { focus, focusOn };
}
