import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { GeoJSONSource, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import type { MapPlace, MapRoutes } from '../../../shared/map/map-types.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { FIRST_FIX_ZOOM, type MapEngine, type MapEngineEvents, type MapEngineStart } from '../map-engine.js';
import { fitPadding, uncoveredCentre } from '../uncovered-area.js';
import { MarkerRenderer } from '../marker-renderer.js';
import { toFeatureCollection } from '../marker-builder.js';
import { toRouteFeatures, type RouteFeature } from '../route-features.js';
import { builtInLayers } from './built-in-style.js';
import { GROUND_SOURCE } from './ground-layers.js';
import { baseMapAddress } from './base-map-style.js';
import { createMap, listenForPans, mapLibreZoom, restyleLayers, toViewport } from './maplibre-map.js';
import { MarkerOverlay } from './marker-overlay.js';
import { resolveMapImages } from './map-images.js';
import { OnlineBaseMap } from './online-base-map.js';
import { LOWEST_ROUTE_LAYER, showRouteLines, ROUTES_MAX_ZOOM, routeLayers } from './route-layers.js';

/** Duration of a move within the view, ms; `levels` is the change of the zoom. */
const moveTime = (levels: number): number => 250 + 120 * levels;

/** From this zoom, the built-in map's main roads are not enough to find the way. */
const STREETS_FROM_ZOOM = mapLibreZoom(15);

export class MapLibreEngine implements MapEngine {
  private readonly map: MapLibreMap;
  readonly markers: MarkerRenderer;
  private readonly overlay: MarkerOverlay;
  private readonly baseMap: OnlineBaseMap;
  private readonly abortController = new AbortController();
  private readonly events: MapEngineEvents;
  private theme: ThemeMode;
  private isDrawn = false;
  private routes: RouteFeature[] = [];

  constructor(
    start: MapEngineStart,
    private readonly styleUrl: string | null,
  ) {
    const { events } = start;
    this.theme = start.theme;
    this.events = events;
    this.map = createMap(start);
    this.overlay = new MarkerOverlay(this.map, (context, view) => this.markers.paint(context, view));
    this.markers = new MarkerRenderer(
      {
        view: () => this.overlay.view(),
        repaint: () => this.overlay.repaint(() => this.markers.repaintSoon()),
        moveTo: (place) => this.moveTo(place),
        needsRoutes: false,
        events,
      },
      start.theme,
    );
    const builtIn = builtInLayers(this.theme).map(({ id }) => id);
    const layers = { builtIn, insertBefore: LOWEST_ROUTE_LAYER };
    this.baseMap = new OnlineBaseMap(this.map, layers, {
      onUnavailable: (cause) => {
        if (styleUrl !== null) events.onStyleUnavailable(cause);
      },
      onChange: () => {
        if (this.baseMap.isShown) events.onBaseMapDrawn();
        this.reportStreets();
      },
    });
    resolveMapImages(this.map);
    this.map.on('style.load', () => this.fillStyle());
    this.map.on('moveend', () => this.afterMove());
    this.map.on('idle', () => events.onReady());
    this.map.on('sourcedata', ({ sourceId, isSourceLoaded, tile }) => {
      if (sourceId === GROUND_SOURCE && isSourceLoaded && tile)
        this.map.once('render', () => {
          this.isDrawn = true;
          events.onBaseMapDrawn();
        });
    });
    this.map.on('webglcontextlost', () => {
      this.stop();
      events.onContextLost();
    });
    this.map.on('webglcontextrestored', () => events.onContextRestored());
    this.map.on('error', (event) => {
      if (!this.baseMap.handleError(event)) reportError(event.error);
    });
    listenForPans(this.map, () => events.onPan());
    this.map.on('click', ({ point }) => this.markers.click(point));
    this.map.on('mousemove', ({ point, originalEvent }) => {
      if (originalEvent.buttons > 0) return; // A pan
      this.map.getCanvas().style.cursor = this.markers.isMarkerAt(point) ? 'pointer' : '';
    });
    const { signal } = this.abortController;
    window.addEventListener('online', () => !this.baseMap.isShown && this.showBaseMap(), { signal });
  }

  setRoutes(routes: MapRoutes | null): void {
    this.routes = toRouteFeatures(routes);
    showRouteLines(this.map, this.routes.length > 0);
    // A removed map has no style, which `getSource` needs.
    const source = this.abortController.signal.aborted ? null : this.map.getSource<GeoJSONSource>('routes');
    void source?.setData(toFeatureCollection(this.routes));
    this.markers.setRoutes(this.routes);
  }

  setTheme(theme: ThemeMode): void {
    if (theme === this.theme) return;
    this.theme = theme;
    restyleLayers(this.map, [...builtInLayers(theme), ...this.overlays()]);
    this.markers.setTheme(theme);
    this.showBaseMap();
  }

  moveTo(place: MapPlace): void {
    const { latitude, longitude, zoom } = place;
    // The map does not follow the own position while the user zooms.
    if (zoom === null && this.map.isMoving()) return;
    const isInView = this.isDrawn && this.map.getBounds().contains([longitude, latitude]);
    const levels = zoom === null ? 0 : Math.abs(mapLibreZoom(zoom) - this.map.getZoom());
    this.centre(place, isInView ? moveTime(levels) : 0);
  }

  zoomBy(levels: number): void {
    this.map.easeTo({ zoom: this.map.getZoom() + levels, duration: 250 });
  }

  showAll([west, south, east, north]: BoundingBox): void {
    const corners: [number, number, number, number] = [west, south, east, north];
    const options = { padding: fitPadding(this.map.getContainer()), maxZoom: mapLibreZoom(FIRST_FIX_ZOOM) };
    const { zoom } = this.map.cameraForBounds(corners, options) ?? {};
    // The map would enlarge a box that does not fit together with its padding.
    if (zoom !== undefined && zoom < this.map.getMinZoom())
      this.centre({ latitude: (south + north) / 2, longitude: (west + east) / 2, zoom: 0 }, 0);
    else this.map.fitBounds(corners, { ...options, animate: false });
  }

  project(latitude: number, longitude: number): { x: number; y: number } {
    const { x, y } = this.map.project([longitude, latitude]);
    return { x, y };
  }

  placeAt(x: number, y: number): Coordinates {
    const { lat, lng } = this.map.unproject([x, y]);
    return { latitude: lat, longitude: lng };
  }

  destroy(): void {
    this.stop();
    this.map.remove();
  }

  /** `duration` in ms. */
  private centre({ latitude, longitude, zoom, isExact = false }: MapPlace, duration: number): void {
    const { clientWidth, clientHeight } = this.map.getContainer();
    const { x, y } = uncoveredCentre(this.map.getContainer());
    this.map.easeTo({
      center: [longitude, latitude],
      ...(zoom !== null && { zoom: mapLibreZoom(zoom) }),
      offset: isExact ? [0, 0] : [x - clientWidth / 2, y - clientHeight / 2],
      duration,
    });
  }

  private stop(): void {
    this.abortController.abort();
    this.markers.stop();
    this.baseMap.stop();
  }

  private fillStyle(): void {
    this.map.addSource('routes', {
      type: 'geojson',
      data: toFeatureCollection(this.routes),
      maxzoom: ROUTES_MAX_ZOOM,
    });
    for (const layer of this.overlays()) this.map.addLayer(layer);
    this.afterMove();
    this.showBaseMap();
  }

  private readonly showBaseMap = (): void => {
    void this.baseMap.show(baseMapAddress(this.styleUrl, this.theme));
  };

  private reportStreets(): void {
    const areMissing = !this.baseMap.isShown && this.map.getZoom() >= STREETS_FROM_ZOOM;
    this.events.onStreetsMissing(areMissing ? this.showBaseMap : null);
  }

  private overlays(): LayerSpecification[] {
    return routeLayers(this.theme, this.routes.length > 0);
  }

  private afterMove(): void {
    this.events.onViewChange(toViewport(this.map));
    this.reportStreets();
  }
}
