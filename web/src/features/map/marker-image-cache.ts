import { drawMarkerImage, IMAGES_MAX } from './draw-marker-image.js';

/** Delay before a failed image is drawn again, ms. */
const RETRY_DELAY_MS = 5_000;

export class MarkerImageCache {
  private readonly images = new RecentlyUsed<ImageBitmap | null>(IMAGES_MAX, (_name, image) =>
    image?.close(),
  );

  constructor(
    private readonly onDrawn: () => void,
    private readonly drawImage = drawMarkerImage,
  ) {}

  /** Null while the image is being drawn. */
  get(name: string): ImageBitmap | null {
    const known = this.images.get(name);
    if (known !== undefined) return known;
    this.images.set(name, null);
    this.draw(name).catch((error: unknown) => {
      reportError(error);
      setTimeout(() => {
        this.images.delete(name);
        this.onDrawn(); // Requests the image again if it is still in view
      }, RETRY_DELAY_MS);
    });
    return null;
  }

  private async draw(name: string): Promise<void> {
    const image = await this.drawImage(name);
    if (!image) return;
    this.images.set(name, await createImageBitmap(image));
    this.onDrawn();
  }
}

/** Minimum interval between evictions, ms. */
const EVICTION_INTERVAL_MS = 30_000;

/**
 * Cache of the `max` most recently used values. It evicts at most every 30 s, so that a view that
 * needs more than `max` images does not evict and redraw them endlessly.
 */
export class RecentlyUsed<Value> {
  private readonly values = new Map<string, Value>(); // Least recently used first
  private evictedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly max: number,
    private readonly onEvict: (name: string, value: Value) => void,
  ) {}

  get(name: string): Value | undefined {
    const value = this.values.get(name);
    if (value === undefined) return undefined;
    this.values.delete(name);
    this.values.set(name, value);
    return value;
  }

  delete(name: string): void {
    this.values.delete(name);
  }

  set(name: string, value: Value): void {
    this.values.delete(name);
    this.values.set(name, value);
    const now = Date.now();
    if (this.values.size <= this.max || now - this.evictedAt < EVICTION_INTERVAL_MS) return;
    this.evictedAt = now;
    for (const oldest of [...this.values].slice(0, this.values.size - this.max)) {
      this.values.delete(oldest[0]);
      this.onEvict(...oldest);
    }
  }
}
