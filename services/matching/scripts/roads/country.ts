import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { distance } from 'geokdbush';
import type { Point } from './raw-roads.ts';

/** Maximum error of the border in the atlas; Nusaybin is on the border. */
const BORDER_FAULT_KM = 1;

type Ring = number[][];

const COUNTRY = 'Turkey';
const AROUND = new Set(['Greece', 'Bulgaria', 'Georgia', 'Armenia', 'Azerbaijan', 'Iran', 'Iraq', 'Syria']);

/** Points at sea count, since the atlas draws coasts coarsely. */
export function countryTest(): (point: Point) => boolean {
  const rings = readRings();
  const own = rings.get(COUNTRY) ?? [];
  const others = [...AROUND].flatMap((name) => rings.get(name) ?? []);
  const inAny = (some: Ring[], point: Point): boolean => some.some((ring) => isInRing(ring, point));
  return (point) => inAny(own, point) || !inAny(others, point) || isNear(own, point);
}

function readRings(): Map<string, Ring[]> {
  const require = createRequire(import.meta.url);
  const atlas: Topology<{
    countries: GeometryCollection<{ name: string }>;
  }> = require('world-atlas/countries-10m.json');
  const rings = new Map<string, Ring[]>();
  for (const { properties, geometry } of feature(atlas, atlas.objects.countries).features) {
    if (geometry.type === 'Polygon') rings.set(properties.name, geometry.coordinates.slice(0, 1));
    if (geometry.type === 'MultiPolygon')
      rings.set(
        properties.name,
        geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1)),
      );
  }
  return rings;
}

function isInRing(ring: Ring, [latitude, longitude]: Point): boolean {
  let inside = false;
  forEachSide(ring, ([x1, y1], [x2, y2]) => {
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1)
      inside = !inside;
  });
  return inside;
}

function isNear(rings: Ring[], [latitude, longitude]: Point): boolean {
  const shrink = Math.cos((latitude * Math.PI) / 180); // degrees of latitude in one of longitude
  return rings.some((ring) => {
    let near = false;
    forEachSide(ring, ([x1, y1], [x2, y2]) => {
      const [dx, dy] = [(x2 - x1) * shrink, y2 - y1];
      const along = ((longitude - x1) * shrink * dx + (latitude - y1) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(1, Math.max(0, along));
      const [x, y] = [x1 + share * (x2 - x1), y1 + share * (y2 - y1)];
      near ||= distance(longitude, latitude, x, y) < BORDER_FAULT_KM;
    });
    return near;
  });
}

function forEachSide(ring: Ring, visit: (from: [number, number], to: [number, number]) => void): void {
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [];
    if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return;
    visit([x1, y1], [x2, y2]);
  });
}
