import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** A way-point: degrees north, degrees east. */
type WayPoint = readonly [latitude: number, longitude: number];

/** A way from place to place; it is travelled there and back. */
export interface Route {
  from: string;
  to: string;
  /** The ids of its ends in the list of places; missing where they are only points. */
  fromId?: string;
  toId?: string;
  points: readonly WayPoint[];
  /** Towns that it passes, from its start to its end. */
  stops?: readonly string[];
  /** By road, and what a car takes for it, where that is known. */
  km?: number;
  minutes?: number;
}

/** The way-points as coordinates. */
export function coordinatesOf({ points }: Route): Coordinates[] {
  return points.map(([latitude, longitude]) => ({ latitude, longitude }));
}
