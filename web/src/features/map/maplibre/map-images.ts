import { drawMarkerImage, IMAGE_DENSITY } from '../draw-marker-image.js';

interface ImageMap {
  hasImage: (id: string) => boolean;
  addImage: (id: string, image: ImageData, options: { pixelRatio: number }) => unknown;
  setMissingStyleImageResolver: (resolve: (id: string) => Promise<void>) => unknown;
}

/** Draws each image when a layer first needs it. */
export function resolveMapImages(map: ImageMap, draw = drawMarkerImage): void {
  map.setMissingStyleImageResolver(async (id) => {
    const image = await draw(id);
    if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: IMAGE_DENSITY });
  });
}
