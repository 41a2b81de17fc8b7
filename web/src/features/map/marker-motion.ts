import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Position } from 'geojson';
import type { ProviderFeature, SceneChange } from './provider-scene.js';

/** Duration of a glide, ms. */
const GLIDE_MS = 250;

/** If more markers move, all of them jump. */
const MAX_GLIDES = 200;

interface Glide {
  feature: ProviderFeature;
  from: Position;
}

/** Markers in view that moved since they were drawn; none if too many moved. */
function findGlides(
  drawn: ReadonlyMap<number, Position>,
  features: readonly ProviderFeature[],
  bounds: Readonly<BoundingBox>,
): Glide[] {
  const glides = features.flatMap((feature) => {
    const from = drawn.get(feature.id);
    const to = feature.geometry.coordinates;
    if (!from || (from[0] === to[0] && from[1] === to[1])) return [];
    return isInside(from, bounds) || isInside(to, bounds) ? [{ feature, from }] : [];
  });
  return glides.length > MAX_GLIDES ? [] : glides;
}

/** Position at a `share` (0 to 1) of the glide; decelerates. */
function placeOnGlide({ feature, from }: Glide, share: number): Position {
  const to = feature.geometry.coordinates;
  const eased = 1 - (1 - Math.min(1, Math.max(0, share))) ** 2;
  return from.map((start, axis) => start + ((to[axis] ?? start) - start) * eased);
}

function isInside(
  [longitude = 0, latitude = 0]: Position,
  [west, south, east, north]: Readonly<BoundingBox>,
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

interface MotionView {
  bounds: Readonly<BoundingBox>;
  reducedMotion: boolean;
}

/** Margin around the view that counts as in view, as a share of its size. */
const MARGIN = 0.2;

/** Animates markers in view. Other changes wait, since each drawing repaints the whole map. */
export class MarkerMotion {
  private readonly drawn = new Map<number, Position>();
  private readonly pending = new Map<number, Glide & { start: number }>();
  private readonly waitingPuts = new Map<number, ProviderFeature>();
  private readonly waitingRemovals = new Set<number>();
  private frame = 0;

  constructor(private readonly draw: (change: SceneChange) => void) {}

  show({ put, removed }: SceneChange, { bounds, reducedMotion }: MotionView): void {
    const glides = reducedMotion ? [] : findGlides(this.drawn, put, bounds);
    const isVisible = this.isVisible(put, removed, widened(bounds));
    for (const feature of put) {
      this.pending.delete(feature.id);
      this.waitingRemovals.delete(feature.id);
      this.waitingPuts.set(feature.id, feature);
    }
    for (const id of removed) {
      this.pending.delete(id);
      this.drawn.delete(id);
      this.waitingPuts.delete(id);
      this.waitingRemovals.add(id);
    }
    const start = performance.now();
    for (const glide of glides) this.pending.set(glide.feature.id, { ...glide, start });
    for (const { id, geometry } of put) if (!this.pending.has(id)) this.drawn.set(id, geometry.coordinates);
    if (isVisible) this.flush();
    if (this.pending.size > 0) this.nextFrame();
  }

  /** Draws deferred changes; called while the view moves. */
  flush(): void {
    if (this.waitingPuts.size === 0 && this.waitingRemovals.size === 0) return;
    const put = [...this.waitingPuts.values()].map((each) => this.placed(each));
    const removed = [...this.waitingRemovals];
    this.waitingPuts.clear();
    this.waitingRemovals.clear();
    this.draw({ put, removed });
  }

  /** The feature at its currently drawn position. */
  placed(feature: ProviderFeature): ProviderFeature {
    const coordinates = this.drawn.get(feature.id) ?? feature.geometry.coordinates;
    return { ...feature, geometry: { type: 'Point', coordinates } };
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.pending.clear();
  }

  private isVisible(
    put: readonly ProviderFeature[],
    removed: readonly number[],
    bounds: Readonly<BoundingBox>,
  ): boolean {
    const isDrawnIn = (id: number) => {
      const place = this.drawn.get(id);
      return place !== undefined && isInside(place, bounds);
    };
    return (
      removed.some(isDrawnIn) ||
      put.some(({ id, geometry }) => isDrawnIn(id) || isInside(geometry.coordinates, bounds))
    );
  }

  private nextFrame(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame((now) => this.step(now));
  }

  private step(now: number): void {
    const put = [...this.pending.values()].map((glide) => {
      const { id } = glide.feature;
      const share = (now - glide.start) / GLIDE_MS;
      this.drawn.set(id, placeOnGlide(glide, share));
      if (share >= 1) this.pending.delete(id);
      return this.placed(glide.feature);
    });
    this.draw({ put, removed: [] });
    if (this.pending.size > 0) this.nextFrame();
  }
}

function widened([west, south, east, north]: Readonly<BoundingBox>): Readonly<BoundingBox> {
  const [x, y] = [(east - west) * MARGIN, (north - south) * MARGIN];
  return [west - x, south - y, east + x, north + y];
}
