import type { Feature, MultiLineString, Point, Position } from 'geojson';
import { z } from 'zod';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import neighboursUrl from '../../../generated/neighbours.json?url';
import placesUrl from '../../../generated/places.json?url';
import { onceLoaded } from '../../../shared/loading/once-loaded.js';

interface PlaceLabel {
  name: string;
  population: number;
  capital: boolean;
  abroad: boolean;
  fromZoom: number;
}

/** Written by scripts/build-places.mjs: name, latitude, longitude, population. */
const NeighboursFile = z.array(z.tuple([z.string(), z.number(), z.number(), z.number()]));

/** Minimum population of labelled places by zoom. */
const LABEL_ZOOMS: readonly (readonly [zoom: number, population: number])[] = [
  [3, 1_000_000],
  [5, 350_000],
  [6, 100_000],
  [7, 50_000],
  [8, 20_000],
  [9, 8_000],
  [10, 3_000],
];

function labelZoom(population: number): number {
  return LABEL_ZOOMS.find(([, least]) => population >= least)?.[0] ?? 11;
}

function placeFeature({
  name,
  province,
  latitude,
  longitude,
  population,
}: Place): Feature<Point, PlaceLabel> {
  return labelFeature(name, latitude, longitude, population, { capital: name === province, abroad: false });
}

export async function loadPlaceFeatures(): Promise<Feature<Point, PlaceLabel>[]> {
  const [places, neighbours] = await Promise.all([loadPlaces(), loadNeighbours()]);
  const abroad = neighbours.map(([name, latitude, longitude, population]) =>
    labelFeature(name, latitude, longitude, population, { capital: false, abroad: true }),
  );
  return [...places.map(placeFeature), ...abroad];
}

async function loadNeighbours() {
  const response = await fetch(neighboursUrl);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return NeighboursFile.parse(await response.json());
}

function labelFeature(
  name: string,
  latitude: number,
  longitude: number,
  population: number,
  kind: { capital: boolean; abroad: boolean },
): Feature<Point, PlaceLabel> {
  return {
    type: 'Feature',
    properties: { name, population, fromZoom: labelZoom(population), ...kind },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  };
}

/** Degrees, descending. */
const STEPS = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];
/** Approximate distance between grid lines, px. */
const LINE_DISTANCE_PX = 96;
/** Width of a degree of longitude at zoom 0, px. */
const DEGREE_PX = 512 / 360;

function gridStep(zoom: number): number {
  const wanted = LINE_DISTANCE_PX / (DEGREE_PX * 2 ** zoom);
  return STEPS.findLast((step) => step >= wanted) ?? 10;
}

/** Meridians and parallels of the bounds and one view size around them. */
export function graticule(bounds: BoundingBox, zoom: number): MultiLineString {
  const [west, south, east, north] = bounds;
  const [width, height] = [east - west, north - south];
  const step = gridStep(zoom);
  const [left, right] = [west - width, east + width];
  const [bottom, top] = [Math.max(-85, south - height), Math.min(85, north + height)];
  const meridians = multiples(left, right, step).map((x): Position[] => [
    [x, bottom],
    [x, top],
  ]);
  const parallels = multiples(bottom, top, step).map((y): Position[] => [
    [left, y],
    [right, y],
  ]);
  return { type: 'MultiLineString', coordinates: [...meridians, ...parallels] };
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** A town of Türkiye (GeoNames), for labels of the map. */
interface Place {
  name: string;
  province: string;
  latitude: number;
  longitude: number;
  population: number;
}

/** Name, province index, latitude, longitude, population: see scripts/build-places.mjs. */
const PlacesFile = z.object({
  provinces: z.array(z.string()),
  places: z.array(z.tuple([z.string(), z.int(), z.number(), z.number(), z.number()])),
});

export function parsePlaces(json: unknown): Place[] {
  const file = PlacesFile.parse(json);
  return file.places.map(([name, province, latitude, longitude, population]) => ({
    name,
    province: file.provinces[province] ?? name,
    latitude,
    longitude,
    population,
  }));
}

/** Largest first. */
const loadPlaces = onceLoaded(async () => {
  const response = await fetch(placesUrl);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return parsePlaces(await response.json());
});
