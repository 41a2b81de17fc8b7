import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import {
  addProtocol,
  AttributionControl,
  type LayerSpecification,
  type LngLatBounds,
  Map as MapLibreMap,
  ScaleControl,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { MapEngineStart } from '../map-engine.js';
import { MAP_LOCALE } from './locale.tr.js';
import { builtInStyle } from './built-in-style.js';
import { loadTile } from './tile-files.js';
import type { MapViewport } from '../../../shared/map/map-types.js';

/** MapLibre's tiles are 512 px wide, Google's 256 px: the same view has one zoom level less. */
const ZOOM_OFFSET = 1;

export const mapLibreZoom = (zoom: number): number => zoom - ZOOM_OFFSET;

export const googleZoom = (zoom: number): number => zoom + ZOOM_OFFSET;

/** Türkiye and its neighbours fit on a phone. */
const MIN_ZOOM = 4;
const MAX_ZOOM = 19;

export function createMap({ container, theme, startAt }: Omit<MapEngineStart, 'events'>): MapLibreMap {
  addProtocol('pmtiles', loadTile);
  const map = new MapLibreMap({
    container,
    style: builtInStyle(theme),
    center: [startAt.longitude, startAt.latitude],
    zoom: mapLibreZoom(startAt.zoom),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    locale: MAP_LOCALE,
    // MapLibre would split enlarged tiles, and load and draw each tile of the ground many times.
    zoomLevelsToOverscale: MAX_ZOOM,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    attributionControl: false,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ unit: 'metric', maxWidth: 90 }), 'bottom-left');
  addAttribution(map, container);
  return map;
}

/**
 * MapLibre opens the control with the first attribution. Collapse it immediately, so that it covers
 * nothing.
 */
function addAttribution(map: MapLibreMap, container: HTMLElement): void {
  map.addControl(new AttributionControl({ compact: true, customAttribution: [] }), 'bottom-right');
  const collapse = () => {
    const control = container.querySelector('.maplibregl-compact-show');
    if (control === null) return;
    control.classList.remove('maplibregl-compact-show');
    control.removeAttribute('open');
    map.off('sourcedata', collapse);
  };
  map.on('sourcedata', collapse);
}

function toBbox(bounds: Pick<LngLatBounds, 'getWest' | 'getSouth' | 'getEast' | 'getNorth'>): BoundingBox {
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return [
    clamp(bounds.getWest(), 180),
    clamp(bounds.getSouth(), 90),
    clamp(bounds.getEast(), 180),
    clamp(bounds.getNorth(), 90),
  ];
}

export function toViewport(map: MapLibreMap): MapViewport {
  const { lng, lat } = map.getCenter();
  return {
    bbox: toBbox(map.getBounds()),
    zoom: googleZoom(map.getZoom()),
    centre: { latitude: lat, longitude: lng },
  };
}

/** Calls `onPan` on dragging, arrow keys and box zoom, but not on other zooming. */
export function listenForPans(map: MapLibreMap, onPan: () => void): void {
  map.on('dragstart', onPan);
  map.on('boxzoomend', onPan);
  map.getCanvas().addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow')) onPan();
  });
}

/** Replaces layers in place: a new style would drop sources. */
export function restyleLayers(map: MapLibreMap, layers: readonly LayerSpecification[]): void {
  for (const layer of layers) {
    const order = map.getLayersOrder();
    const index = order.indexOf(layer.id);
    if (index < 0) continue;
    map.removeLayer(layer.id);
    map.addLayer(layer, order[index + 1]);
  }
}
