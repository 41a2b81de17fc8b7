import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { MapPlace, MapRoutes } from '../../../shared/map/map-types.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { FIRST_FIX_ZOOM, type MapEngine, type MapEngineEvents } from '../map-engine.js';
import { fitPadding, uncoveredCentre } from '../uncovered-area.js';
import { MarkerRenderer } from '../marker-renderer.js';
import { toRouteFeatures } from '../route-features.js';
import { type FlatView, toCoordinates, toScreen, viewBbox } from '../flat-view.js';
import { addCanvasLayer, type CanvasLayer } from './canvas-layer.js';
import { themeOptions } from './google-map-options.js';

/** Draws all markers on one canvas: an element per marker is too slow. */
export class GoogleEngine implements MapEngine {
  readonly markers: MarkerRenderer;
  private readonly events: MapEngineEvents;
  private readonly layer: CanvasLayer;
  private theme: ThemeMode;
  private isMoving = false;
  private cursor: 'pointer' | null = null;

  constructor(
    private readonly map: google.maps.Map,
    { theme, events }: { theme: ThemeMode; events: MapEngineEvents },
  ) {
    this.theme = theme;
    this.events = events;
    const host = {
      view: () => this.view(),
      repaint: () => this.layer.redraw(),
      moveTo: (place: MapPlace) => this.moveTo(place),
      needsRoutes: true,
      events,
    };
    this.markers = new MarkerRenderer(host, theme);
    this.layer = addCanvasLayer(map, (context, size) =>
      this.markers.paint(context, { ...this.view(), ...size }),
    );
    map.addListener('bounds_changed', () => {
      this.isMoving = true;
      this.layer.follow();
    });
    map.addListener('idle', () => this.afterMove());
    map.addListener('dragstart', () => events.onPan());
    map.getDiv().addEventListener('keydown', this.onKey);
    map.addListener('click', (event: google.maps.MapMouseEvent) => this.afterClick(event.latLng));
    map.addListener('mousemove', (event: google.maps.MapMouseEvent) => this.point(event.latLng));
  }

  setRoutes(routes: MapRoutes | null): void {
    this.markers.setRoutes(toRouteFeatures(routes));
  }

  setTheme(theme: ThemeMode): void {
    if (theme === this.theme) return;
    this.theme = theme;
    this.map.setOptions(themeOptions(theme));
    this.markers.setTheme(theme);
  }

  moveTo(place: MapPlace): void {
    const { latitude, longitude, zoom } = place;
    // The map does not follow the own position while the user zooms.
    if (zoom === null && this.isMoving) return;
    const centre = place.isExact ? { lat: latitude, lng: longitude } : this.centreFor(place);
    if (zoom !== null) this.map.setZoom(zoom);
    this.map.panTo(centre);
  }

  zoomBy(levels: number): void {
    this.map.setZoom(this.view().zoom + levels);
  }

  showAll([west, south, east, north]: BoundingBox): void {
    const div = this.map.getDiv();
    const padding = fitPadding(div);
    const width = div.clientWidth - padding.left - padding.right;
    const height = div.clientHeight - padding.top - padding.bottom;
    const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
    const closest = viewBbox({ centre, zoom: FIRST_FIX_ZOOM, width, height });
    // `fitBounds` takes no maximum zoom
    if (closest[0] < west && closest[1] < south) this.moveTo({ ...centre, zoom: FIRST_FIX_ZOOM });
    else this.map.fitBounds({ west, south, east, north }, padding);
  }

  project(latitude: number, longitude: number): { x: number; y: number } {
    return toScreen(this.view(), { latitude, longitude });
  }

  placeAt(x: number, y: number): Coordinates {
    return toCoordinates(this.view(), { x, y });
  }

  destroy(): void {
    this.markers.stop();
    this.layer.remove();
    this.map.getDiv().removeEventListener('keydown', this.onKey);
    google.maps.event.clearInstanceListeners(this.map);
  }

  /** The centre of the map for which `place` is in the middle of the uncovered part. */
  private centreFor({ latitude, longitude, zoom }: MapPlace): google.maps.LatLngLiteral {
    const view = this.view();
    const { x, y } = uncoveredCentre(this.map.getDiv());
    const around = { ...view, centre: { latitude, longitude }, zoom: zoom ?? view.zoom };
    const centre = toCoordinates(around, { x: view.width - x, y: view.height - y });
    return { lat: centre.latitude, lng: centre.longitude };
  }

  private readonly onKey = ({ key }: KeyboardEvent) => {
    if (key.startsWith('Arrow')) this.events.onPan();
  };

  private view(): FlatView {
    const centre = this.map.getCenter();
    const { clientWidth, clientHeight } = this.map.getDiv();
    return {
      centre: { latitude: centre?.lat() ?? 0, longitude: centre?.lng() ?? 0 },
      zoom: this.map.getZoom() ?? 0,
      width: clientWidth,
      height: clientHeight,
    };
  }

  private afterMove(): void {
    const view = this.view();
    this.isMoving = false;
    this.layer.redraw();
    this.events.onViewChange({ bbox: viewBbox(view), zoom: view.zoom, centre: view.centre });
    this.events.onBaseMapDrawn();
    this.events.onReady();
  }

  private afterClick(at: google.maps.LatLng | null): void {
    if (at) this.markers.click(this.toScreenPoint(at));
  }

  private point(at: google.maps.LatLng | null): void {
    const cursor = at && this.markers.isMarkerAt(this.toScreenPoint(at)) ? 'pointer' : null;
    if (cursor === this.cursor) return;
    this.cursor = cursor;
    this.map.setOptions({ draggableCursor: cursor });
  }

  private toScreenPoint(at: google.maps.LatLng): { x: number; y: number } {
    return this.project(at.lat(), at.lng());
  }
}
