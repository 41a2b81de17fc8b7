import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Feature, FeatureCollection, Point, Position } from 'geojson';
import type { MapProvider } from '../../shared/map/map-types.js';
import type { Freshness } from '../../shared/service-types/mark-svg.js';

/** What a marker shows of its provider. */
export interface MarkerProperties {
  id: number;
  type: ServiceType;
  freshness: Freshness;
  /** Degrees from north; -1 while it stands or is long out of date. */
  heading: number;
}

/** A provider as a feature of the map's source. */
export type ProviderFeature = Feature<Point, MarkerProperties> & { id: number };

/** The marker of a provider, drawn at `place`. */
export function providerFeature(
  { id, activeService }: MapProvider,
  { place, freshness, heading }: { place: Position; freshness: Freshness; heading: number },
): ProviderFeature {
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: place },
    properties: { id, type: activeService, freshness, heading },
  };
}

/** Features as one GeoJSON document. */
export function collectionOf<F extends Feature>(
  features: F[],
): FeatureCollection<F['geometry'], F['properties']> {
  return { type: 'FeatureCollection', features };
}
