import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { useCallback, useState } from 'react';
import type { MapFit, MapFocus } from '../../shared/map/map-types.js';

/** Moves the map to a place; without a zoom it keeps its own. */
export type FocusOn = (place: Coordinates, zoom: number | null) => void;

/** Has the map show all of a part of the world. */
export type ShowAll = (bbox: BoundingBox) => void;

/** Where the map was last told to go: to a place, or to show a part of the world. */
interface Told {
  focus: MapFocus | null;
  fit: MapFit | null;
  key: number;
}

/** Where the map was last told to go, and how to tell it; only the newest counts. */
export function useMapFocus() {
  const [{ focus, fit }, setTold] = useState<Told>({ focus: null, fit: null, key: 0 });
  const focusOn = useCallback<FocusOn>(({ latitude, longitude }, zoom) => {
    setTold(({ key }) => ({ focus: { latitude, longitude, zoom, key: key + 1 }, fit: null, key: key + 1 }));
  }, []);
  const showAll = useCallback<ShowAll>((bbox) => {
    setTold(({ key }) => ({ focus: null, fit: { bbox, key: key + 1 }, key: key + 1 }));
  }, []);
  return { focus, fit, focusOn, showAll };
}
