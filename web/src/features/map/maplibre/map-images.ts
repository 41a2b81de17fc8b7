import { drawMarkerImage, IMAGE_DENSITY, IMAGES_MAX, RecentlyUsed } from '../marker-image.js';

interface ImageMap {
  hasImage: (id: string) => boolean;
  addImage: (id: string, image: ImageData, options: { pixelRatio: number }) => unknown;
  removeImage: (id: string) => void;
  setMissingStyleImageResolver: (resolve: (id: string) => Promise<void>) => unknown;
}

/**
 * Draws each image when a layer first needs it. Only cluster rings are evicted, since there are few
 * other images; MapLibre requests an evicted image again if it is in view.
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
