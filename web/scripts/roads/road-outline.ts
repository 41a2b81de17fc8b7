import { aroundLakes, type Lake } from './around-lakes.ts';
import { metresBetween, nearestOnLine, type Point, pointAlong } from './road-graph.ts';
import type { Shore } from './shore.ts';

/** Sampling distance along a road over the sea, metres. */
const STEP_METRES = 500;
/** Points moved ashore may be joined across a bay; each pass moves more of them. */
const DRYING_PASSES = 4;
/** A longer stretch over the sea is a ferry or an error, metres. */
const AFLOAT_METRES = 2_000;
/** A long straight road is drawn through towns within this distance, metres. */
const TOWN_METRES = 3_000;
/** A road that passes the middle of a bridge or tunnel this closely crosses on it, metres. */
const CROSSING_METRES = 1_000;
const BRIDGES: readonly Point[] = [
  [29.112, 41.203], // Yavuz Sultan Selim
  [29.061, 41.091], // Fatih Sultan Mehmet
  [29.034, 41.045], // 15 Temmuz Şehitler
  [29.515, 40.747], // Osmangazi
  [26.637, 40.339], // 1915 Çanakkale
];
const TUNNELS: readonly Point[] = [[29.001, 41.004]]; // Avrasya
/** Precision of the ends of a bridge, metres. */
const BRIDGE_STEP_METRES = 50;

export interface Land {
  readonly towns: readonly Point[];
  readonly lakes: readonly Lake[];
  readonly shore: Shore;
}

/** The part of a straight road that is a bridge over the sea, or null. */
export function bridgeOn(from: Point, to: Point, shore: Shore): Point[] | null {
  const middle = crossingOn(BRIDGES, from, to, shore);
  if (middle === null) return null;
  const end = (direction: Point): Point => {
    const count = Math.ceil(metresBetween(middle, direction) / BRIDGE_STEP_METRES);
    for (let step = 1; step < count; step += 1) {
      const point = pointAlong(middle, direction, step / count);
      if (!shore.isWater(point)) return point;
    }
    return direction;
  };
  return [end(from), end(to)];
}

function crossingOn(middles: readonly Point[], from: Point, to: Point, shore: Shore): Point | null {
  const passed = middles.map((middle) => ({ middle, nearest: nearestOnLine(middle, from, to) }));
  const found = passed.find(
    ({ middle, nearest }) =>
      metresBetween(middle, nearest) < CROSSING_METRES &&
      [from, to].every((end) => metresBetween(end, nearest) > BRIDGE_STEP_METRES) &&
      shore.isWater(nearest),
  );
  return found?.nearest ?? null;
}

/** Moves points ashore that are in the sea; null if the road cannot be on land. */
export function roadOutline(from: Point, to: Point, land: Land): Point[] | null {
  const { towns, lakes, shore } = land;
  if (crossingOn([...BRIDGES, ...TUNNELS], from, to, shore) !== null) return [from, to];
  const towards = throughTowns(from, to, towns);
  let line = hops(towards)
    .flatMap(([start, end], at) => aroundLakes(start, end, lakes).slice(at === 0 ? 0 : 1))
    .map((point) => shore.dry(point));
  for (let pass = 0, before = 0; pass < DRYING_PASSES && line.length > before; pass += 1) {
    before = line.length;
    line = [
      ...line.slice(0, 1),
      ...hops(line).flatMap(([start, end]) => [...dryBetween(start, end, shore), end]),
    ];
  }
  const isAfloat = hops(line).some(
    ([start, end]) =>
      metresBetween(start, end) > AFLOAT_METRES &&
      [0.25, 0.5, 0.75].every((share) => shore.isWater(pointAlong(start, end, share))),
  );
  return isAfloat ? null : line;
}

function hops(line: readonly Point[]): (readonly [Point, Point])[] {
  return line.slice(1).flatMap((end, at) => {
    const start = line[at];
    return start ? [[start, end] as const] : [];
  });
}

function throughTowns(from: Point, to: Point, towns: readonly Point[]): Point[] {
  if (metresBetween(from, to) < 3 * TOWN_METRES) return [from, to];
  const on = towns.filter(
    (town) =>
      metresBetween(town, nearestOnLine(town, from, to)) < TOWN_METRES &&
      Math.min(metresBetween(town, from), metresBetween(town, to)) > TOWN_METRES,
  );
  return [from, ...on.toSorted((a, b) => metresBetween(from, a) - metresBetween(from, b)), to];
}

function dryBetween(from: Point, to: Point, shore: Shore): Point[] {
  const count = Math.ceil(metresBetween(from, to) / STEP_METRES);
  return Array.from({ length: Math.max(0, count - 1) }, (_, at) => pointAlong(from, to, (at + 1) / count))
    .filter((point) => shore.isWater(point))
    .map((point) => shore.dry(point))
    .filter((point) => !shore.isWater(point));
}
