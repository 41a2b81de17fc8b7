import type { Line } from '@rotadas/contracts/matching/match';
import { RADIANS } from '@rotadas/contracts/primitives/globe';
import { worldX, worldY } from './flat-view.js';

/** A point of a route, in widths of the world. */
export interface TrackPoint {
  x: number;
  y: number;
  /** Degrees from north. */
  heading: number;
}

/** Finds points of a route by their distance from its start, in widths of the world. */
export class RouteTrack {
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  /** Distance of each point from the start. */
  private readonly distances: Float64Array;

  constructor(line: Line) {
    this.xs = Float64Array.from(line, ([longitude]) => worldX(longitude));
    this.ys = Float64Array.from(line, ([, latitude]) => worldY(latitude));
    this.distances = new Float64Array(line.length);
    for (let index = 1; index < line.length; index += 1)
      this.distances[index] = this.distance(index - 1) + this.lengthOf(index - 1);
  }

  /** How far along the route a place is; -1 if it is further from it than `reach`. */
  nearest(x: number, y: number, reach: number): number {
    let nearest = reach;
    let along = -1;
    for (let index = 0; index < this.xs.length - 1; index += 1) {
      const [fromX, fromY] = [this.x(index), this.y(index)];
      const [acrossX, acrossY] = [this.x(index + 1) - fromX, this.y(index + 1) - fromY];
      const square = acrossX ** 2 + acrossY ** 2;
      const dot = (x - fromX) * acrossX + (y - fromY) * acrossY;
      const share = square === 0 ? 0 : Math.min(1, Math.max(0, dot / square));
      const off = Math.hypot(fromX + share * acrossX - x, fromY + share * acrossY - y);
      if (off > nearest) continue;
      nearest = off;
      along = this.distance(index) + share * Math.sqrt(square);
    }
    return along;
  }

  /** Writes the point at a distance from the start into `into`; the last point beyond the end. */
  pointAt(along: number, into: TrackPoint): void {
    let [low, high] = [0, this.xs.length - 2];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.distance(middle) <= along) low = middle;
      else high = middle - 1;
    }
    const [acrossX, acrossY] = [this.x(low + 1) - this.x(low), this.y(low + 1) - this.y(low)];
    const length = this.lengthOf(low);
    const share = length === 0 ? 0 : Math.min(1, (along - this.distance(low)) / length);
    into.x = this.x(low) + share * acrossX;
    into.y = this.y(low) + share * acrossY;
    into.heading = toHeading(acrossX, acrossY);
  }

  private lengthOf(index: number): number {
    return Math.hypot(this.x(index + 1) - this.x(index), this.y(index + 1) - this.y(index));
  }

  private x = (index: number) => this.xs[index] ?? 0;
  private y = (index: number) => this.ys[index] ?? 0;
  private distance = (index: number) => this.distances[index] ?? 0;
}

/** Degrees clockwise from north, 0 to 360; `y` grows to the south. */
function toHeading(x: number, y: number): number {
  return (Math.atan2(x, -y) / RADIANS + 360) % 360;
}
