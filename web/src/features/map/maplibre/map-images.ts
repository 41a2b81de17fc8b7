import type { Map as MapLibreMap } from 'maplibre-gl';
import { drawMarkerImage, IMAGE_DENSITY } from '../marker-image.js';

/** Draws the images that the layers name, each when it is first needed. */
export function resolveMapImages(map: MapLibreMap): void {
  map.setMissingStyleImageResolver(async (id) => {
    const image = await drawMarkerImage(id);
    if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: IMAGE_DENSITY });
  });
}
