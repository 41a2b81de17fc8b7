import { GeoJSONSource, type Map as MapLibreMap, type MapGeoJSONFeature, type PointLike } from 'maplibre-gl';
import { SERVER_CLUSTER_ZOOM_STEP } from '../server-clusters.js';
import type { MapEngineEvents } from '../map-engine.js';
import { OWN_MARK_LAYER } from './own-position-layers.js';
import { CLUSTER_LAYER, SERVER_CLUSTER_LAYER, PROVIDER_LAYERS } from './provider-layers.js';

/** A finger is less exact than a pixel: half the side of the square that a click searches, px. */
const REACH_PX = 8;

/**
 * A click selects a provider, opens a cluster, or deselects; the pointer says where one may click.
 */
export function listenForClicks(
  map: MapLibreMap,
  { onSelect, onSelectOwn, onPan }: Pick<MapEngineEvents, 'onSelect' | 'onSelectOwn' | 'onPan'>,
): void {
  map.on('click', ({ point }) => {
    const hit = featureAt(map, point.x, point.y);
    if (!hit) {
      onSelect(null);
      return;
    }
    if (hit.layer.id === OWN_MARK_LAYER) {
      onSelectOwn();
      return;
    }
    if (PROVIDER_LAYERS.includes(hit.layer.id)) {
      onSelect(Number(hit.properties['id']));
      return;
    }
    onPan(); // opening a cluster goes there
    if (hit.layer.id === CLUSTER_LAYER) openCluster(map, hit).catch(reportError);
    else comeNearer(map, hit, map.getZoom() + SERVER_CLUSTER_ZOOM_STEP);
  });
  map.on('mousemove', ({ point }) => {
    map.getCanvas().style.cursor = featureAt(map, point.x, point.y) ? 'pointer' : '';
  });
}

function featureAt(map: MapLibreMap, x: number, y: number): MapGeoJSONFeature | undefined {
  const layers = [OWN_MARK_LAYER, ...PROVIDER_LAYERS, CLUSTER_LAYER, SERVER_CLUSTER_LAYER].filter((id) =>
    map.getLayer(id),
  );
  if (layers.length === 0) return undefined;
  const box: [PointLike, PointLike] = [
    [x - REACH_PX, y - REACH_PX],
    [x + REACH_PX, y + REACH_PX],
  ];
  const exact = map.queryRenderedFeatures([x, y], { layers });
  return exact[0] ?? map.queryRenderedFeatures(box, { layers })[0];
}

async function openCluster(map: MapLibreMap, cluster: MapGeoJSONFeature): Promise<void> {
  const source = map.getSource('providers');
  if (!(source instanceof GeoJSONSource) || cluster.geometry.type !== 'Point') return;
  const zoom = await source.getClusterExpansionZoom(Number(cluster.properties['cluster_id']));
  comeNearer(map, cluster, zoom + 0.2);
}

function comeNearer(map: MapLibreMap, { geometry }: MapGeoJSONFeature, zoom: number): void {
  if (geometry.type !== 'Point') return;
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  map.easeTo({ center: [longitude, latitude], zoom, duration: 250 });
}
