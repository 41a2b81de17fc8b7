import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { MapPlace, MapProvider, MapRoutes, OwnPosition } from '../../../shared/map/map-types.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { SERVER_CLUSTER_ZOOM_STEP } from '../marker-style.js';
import { FrameTask } from '../frame-task.js';
import {
  FIRST_FIX_ZOOM,
  type MapEngine,
  type MapEngineEvents,
  type RenderedCluster,
  type RenderedProvider,
  firstView,
} from '../map-engine.js';
import { fitPadding, freeMiddle } from '../free-area.js';
import { MarkerMotion } from '../marker-motion.js';
import { ProviderScene } from '../provider-scene.js';
import { routeFeatures, type RouteFeature } from '../route-features.js';
import { addCanvasLayer, type CanvasLayer } from './canvas-layer.js';
import { ClusterIndex, type MarkerCluster } from './cluster-index.js';
import { type FlatView, toCoordinates, toScreen, viewBbox } from './flat-view.js';
import { themeOptions } from './google-map-options.js';
import { MarkerImages } from './marker-images.js';
import { hitAt, paintMarkers, placed, visibleMarkers, type MarkerScene } from './marker-scene.js';
import { paintEnds, paintRoutes } from './paint-routes.js';
import { prefersReducedMotion } from '../../../shared/ui/device.js';

/** Draws all markers on one canvas: an element per marker is too slow. */
export class GoogleEngine implements MapEngine {
  private readonly shown: MarkerScene;
  private readonly events: MapEngineEvents;
  private readonly layer: CanvasLayer;
  private readonly providersTask = new FrameTask();
  private readonly images = new MarkerImages(() => this.paintSoon());
  private theme: ThemeMode;
  private frame = 0;
  private isMoving = false;
  private cursor: 'pointer' | null = null;
  private routes: RouteFeature[] = [];

  constructor(
    private readonly map: google.maps.Map,
    { theme, events }: { theme: ThemeMode; events: MapEngineEvents },
  ) {
    this.theme = theme;
    this.events = events;
    this.shown = {
      scene: new ProviderScene(),
      motion: new MarkerMotion(() => this.paintSoon()),
      index: new ClusterIndex(),
      serverClusters: [],
      marked: { selectedId: null, highlightedId: null },
      own: null,
    };
    this.layer = addCanvasLayer(map, (context, size) => {
      const view = { ...this.view(), ...size };
      const target = { context, view, theme: this.theme, image: (name: string) => this.images.get(name) };
      paintRoutes(target, this.routes);
      paintMarkers(target, this.shown);
      paintEnds(target, this.routes);
    });
    map.setCenter(this.centreFor(firstView(map.getDiv())));
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

  setProviders(providers: readonly MapProvider[], now: number): void {
    this.providersTask.put(() => {
      const { scene, motion, index } = this.shown;
      const change = scene.update(providers, now);
      index.apply(change);
      const reducedMotion = prefersReducedMotion();
      return () => motion.show(change, { bounds: viewBbox(this.view()), reducedMotion });
    });
  }

  setServerClusters(clusters: readonly Cluster[]): void {
    this.shown.serverClusters = clusters;
    this.paintSoon();
  }

  setMarked(selectedId: number | null, highlightedId: number | null): void {
    this.shown.marked = { selectedId, highlightedId };
    this.paintSoon();
  }

  setOwnPosition(position: OwnPosition | null, service: ServiceType | null): void {
    this.shown.own = position && { position, service };
    this.paintSoon();
  }

  setRoutes(routes: MapRoutes | null): void {
    this.routes = routeFeatures(routes);
    this.paintSoon();
  }

  setTheme(theme: ThemeMode): void {
    if (theme === this.theme) return;
    this.theme = theme;
    this.map.setOptions(themeOptions(theme));
    this.paintSoon();
  }

  moveTo(place: MapPlace): void {
    const { latitude, longitude, zoom } = place;
    // Following the own position must not interrupt a zoom by hand.
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
    const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
    const closest = viewBbox({ center, zoom: FIRST_FIX_ZOOM, width, height });
    // `fitBounds` takes no maximum zoom
    if (closest[0] < west && closest[1] < south) this.moveTo({ ...center, zoom: FIRST_FIX_ZOOM });
    else this.map.fitBounds({ west, south, east, north }, padding);
  }

  project(latitude: number, longitude: number): { x: number; y: number } {
    return toScreen(this.view(), { latitude, longitude });
  }

  placeAt(x: number, y: number): Coordinates {
    return toCoordinates(this.view(), { x, y });
  }

  renderedProviders(): RenderedProvider[] {
    return visibleMarkers(this.view(), this.shown).ids.flatMap((id) => {
      const feature = placed(this.shown, id);
      if (!feature) return [];
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const { type: serviceType, label } = feature.properties;
      return [{ id, latitude, longitude, serviceType, label }];
    });
  }

  renderedClusters(): RenderedCluster[] {
    const { clusters } = visibleMarkers(this.view(), this.shown);
    return [...clusters, ...this.shown.serverClusters].map((cluster) => {
      const { latitude, longitude, count } = cluster;
      return { latitude, longitude, count, open: () => this.openCluster(cluster) };
    });
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
    this.providersTask.stop();
    this.shown.motion.stop();
    this.layer.remove();
    this.map.getDiv().removeEventListener('keydown', this.onKey);
    google.maps.event.clearInstanceListeners(this.map);
  }

  /** The centre of the map that shows `place` in the middle of its free part. */
  private centreFor({ latitude, longitude, zoom }: MapPlace): google.maps.LatLngLiteral {
    const view = this.view();
    const { x, y } = freeMiddle(this.map.getDiv());
    const around = { ...view, center: { latitude, longitude }, zoom: zoom ?? view.zoom };
    const centre = toCoordinates(around, { x: view.width - x, y: view.height - y });
    return { lat: centre.latitude, lng: centre.longitude };
  }

  private readonly onKey = ({ key }: KeyboardEvent) => {
    if (key.startsWith('Arrow')) this.events.onPan();
  };

  private view(): FlatView {
    const center = this.map.getCenter();
    const { clientWidth, clientHeight } = this.map.getDiv();
    return {
      center: { latitude: center?.lat() ?? 0, longitude: center?.lng() ?? 0 },
      zoom: this.map.getZoom() ?? 0,
      width: clientWidth,
      height: clientHeight,
    };
  }

  private afterMove(): void {
    const view = this.view();
    this.isMoving = false;
    this.layer.redraw();
    this.events.onViewChange({ bbox: viewBbox(view), zoom: view.zoom, center: view.center });
    this.events.onBaseMapDrawn();
    this.events.onReady();
  }

  private hit(at: google.maps.LatLng | null) {
    const view = this.view();
    return at && hitAt(view, this.shown, toScreen(view, { latitude: at.lat(), longitude: at.lng() }));
  }

  private afterClick(at: google.maps.LatLng | null): void {
    const hit = this.hit(at);
    if (!hit) this.events.onSelect(null);
    else if ('own' in hit) this.events.onSelectOwn();
    else if ('id' in hit) this.events.onSelect(hit.id);
    else this.openCluster(hit);
  }

  private openCluster(cluster: MarkerCluster | Cluster): void {
    this.events.onPan(); // it goes there
    this.moveTo({ ...cluster, zoom: this.zoomInto(cluster) });
  }

  private zoomInto(hit: { clusterId: number } | Cluster): number {
    if ('clusterId' in hit) return this.shown.index.expansionZoom(hit.clusterId);
    return (this.map.getZoom() ?? 0) + SERVER_CLUSTER_ZOOM_STEP;
  }

  private point(at: google.maps.LatLng | null): void {
    const cursor = this.hit(at) ? 'pointer' : null;
    if (cursor === this.cursor) return;
    this.cursor = cursor;
    this.map.setOptions({ draggableCursor: cursor });
  }

  private paintSoon(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.layer.redraw());
  }
}
