import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { useCallback, useState } from 'react';
import type { MapBounds, MapFocus, MapPlace, MapViewState } from '../../shared/map/map-types.js';

/** The latest movement; either `focus` or `bounds` is set. */
export interface MapCommand {
  focus: MapFocus | null;
  bounds: MapBounds | null;
}

/** Moves the map, first to the view of the address or else to `box`. */
export function useMapCommand(startView: MapViewState | null, box: BoundingBox) {
  const [command, setCommand] = useState<MapCommand>({
    focus: startView && { ...startView, isExact: true, key: 0 },
    bounds: startView ? null : { bbox: box, key: 0 },
  });
  const moveTo = useCallback(
    (place: MapPlace) => setCommand((last) => ({ focus: { ...place, key: nextKey(last) }, bounds: null })),
    [],
  );
  return {
    ...command,
    moveTo,
    openAt: (view: MapViewState) => moveTo({ ...view, isExact: true }),
    showAll: (bbox: BoundingBox) =>
      setCommand((last) => ({ focus: null, bounds: { bbox, key: nextKey(last) } })),
  };
}

const nextKey = ({ focus, bounds }: MapCommand): number => (focus?.key ?? bounds?.key ?? 0) + 1;
