import { Suspense } from 'react';
import { usePublicConfig } from '../../shared/config/public-config.js';
import { lazyWithPreload } from '../../shared/loading/lazy-with-preload.js';
import { type FailedPartProps, LoadFailed, LoadFailedDialog } from '../../shared/loading/load-failed.js';
import { MapFailed } from '../../shared/map/map-failed.js';
import { MapSkeleton } from '../../shared/map/map-skeleton.js';
import type { MapViewProps } from '../../shared/map/map-types.js';
import { lazyKitScreen } from '../lazy-kit-screen.js';

/** The map in files of its own. */
export const MapView = lazyWithPreload(async () => (await import('../../features/map/MapView.js')).default, {
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

/** Dialogs and sheets over the map. */
export const HomeOverlays = lazyKitScreen(async () => (await import('./home-overlays.js')).HomeOverlays, {
  Failed: LoadFailedDialog,
});

/** The info window of one provider. */
export const InfoPart = lazyWithPreload(
  async () => (await import('../../features/provider-info/provider-info-window.js')).ProviderInfoWindow,
  { Failed: LoadFailedDialog },
);

/** What the user offers now. */
export const ProviderStrips = lazyWithPreload(
  async () => (await import('../../features/providing/provider-strips.js')).ProviderStrips,
);

/** Says that nobody takes the searched route, and offers an alert. */
export const SaveRouteStrip = lazyWithPreload(
  async () => (await import('../../shared/saved-routes/save-route.js')).SaveRouteStrip,
);

/** The list on phones. */
export const ListSheet = lazyWithPreload(async () => (await import('./home-list.js')).ListSheet);

/** The search and the list beside the map of wide screens. */
export const HomePanel = lazyKitScreen(async () => (await import('./home-panel.js')).HomePanel, {
  Failed: FailedPanel,
});

function FailedPanel(failure: FailedPartProps) {
  return (
    <aside className="home-panel">
      <LoadFailed {...failure} />
    </aside>
  );
}
