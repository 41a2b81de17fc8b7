import type { ServiceType, ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { Feature, FeatureCollection, Point } from 'geojson';
import type { MapProvider } from '../../shared/map/map-types.js';
import type { Freshness } from '../../shared/service-types/mark-svg.js';
import type { Headings } from './headings.js';
import { freshnessOf } from './position-age.js';
import { spreadSamePlace } from './spread.js';

/** What a marker shows of its provider. */
interface MarkerProperties {
  id: number;
  type: ServiceType;
  freshness: Freshness;
  /** Degrees from north; -1 while it stands or is long out of date. */
  heading: number;
}

/** A provider as a feature of the map's source. */
export type ProviderFeature = Feature<Point, MarkerProperties> & { id: number };

/** The markers of the providers that match the filter (spec 4). */
export function buildProviderFeatures(
  providers: readonly MapProvider[],
  scene: { serviceType: ServiceTypeFilter; headings: Headings; now: number },
): ProviderFeature[] {
  const shown = providers.filter(
    ({ activeService }) => scene.serviceType === 'all' || activeService === scene.serviceType,
  );
  const places = spreadSamePlace(shown);
  return shown.map((provider) => {
    const freshness = freshnessOf(provider.at, scene.now);
    const heading = scene.headings.get(provider.id)?.heading ?? null;
    return {
      type: 'Feature',
      id: provider.id,
      geometry: {
        type: 'Point',
        coordinates: places.get(provider.id) ?? [provider.longitude, provider.latitude],
      },
      properties: {
        id: provider.id,
        type: provider.activeService,
        freshness,
        heading: freshness === 'stale' || heading === null ? -1 : heading,
      },
    };
  });
}

/** Features as one GeoJSON document. */
export function collectionOf<F extends Feature>(
  features: F[],
): FeatureCollection<F['geometry'], F['properties']> {
  return { type: 'FeatureCollection', features };
}
