import { drawMarkerImage, IMAGES_MAX, RecentlyUsed } from './draw-marker-image.js';

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
        this.onDrawn(); // requests the image again if it is still in view
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
