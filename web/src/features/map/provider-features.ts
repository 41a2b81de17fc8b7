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
  /** What stands under it: when it was last heard of, once that is too long ago to count on. */
  label: string;
}

/** A provider as a feature of the map's source. */
export type ProviderFeature = Feature<Point, MarkerProperties> & { id: number };

/** The marker of a provider, drawn at `place`. */
export function providerFeature(
  { id, activeService }: MapProvider,
  { place, ...look }: { place: Position } & Pick<MarkerProperties, 'freshness' | 'heading' | 'label'>,
): ProviderFeature {
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: place },
    properties: { id, type: activeService, ...look },
  };
}

/** Features as one GeoJSON document. */
export function collectionOf<F extends Feature>(
  features: F[],
): FeatureCollection<F['geometry'], F['properties']> {
  return { type: 'FeatureCollection', features };
}
