import { Suspense } from 'react';
import { usePublicConfig } from '../../shared/config/public-config.js';
import { MapSkeleton } from '../../shared/map/map-skeleton.js';
import type { MapViewProps } from '../../shared/map/map-types.js';
import { MapView } from './map-part.js';

/** The map, loaded when home is first shown. */
export function HomeMap(props: MapViewProps) {
  const { googleMapsKey, mapStyleUrl } = usePublicConfig();
  return (
    <Suspense fallback={<MapSkeleton />}>
      <MapView {...props} googleMapsKey={googleMapsKey} styleUrl={mapStyleUrl} />
    </Suspense>
  );
}
