import { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { RenderedProvider } from '../map-engine.js';
import { WAY_PARTS, type WayPart } from '../way-features.js';
import { PROVIDER_LAYERS } from './provider-layers.js';
import { WAY_LAYERS } from './way-layers.js';

/** Reads back the markers that the map has really drawn, each once. */
export function renderedProviders(map: MapLibreMap): RenderedProvider[] {
  const layers = PROVIDER_LAYERS.filter((id) => map.getLayer(id));
  if (layers.length === 0) return [];
  const found = new Map<number, RenderedProvider>();
  for (const { geometry, properties } of map.queryRenderedFeatures({ layers })) {
    const id = Number(properties['id']);
    if (geometry.type !== 'Point' || found.has(id)) continue;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const serviceType = ServiceType.parse(properties['type']);
    found.set(id, { id, latitude, longitude, serviceType, label: String(properties['label']) });
  }
  return [...found.values()];
}

/** Reads back which parts of the ways the map has really drawn. */
export function renderedWays(map: MapLibreMap): WayPart[] {
  const layers = WAY_LAYERS.filter((id) => map.getLayer(id));
  if (layers.length === 0) return [];
  const drawn = map.queryRenderedFeatures({ layers }).map(({ properties }) => String(properties['part']));
  return WAY_PARTS.filter((part) => drawn.includes(part));
}
