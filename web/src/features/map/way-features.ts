import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Feature, LineString, Point } from 'geojson';
import i18next from 'i18next';
import type { MapWays } from '../../shared/map/map-types.js';
import './map.tr.js';

/** What is drawn of the ways: mine, the chosen match's, and where one gets in and out. */
export const WAY_PARTS = ['mine', 'theirs', 'pickup', 'dropoff'] as const;
export type WayPart = (typeof WAY_PARTS)[number];

/** A line of the ways, or a point of them with what stands beside it. */
export type WayFeature = Feature<LineString | Point, { part: WayPart; label: string }>;

/** The ways as features, in the order in which they lie on each other. */
export function wayFeatures(ways: MapWays | null): WayFeature[] {
  if (ways === null) return [];
  return [
    ...lineOf('theirs', ways.theirs),
    ...lineOf('mine', ways.mine),
    ...pointOf('pickup', ways.pickup),
    ...pointOf('dropoff', ways.dropoff),
  ];
}

function lineOf(part: WayPart, coordinates: MapWays['mine']): WayFeature[] {
  if (coordinates === null) return [];
  return [
    { type: 'Feature', properties: { part, label: '' }, geometry: { type: 'LineString', coordinates } },
  ];
}

function pointOf(part: 'pickup' | 'dropoff', place: Coordinates | null): WayFeature[] {
  if (place === null) return [];
  const coordinates = [place.longitude, place.latitude];
  const properties = { part, label: i18next.t(`map:ways.${part}`) };
  return [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates } }];
}
