import { aroundLakes, type Lake } from './around-lakes.ts';
import { metresBetween, nearestOnLine, type Point, pointAlong } from './road-graph.ts';
import type { Shore } from './shore.ts';

/** The points of a road over the sea are looked at so far apart, metres. */
const STEP_METRES = 500;
/** What was put ashore on both sides of a bay is still joined over it, until it goes around. */
const DRYING_PASSES = 4;
/** A road that is still over the sea for so long is a ferry's or a wrong one, metres. */
const AFLOAT_METRES = 2_000;
/** Through a town that is so near to a long straight line its road is drawn, metres. */
const TOWN_METRES = 3_000;
/** The bridges and tunnels of the sea: the middle, and how far a road on it reaches, metres. */
const BRIDGES: readonly (readonly [Point, number])[] = [
  [[29.11, 41.2], 5_000], // Yavuz Sultan Selim
  [[29.06, 41.09], 5_000], // Fatih Sultan Mehmet
  [[29.03, 41.045], 5_000], // 15 Temmuz Şehitler
  [[29, 41], 5_000], // Avrasya
  [[29.51, 40.73], 9_000], // Osmangazi
  [[26.63, 40.34], 5_000], // 1915 Çanakkale
];

/** What a road is drawn around, and through. */
export interface Land {
  readonly towns: readonly Point[];
  readonly lakes: readonly Lake[];
  readonly shore: Shore;
}

/**
 * The line that is drawn for a road between two nodes: through the towns beside a long straight
 * one, around lakes, and ashore where the coarse coast has it in the sea; null where it cannot be
 * on land.
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

/** The points between two ends that had to be put ashore, and could. */
function dryBetween(from: Point, to: Point, shore: Shore): Point[] {
  const count = Math.ceil(metresBetween(from, to) / STEP_METRES);
  return Array.from({ length: Math.max(0, count - 1) }, (_, at) => pointAlong(from, to, (at + 1) / count))
    .filter((point) => shore.isWater(point))
    .map((point) => shore.dry(point))
    .filter((point) => !shore.isWater(point));
}
