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
/** Bridges and tunnels over the sea: centre, and reach of their roads in metres. */
const BRIDGES: readonly (readonly [Point, number])[] = [
  [[29.11, 41.2], 5_000], // Yavuz Sultan Selim
  [[29.06, 41.09], 5_000], // Fatih Sultan Mehmet
  [[29.03, 41.045], 5_000], // 15 Temmuz Şehitler
  [[29, 41], 5_000], // Avrasya
  [[29.51, 40.73], 9_000], // Osmangazi
  [[26.63, 40.34], 5_000], // 1915 Çanakkale
];

export interface Land {
  readonly towns: readonly Point[];
  readonly lakes: readonly Lake[];
  readonly shore: Shore;
}

/**
 * Moves points ashore that the coarse coast puts in the sea; null if the road cannot be on land.
 */
export function roadOutline(from: Point, to: Point, land: Land): Point[] | null {
  const { towns, lakes, shore } = land;
  const isOn = ([middle, reach]: readonly [Point, number]) =>
    [from, to].every((end) => metresBetween(middle, end) < reach);
  if (BRIDGES.some(isOn)) return [from, to];
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
