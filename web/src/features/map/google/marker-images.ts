import { drawMarkerImage, IMAGES_MAX, RecentlyUsed } from '../marker-image.js';

/** How soon an image that could not be drawn is drawn again, ms. */
const AGAIN_MS = 5_000;

/** The images of markers, each drawn when it is first needed; those used last are kept. */
export class MarkerImages {
  private readonly images = new RecentlyUsed<ImageBitmap | null>(IMAGES_MAX, (_name, image) =>
    image?.close(),
  );

  constructor(
    private readonly onDrawn: () => void,
    private readonly drawImage = drawMarkerImage,
  ) {}

  /** The image of that name; null while it is being drawn. */
  get(name: string): ImageBitmap | null {
    const known = this.images.get(name);
    if (known !== undefined) return known;
    this.images.set(name, null);
    this.draw(name).catch((error: unknown) => {
      reportError(error);
      setTimeout(() => {
        this.images.delete(name);
        this.onDrawn(); // asks for it again if it is still in view
      }, AGAIN_MS);
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
