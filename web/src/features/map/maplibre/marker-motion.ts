import type { GeoJSONSource } from 'maplibre-gl';
import type { Position } from 'geojson';
import { findGlides, GLIDE_MS, placeOnGlide, type Glide } from '../glide.js';
import { collectionOf, type ProviderFeature } from '../provider-features.js';

/** Draws provider features into a source, letting those in view glide to their new places. */
export class MarkerMotion {
  private readonly drawn = new Map<number, Position>();
  private frame = 0;

  constructor(
    private readonly source: () => GeoJSONSource | undefined,
    private readonly onMoved: () => void,
  ) {}

  /** Shows these markers and no others; without `bounds` nothing glides. */
  show(features: readonly ProviderFeature[], bounds: [number, number, number, number] | null): void {
    this.stop();
    const glides = bounds ? findGlides(this.drawn, features, bounds) : [];
    const starts = new Map(glides.map(({ id, from }) => [id, from]));
    this.drawn.clear();
    for (const { id, geometry } of features) this.drawn.set(id, starts.get(id) ?? geometry.coordinates);
    void this.source()?.setData(collectionOf(features.map((feature) => this.placed(feature))));
    this.onMoved();
    if (glides.length > 0) this.glide(glides, performance.now());
  }

  /** The feature where it stands at this moment. */
  placed(feature: ProviderFeature): ProviderFeature {
    const coordinates = this.drawn.get(feature.id) ?? feature.geometry.coordinates;
    return { ...feature, geometry: { type: 'Point', coordinates } };
  }

  /** Ends a glide where it is. */
  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private glide(glides: readonly Glide[], start: number): void {
    this.frame = requestAnimationFrame((now) => {
      const share = (now - start) / GLIDE_MS;
      const update = glides.map((glide) => {
        const coordinates = placeOnGlide(glide, share);
        this.drawn.set(glide.id, coordinates);
        return { id: glide.id, newGeometry: { type: 'Point' as const, coordinates } };
      });
      void this.source()?.updateData({ update });
      this.onMoved();
      if (share < 1) this.glide(glides, start);
    });
  }
}
