import {
  AttributionControl,
  type LayerSpecification,
  type LngLatBounds,
  Map as MapLibreMap,
  prewarm,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { MapEngineStart } from '../map-engine.js';
import { MAP_LOCALE } from './locale.tr.js';
import { offlineStyle } from './offline-style.js';
import type { MapViewport } from '../../../shared/map/map-types.js';

/**
 * MapLibre's tiles are 512 px wide, those of the specification's map 256: the same zoom number
 * shows half as much, so the same view has one less.
 */
const ZOOM_AHEAD = 1;

/** MapLibre's zoom for a zoom as the specification counts it. */
export const mapLibreZoom = (zoom: number): number => zoom - ZOOM_AHEAD;

/** The specification's zoom for one of MapLibre's. */
const specZoom = (zoom: number): number => zoom + ZOOM_AHEAD;

/** The whole country and its neighbours fit on a phone. */
const MIN_ZOOM = 4;
const MAX_ZOOM = 19;

/**
 * Starts the threads that make a map's tiles; the first map finds them at work, each later one too.
 */
export function startWorkers(): void {
  setWorkerUrl(new URL(workerUrl, document.baseURI).href);
  prewarm();
}

/** A bare map: north up, flat, moved by hand or by keyboard, with scale and sources in Turkish. */
export function createMap({ container, theme, startAt }: Omit<MapEngineStart, 'events'>): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: offlineStyle(theme),
    center: [startAt.longitude, startAt.latitude],
    zoom: mapLibreZoom(startAt.zoom),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    locale: MAP_LOCALE,
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

/** The control opens itself; on phones it starts closed, so that it hides nothing. */
function addAttribution(map: MapLibreMap, container: HTMLElement): void {
  map.addControl(new AttributionControl({ compact: true, customAttribution: [] }), 'bottom-right');
  map.once('idle', () => {
    const control = container.querySelector('.maplibregl-ctrl-attrib');
    control?.classList.remove('maplibregl-compact-show');
    control?.removeAttribute('open');
  });
}

/** West, south, east and north, degrees. */
type Bbox = [number, number, number, number];

/** The box of `bounds`, cut at the edges of the world. */
function toBbox(bounds: Pick<LngLatBounds, 'getWest' | 'getSouth' | 'getEast' | 'getNorth'>): Bbox {
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return [
    clamp(bounds.getWest(), 180),
    clamp(bounds.getSouth(), 90),
    clamp(bounds.getEast(), 180),
    clamp(bounds.getNorth(), 90),
  ];
}

/** What part of the world the map shows now. */
export function toViewport(map: MapLibreMap): MapViewport {
  const { lng, lat } = map.getCenter();
  return {
    bbox: toBbox(map.getBounds()),
    zoom: specZoom(map.getZoom()),
    center: { latitude: lat, longitude: lng },
  };
}

/**
 * Calls `onPan` when the user moves the map elsewhere: by dragging, by an arrow key, or by choosing
 * a box. Zooming is not that.
 */
export function listenForPans(map: MapLibreMap, onPan: () => void): void {
  map.on('dragstart', onPan);
  map.on('boxzoomend', onPan);
  map.getCanvas().addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow')) onPan();
  });
}

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
