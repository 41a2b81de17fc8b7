import type { ScreenPoint } from './flat-view.js';
import type { Marker } from './marker-builder.js';

export interface FramedMarker {
  readonly marker: Marker;
  readonly image: string;
}

/** Positions and appearance of the markers of one frame, computed once and then painted. */
export class MarkerFrame<Framed extends FramedMarker = FramedMarker> {
  readonly markers: Framed[] = [];
  private readonly x: Float32Array;
  private readonly y: Float32Array;
  private readonly headings: Float32Array;
  private readonly opacities: Float32Array;

  constructor(max: number) {
    this.x = new Float32Array(max);
    this.y = new Float32Array(max);
    this.headings = new Float32Array(max);
    this.opacities = new Float32Array(max);
  }

  add(marker: Framed, { x, y }: ScreenPoint, look: { heading: number; opacity: number }): void {
    const index = this.markers.push(marker) - 1;
    this.x[index] = x;
    this.y[index] = y;
    this.headings[index] = look.heading;
    this.opacities[index] = look.opacity;
  }

  /** Px of the view. */
  at(index: number): ScreenPoint {
    return { x: this.x[index] ?? 0, y: this.y[index] ?? 0 };
  }

  /** Degrees from north; -1 for none. */
  heading(index: number): number {
    return this.headings[index] ?? -1;
  }

  opacity(index: number): number {
    return this.opacities[index] ?? 1;
  }
}
