import { Suspense } from 'react';
import { usePublicConfig } from '../../shared/config/public-config.js';
import { lazyPart } from '../../shared/loading/lazy-part.js';
import { MapFailed } from '../../shared/map/map-failed.js';
import { MapSkeleton } from '../../shared/map/map-skeleton.js';
import type { MapViewProps } from '../../shared/map/map-types.js';

/** The map in files of its own. */
export const MapView = lazyPart(async () => (await import('../../features/map/MapView.js')).default, {
  Failed: MapFailed,
});

/** The map with the configured engine. */
export function HomeMap(props: MapViewProps) {
  const { googleMapsKey, mapStyleUrl } = usePublicConfig();
  return (
    <Suspense fallback={<MapSkeleton />}>
      <MapView {...props} googleMapsKey={googleMapsKey} styleUrl={mapStyleUrl} />
    </Suspense>
  );
}
