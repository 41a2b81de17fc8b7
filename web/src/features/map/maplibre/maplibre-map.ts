import { AttributionControl, Map as MapLibreMap, prewarm, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { MapEngineStart } from '../map-engine.js';
import { MAP_LOCALE } from './locale.tr.js';
import { offlineStyle } from './offline-style.js';
import { mapLibreZoom } from './tile-zoom.js';

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
