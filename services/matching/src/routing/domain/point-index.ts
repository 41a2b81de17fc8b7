import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';

/** WGS 84 degrees, by index. */
interface Points {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
}

export class PointIndex {
  private readonly index: KDBush;

  constructor(private readonly points: Points) {
    this.index = new KDBush(points.latitudes.length);
    points.latitudes.forEach((latitude, index) => this.index.add(points.longitudes[index] ?? 0, latitude));
    this.index.finish();
  }

  /** Null if none is within reach. */
  nearest(
    latitude: number,
    longitude: number,
    reachMetres = Number.POSITIVE_INFINITY,
  ): { index: number; metres: number } | null {
    const [index] = around(this.index, longitude, latitude, 1, reachMetres / 1_000);
    if (index === undefined) return null;
    return { index, metres: this.metresTo(index, latitude, longitude) };
  }

  /** `nextMetres` is infinite if there is only one point. */
  nearestAndNext(
    latitude: number,
    longitude: number,
  ): { index: number; metres: number; nextMetres: number } | null {
    const [index, next] = around(this.index, longitude, latitude, 2);
    if (index === undefined) return null;
    const nextMetres =
      next === undefined ? Number.POSITIVE_INFINITY : this.metresTo(next, latitude, longitude);
    return { index, metres: this.metresTo(index, latitude, longitude), nextMetres };
  }

  within(latitude: number, longitude: number, metres: number): number[] {
    return around(this.index, longitude, latitude, Number.POSITIVE_INFINITY, metres / 1_000);
  }

  private metresTo(index: number, latitude: number, longitude: number): number {
    const [north, east] = [this.points.latitudes[index] ?? 0, this.points.longitudes[index] ?? 0];
    return straightLineMetres(latitude, longitude, north, east);
  }
}

/** Points are WGS 84 degrees. */
export function straightLineMetres(
  latitude: number,
  longitude: number,
  toLatitude: number,
  toLongitude: number,
) {
  return distance(longitude, latitude, toLongitude, toLatitude) * 1_000;
}

export function metresBetween(a: Coordinates, b: Coordinates): number {
  return straightLineMetres(a.latitude, a.longitude, b.latitude, b.longitude);
}

const SAME_POINT_METRES = 100;

export function isSamePoint(one: Coordinates, other: Coordinates): boolean {
  return metresBetween(one, other) < SAME_POINT_METRES;
}

/** Drops other fields. */
export function toPoint({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude, longitude };
}
