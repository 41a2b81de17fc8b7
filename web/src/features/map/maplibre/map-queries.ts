import { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { GeoJSONSource, type Map as MapLibreMap, type MapGeoJSONFeature, type PointLike } from 'maplibre-gl';
import type { MapEngineEvents, RenderedCluster, RenderedProvider } from '../map-engine.js';
import { CLUSTER_LAYER, OWN_MARK_LAYER, PROVIDER_LAYERS, SERVER_CLUSTER_LAYER } from './marker-layers.js';
import { HIT_REACH, SERVER_CLUSTER_ZOOM_STEP } from '../marker-style.js';

export function renderedProviders(map: MapLibreMap): RenderedProvider[] {
  const layers = PROVIDER_LAYERS.filter((id) => map.getLayer(id));
  if (layers.length === 0) return [];
  const found = new Map<number, RenderedProvider>();
  for (const { geometry, properties } of map.queryRenderedFeatures({ layers })) {
    const id = Number(properties['id']);
    if (geometry.type !== 'Point' || found.has(id)) continue;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const serviceType = ServiceType.parse(properties['type']);
    found.set(id, { id, latitude, longitude, serviceType, label: String(properties['label']) });
  }
  return [...found.values()];
}

export function renderedClusters(map: MapLibreMap, onPan: () => void): RenderedCluster[] {
  const layers = [CLUSTER_LAYER, SERVER_CLUSTER_LAYER].filter((id) => map.getLayer(id));
  if (layers.length === 0) return [];
  const found = new Map<string, RenderedCluster>();
  for (const cluster of map.queryRenderedFeatures({ layers })) {
    if (cluster.geometry.type !== 'Point') continue;
    const [longitude = 0, latitude = 0] = cluster.geometry.coordinates;
    const open = () => {
      onPan();
      openCluster(map, cluster).catch(reportError);
    };
    const count = Number(cluster.properties['point_count']);
    found.set(`${longitude} ${latitude}`, { latitude, longitude, count, open }); // once for each tile
  }
  return [...found.values()];
}

export function listenForClicks(
  map: MapLibreMap,
  { onSelect, onSelectOwn, onPan }: Pick<MapEngineEvents, 'onSelect' | 'onSelectOwn' | 'onPan'>,
): void {
  map.on('click', ({ point }) => {
    const hit = featureAt(map, point.x, point.y);
    if (!hit) onSelect(null);
    else if (hit.layer.id === OWN_MARK_LAYER) onSelectOwn();
    else if (PROVIDER_LAYERS.includes(hit.layer.id)) onSelect(Number(hit.properties['id']));
    else {
      onPan(); // opening a cluster goes there
      openCluster(map, hit).catch(reportError);
    }
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
    [x - HIT_REACH, y - HIT_REACH],
    [x + HIT_REACH, y + HIT_REACH],
  ];
  const exact = map.queryRenderedFeatures([x, y], { layers });
  return exact[0] ?? map.queryRenderedFeatures(box, { layers })[0];
}

async function openCluster(map: MapLibreMap, cluster: MapGeoJSONFeature): Promise<void> {
  if (cluster.layer.id === SERVER_CLUSTER_LAYER) {
    zoomTo(map, cluster, map.getZoom() + SERVER_CLUSTER_ZOOM_STEP);
    return;
  }
  const source = map.getSource('providers');
  if (!(source instanceof GeoJSONSource) || cluster.geometry.type !== 'Point') return;
  const zoom = await source.getClusterExpansionZoom(Number(cluster.properties['cluster_id']));
  zoomTo(map, cluster, zoom + 0.2);
}

function zoomTo(map: MapLibreMap, { geometry }: MapGeoJSONFeature, zoom: number): void {
  if (geometry.type !== 'Point') return;
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  map.easeTo({ center: [longitude, latitude], zoom, duration: 250 });
}
