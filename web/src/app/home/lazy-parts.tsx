import { Suspense } from 'react';
import { usePublicConfig } from '../../shared/config/public-config.js';
import { lazyPart } from '../../shared/loading/lazy-part.js';
import { type FailedPartProps, LoadFailed, LoadFailedOver } from '../../shared/loading/load-failed.js';
import { logWarning } from '../../shared/log/log.js';
import { MapFailed } from '../../shared/map/map-failed.js';
import { MapSkeleton } from '../../shared/map/map-skeleton.js';
import type { MapViewProps } from '../../shared/map/map-types.js';
import { kitPart } from '../kit-part.js';
import { HomeMenu } from './profile-menu.js';

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

/** Dialogs and sheets over the map. */
export const HomeOverlays = kitPart(async () => (await import('./home-overlays.js')).HomeOverlays, {
  Failed: LoadFailedOver,
});

/** The info window of one provider. */
export const InfoPart = lazyPart(
  async () => (await import('../../features/provider-info/info-window.js')).InfoWindow,
  { Failed: LoadFailedOver },
);

/** What the user offers now. */
export const ProviderStrips = lazyPart(
  async () => (await import('../../features/providing/provider-strips.js')).ProviderStrips,
);

/** Says that nobody takes the searched route, and offers an alert. */
export const SaveRouteStrip = lazyPart(
  async () => (await import('../../shared/saved-routes/save-route.js')).SaveRouteStrip,
);

/** The list on phones. */
export const ListSheet = lazyPart(async () => (await import('./home-list.js')).ListSheet);

/** The search and the list beside the map of wide screens. */
export const HomePanel = kitPart(async () => (await import('./home-panel.js')).HomePanel, {
  Failed: FailedPanel,
});

/**
 * Loads what the next touch of the map may open. Without it the map is there sooner: antd is a
 * third of its code.
 */
export function loadLaterParts(): void {
  Promise.all([InfoPart, HomeOverlays, HomeMenu].map((part) => part.load())).catch((error: unknown) =>
    logWarning('parts of home did not load yet', error),
  );
}

function FailedPanel(failure: FailedPartProps) {
  return (
    <aside className="home-panel">
      <LoadFailed {...failure} />
    </aside>
  );
}
