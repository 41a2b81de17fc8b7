import { drawMarkerImage, IMAGES_MAX, RecentlyUsed } from '../marker-image.js';

/** The images of markers, each drawn when it is first needed; those used last are kept. */
export class MarkerImages {
  private readonly images = new RecentlyUsed<ImageBitmap | null>(IMAGES_MAX, (_name, image) =>
    image?.close(),
  );

  constructor(private readonly onDrawn: () => void) {}

  /** The image of that name; null while it is being drawn. */
  get(name: string): ImageBitmap | null {
    const known = this.images.get(name);
    if (known !== undefined) return known;
    this.images.set(name, null);
    this.draw(name).catch(reportError);
    return null;
  }

  private async draw(name: string): Promise<void> {
    const image = await drawMarkerImage(name);
    if (!image) return;
    this.images.set(name, await createImageBitmap(image));
    this.onDrawn();
  }
}
