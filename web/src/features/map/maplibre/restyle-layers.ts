import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';

/**
 * Gives the layers that the map has their new look, each at its place in the order: sources and
 * camera stay.
 */
export function restyleLayers(map: MapLibreMap, layers: readonly LayerSpecification[]): void {
  for (const layer of layers) {
    const order = map.getLayersOrder();
    const index = order.indexOf(layer.id);
    if (index < 0) continue;
    map.removeLayer(layer.id);
    map.addLayer(layer, order[index + 1]);
  }
}
