import type { Position } from 'geojson';
import { findGlides, GLIDE_MS, placeOnGlide, type Glide } from './glide.js';
import type { ProviderFeature } from './provider-features.js';
import type { SceneChange } from './provider-scene.js';

/**
 * Draws provider features by an engine's `draw`, letting those in view glide to their new places.
 */
export class MarkerMotion {
  private readonly drawn = new Map<number, Position>();
  private readonly underWay = new Map<number, Glide & { start: number }>();
  private frame = 0;

  constructor(private readonly draw: (change: SceneChange) => void) {}

  /** Shows what changed; without `bounds` nothing glides. */
  show({ put, removed }: SceneChange, bounds: readonly [number, number, number, number] | null): void {
    const glides = bounds ? findGlides(this.drawn, put, bounds) : [];
    for (const { id } of put) this.underWay.delete(id);
    for (const id of removed) {
      this.underWay.delete(id);
      this.drawn.delete(id);
    }
    const start = performance.now();
    for (const glide of glides) this.underWay.set(glide.feature.id, { ...glide, start });
    for (const { id, geometry } of put) if (!this.underWay.has(id)) this.drawn.set(id, geometry.coordinates);
    if (put.length > 0 || removed.length > 0)
      this.draw({ put: glides.length > 0 ? put.map((each) => this.placed(each)) : put, removed });
    if (this.underWay.size > 0) this.nextFrame();
  }

  /** The feature where it stands at this moment. */
  placed(feature: ProviderFeature): ProviderFeature {
    const coordinates = this.drawn.get(feature.id) ?? feature.geometry.coordinates;
    return { ...feature, geometry: { type: 'Point', coordinates } };
  }

  /** Ends all glides where they are. */
  stop(): void {
    cancelAnimationFrame(this.frame);
    this.underWay.clear();
  }

  private nextFrame(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame((now) => this.step(now));
  }

  private step(now: number): void {
    const put = [...this.underWay.values()].map((glide) => {
      const { id } = glide.feature;
      const share = (now - glide.start) / GLIDE_MS;
      this.drawn.set(id, placeOnGlide(glide, share));
      if (share >= 1) this.underWay.delete(id);
      return this.placed(glide.feature);
    });
    this.draw({ put, removed: [] });
    if (this.underWay.size > 0) this.nextFrame();
  }
}
