import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

type Waypoint = readonly [latitude: number, longitude: number];

export interface Route {
  from: string;
  to: string;
  /** Missing for plain points. */
  fromId?: string;
  toId?: string;
  points: readonly Waypoint[];
  stops?: readonly string[];
  /** Distance by car, if known. */
  km?: number;
  minutes?: number;
}

export function toCoordinates({ points }: Route): Coordinates[] {
  return points.map(([latitude, longitude]) => ({ latitude, longitude }));
}

export const route = (from: string, to: string, ...points: readonly Waypoint[]): Route => ({
  from,
  to,
  points,
});
