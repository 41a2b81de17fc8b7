import type { Map as MapLibreMap } from 'maplibre-gl';
import { drawMarkerImage, IMAGE_DENSITY, IMAGES_MAX } from '../marker-image.js';
import { RecentlyUsed } from '../recently-used.js';

/**
 * Draws the images that the layers name, each when it is first needed. The map asks again for one
 * that was removed and is still shown.
 */
export function resolveMapImages(map: MapLibreMap): void {
  const images = new RecentlyUsed<true>(IMAGES_MAX, (id) => map.hasImage(id) && map.removeImage(id));
  map.setMissingStyleImageResolver(async (id) => {
    const image = await drawMarkerImage(id);
    if (!image) return;
    images.set(id, true);
    if (!map.hasImage(id)) map.addImage(id, image, { pixelRatio: IMAGE_DENSITY });
  });
}
