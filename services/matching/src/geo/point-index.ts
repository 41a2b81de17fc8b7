import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';

/** Degrees in WGS 84, by number of the point. */
interface Points {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
}

/** Which of many points are near, on the sphere. */
export class PointIndex {
  private readonly index: KDBush;

  constructor(private readonly points: Points) {
    this.index = new KDBush(points.latitudes.length);
    points.latitudes.forEach((latitude, at) => this.index.add(points.longitudes[at] ?? 0, latitude));
    this.index.finish();
  }

  /** The nearest point within reach and its metres as the crow flies; null where there is none. */
  nearest(
    latitude: number,
    longitude: number,
    reachMetres = Number.POSITIVE_INFINITY,
  ): { at: number; metres: number } | null {
    const [at] = around(this.index, longitude, latitude, 1, reachMetres / 1_000);
    if (at === undefined) return null;
    const [north, east] = [this.points.latitudes[at] ?? 0, this.points.longitudes[at] ?? 0];
    return { at, metres: crowMetres(latitude, longitude, north, east) };
  }

  /** How far a point is from the nearest other one, metres; infinite where it is the only one. */
  gapOf(at: number): number {
    const [latitude, longitude] = [this.points.latitudes[at] ?? 0, this.points.longitudes[at] ?? 0];
    const other = around(this.index, longitude, latitude, 2).find((one) => one !== at);
    if (other === undefined) return Number.POSITIVE_INFINITY;
    const [north, east] = [this.points.latitudes[other] ?? 0, this.points.longitudes[other] ?? 0];
    return crowMetres(latitude, longitude, north, east);
  }

  /** All points within so many metres. */
  within(latitude: number, longitude: number, metres: number): number[] {
    return around(this.index, longitude, latitude, Number.POSITIVE_INFINITY, metres / 1_000);
  }
}

/** Metres between two points as the crow flies; degrees in WGS 84. */
export function crowMetres(latitude: number, longitude: number, toLatitude: number, toLongitude: number) {
  return distance(longitude, latitude, toLongitude, toLatitude) * 1_000;
}
