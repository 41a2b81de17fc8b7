import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { useCallback, useState } from 'react';
import type { MapFit, MapFocus, MapPlace } from '../../shared/map/map-types.js';
import type { MapView } from '../../shared/map/view-address.js';

/** The latest movement; one of the two is set. */
export interface MapCommand {
  focus: MapFocus | null;
  fit: MapFit | null;
}

/** Moves the map, first to the view of the address or else to `box`. */
export function useMapCommand(startView: MapView | null, box: BoundingBox) {
  const [command, setCommand] = useState<MapCommand>({
    focus: startView && { ...startView, isExact: true, key: 0 },
    fit: startView ? null : { bbox: box, key: 0 },
  });
  const moveTo = useCallback(
    (place: MapPlace) => setCommand((last) => ({ focus: { ...place, key: nextKey(last) }, fit: null })),
    [],
  );
  return {
    ...command,
    moveTo,
    openAt: (view: MapView) => moveTo({ ...view, isExact: true }),
    showAll: (bbox: BoundingBox) =>
      setCommand((last) => ({ focus: null, fit: { bbox, key: nextKey(last) } })),
  };
}

const nextKey = ({ focus, fit }: MapCommand): number => (focus?.key ?? fit?.key ?? 0) + 1;
