import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { useCallback, useState } from 'react';
import type { MapFocus } from '../../shared/map/map-types.js';

/** Where the map was last told to go, and how to tell it. */
export function useMapFocus() {
  const [focus, setFocus] = useState<MapFocus | null>(null);
  const focusOn = useCallback(({ latitude, longitude }: Coordinates, zoom: number) => {
    setFocus((last) => ({ latitude, longitude, zoom, key: (last?.key ?? 0) + 1 }));
  }, []);
  return { focus, focusOn };
}
