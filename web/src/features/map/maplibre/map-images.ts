import { drawMarkerImage, IMAGE_DENSITY, IMAGES_MAX, RecentlyUsed } from '../marker-image.js';

/** The images of a map, as far as they are needed here. */
interface ImageMap {
  hasImage: (id: string) => boolean;
  addImage: (id: string, image: ImageData, options: { pixelRatio: number }) => unknown;
  removeImage: (id: string) => void;
  setMissingStyleImageResolver: (resolve: (id: string) => Promise<void>) => unknown;
}

/**
 * Draws the images that the layers name, each when it is first needed. Of the rings of clusters the
 * newest are kept, the map asks again for one that was removed and is still shown; there are few
 * other images, and they stay.
 */
export function resolveMapImages(map: ImageMap, draw = drawMarkerImage): void {
  const rings = new RecentlyUsed<true>(IMAGES_MAX, (id) => map.hasImage(id) && map.removeImage(id));
  map.setMissingStyleImageResolver(async (id) => {
    const image = await draw(id);
    if (!image) return;
    if (id.startsWith('ring|')) rings.set(id, true);
    if (!map.hasImage(id)) map.addImage(id, image, { pixelRatio: IMAGE_DENSITY });
  });
}
