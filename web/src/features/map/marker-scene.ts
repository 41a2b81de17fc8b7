import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { Line } from '@rotadas/contracts/matching/match';
import { SERVICE_TYPES, type ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { MapPlace, MapProvider, OwnPosition } from '../../shared/map/map-types.js';
import type { ThemeMode } from '../../shared/theme/tokens.js';
import { prefersReducedMotion } from '../../shared/ui/device.js';
import {
  type FlatView,
  isInView,
  screenOf,
  toCoordinates,
  toLatitude,
  toLongitude,
  toScreen,
} from './flat-view.js';
import { paintedClusters } from './painted-clusters.js';
import { FrameTask } from './frame-task.js';
import { FrameTimer } from './frame-timer.js';
import type { MapEngineEvents, RenderedCluster, RenderedProvider } from './map-engine.js';
import { clusterLevel, gatherMarkers } from './marker-clusters.js';
import { MarkerImages } from './marker-images.js';
import { MarkerMotion } from './marker-motion.js';
import { HIT_REACH, imageName, SERVER_CLUSTER_ZOOM_STEP } from './marker-style.js';
import { OwnTrack } from './own-track.js';
import {
  clusterRadius,
  markRadius,
  paintCluster,
  paintMarked,
  paintOwnMark,
  paintOwnPosition,
  paintProvider,
  type PaintedCluster,
  type PaintedMarker,
  type PaintTarget,
  type ScreenPoint,
} from './paint-markers.js';
import { paintRouteLabels, paintRoutes } from './paint-routes.js';
import { type Marker, ProviderScene } from './provider-scene.js';
import type { RouteFeature } from './route-features.js';

/** The map below the markers. */
interface MarkerHost {
  view: () => FlatView;
  /** Calls `paint` of the scene, in an animation frame. */
  repaint: () => void;
  moveTo: (place: MapPlace) => void;
  /** Whether the map has no layers for the lines of routes. */
  needsRoutes: boolean;
  events: Pick<MapEngineEvents, 'onSelect' | 'onSelectOwn' | 'onPan'>;
}

interface Groups {
  level: number;
  singles: number[];
  clusters: PaintedCluster[];
}

type Hit = { own: true } | { id: number } | { cluster: PaintedCluster };

/** Space around the view in which markers are painted, px. */
const MARGIN_PX = 60;

/** Places, paints and hit-tests all markers of a map, for both map libraries. */
export class MarkerScene {
  private readonly scene = new ProviderScene();
  private readonly motion = new MarkerMotion();
  private readonly task = new FrameTask();
  private readonly images = new MarkerImages(() => this.repaintSoon());
  /** Markers by slot of `motion`; null for a free slot. */
  private readonly painted: (PaintedMarker | null)[] = [];
  private groups: Groups | null = null;
  /** What was placed last. */
  private readonly inView: PaintedMarker[] = [];
  private serverClusters: readonly Cluster[] = [];
  private selectedId: number | null = null;
  private highlightedId: number | null = null;
  private readonly own = new OwnTrack(this.motion);
  private routes: readonly RouteFeature[] = [];
  private readonly timer = new FrameTimer(() => this.host.repaint());

  constructor(
    private readonly host: MarkerHost,
    private theme: ThemeMode,
  ) {}

  setProviders(providers: readonly MapProvider[], now: number): void {
    this.task.put(() => {
      const { put, removed } = this.scene.update(providers, now);
      return () => this.apply(put, removed);
    });
  }

  setLines(lines: ReadonlyMap<number, Line>): void {
    this.motion.setLines(lines);
  }

  setServerClusters(clusters: readonly Cluster[]): void {
    this.serverClusters = clusters;
    this.groups = null;
    this.repaintSoon();
  }

  setMarked(selectedId: number | null, highlightedId: number | null): void {
    this.selectedId = selectedId;
    this.highlightedId = highlightedId;
    this.repaintSoon();
  }

  setOwnPosition(position: OwnPosition | null, service: ServiceType | null): void {
    this.own.put(position, service);
    this.repaintSoon();
  }

  setRoutes(routes: readonly RouteFeature[]): void {
    this.routes = routes;
    this.repaintSoon();
  }

  setTheme(theme: ThemeMode): void {
    this.theme = theme;
    this.groups = null;
    for (const each of this.painted) if (each) each.image = this.imageOf(each.marker);
    this.repaintSoon();
  }

  /** `view` may be larger than the map. Requests the next frame if a marker moves. */
  paint(context: CanvasRenderingContext2D, view: FlatView): void {
    const target: PaintTarget = { context, view, theme: this.theme, image: (name) => this.images.get(name) };
    const rest = this.placeAll(view);
    const { clusters } = this.groupsAt(view.zoom);
    if (this.host.needsRoutes) paintRoutes(target, this.routes);
    if (this.own.place) paintOwnPosition(target, this.own.place.position);
    for (const marker of this.inView) if (!this.isMarked(marker)) paintProvider(target, marker, clusters);
    for (const cluster of clusters) if (isInView(view, cluster, MARGIN_PX)) paintCluster(target, cluster);
    for (const id of new Set([this.highlightedId, this.selectedId])) {
      const marker = this.inView.find((each) => each.marker.id === id);
      if (marker) paintMarked(target, marker, id === this.selectedId);
    }
    if (this.own.place) paintOwnMark(target, this.own.place);
    paintRouteLabels(target, this.routes);
    this.timer.after(rest);
  }

  click(point: ScreenPoint): void {
    const { events } = this.host;
    const hit = this.hitAt(point);
    if (!hit) events.onSelect(null);
    else if ('own' in hit) events.onSelectOwn();
    else if ('id' in hit) events.onSelect(hit.id);
    else this.open(hit.cluster);
  }

  isMarkerAt(point: ScreenPoint): boolean {
    return this.hitAt(point) !== null;
  }

  renderedProviders(): RenderedProvider[] {
    const view = this.host.view();
    this.placeAll(view);
    return this.inView
      .filter((each) => isInView(view, each, 0))
      .map((each) => {
        const { id, type: serviceType, label } = each.marker;
        const { latitude, longitude } = toCoordinates(view, each);
        const place = { latitude: toCentimetres(latitude), longitude: toCentimetres(longitude) };
        return { id, ...place, serviceType, label };
      });
  }

  renderedClusters(): RenderedCluster[] {
    const view = this.host.view();
    this.placeAll(view);
    return this.groupsAt(view.zoom)
      .clusters.filter((cluster) => isInView(view, cluster, 0))
      .map((cluster) => {
        const { worldX, worldY, count } = cluster;
        const place = { latitude: toLatitude(worldY), longitude: toLongitude(worldX) };
        return { ...place, count, open: () => this.open(cluster) };
      });
  }

  repaintSoon(): void {
    this.timer.soon();
  }

  stop(): void {
    this.task.stop();
    this.timer.stop();
  }

  private apply(put: readonly Marker[], removed: readonly number[]): void {
    const now = performance.now();
    this.motion.isReduced = prefersReducedMotion();
    for (const id of removed) {
      const slot = this.motion.remove(id);
      if (slot !== undefined) this.painted[slot] = null;
      this.groups = null;
    }
    for (const marker of put) {
      const slot = this.motion.put(marker, now);
      if (this.painted[slot]?.marker.place !== marker.place) this.groups = null;
      const [image, typeIndex] = [this.imageOf(marker), SERVICE_TYPES.indexOf(marker.type)];
      this.painted[slot] = { marker, image, typeIndex, x: 0, y: 0, heading: -1, opacity: 1 };
    }
    if (put.length > 0 || removed.length > 0) this.repaintSoon();
  }

  /** Places the markers in view; returns the time until the next visible change, ms. */
  private placeAll(view: FlatView): number {
    const now = performance.now();
    const { scale, left, top } = screenOf(view);
    this.motion.isReduced = prefersReducedMotion();
    const { singles, clusters } = this.groupsAt(view.zoom);
    let rest = this.own.step(scale, now);
    this.inView.length = 0;
    const place = (slot: number) => {
      const each = this.painted[slot];
      const reach = MARGIN_PX + this.motion.reach(slot) * scale;
      const [fixX, fixY] = [this.motion.fixX(slot) * scale - left, this.motion.fixY(slot) * scale - top];
      if (!each || fixX < -reach || fixX > view.width + reach) return;
      if (fixY < -reach || fixY > view.height + reach) return;
      rest = Math.min(rest, this.motion.step(slot, scale, now));
      each.x = this.motion.x(slot) * scale - left;
      each.y = this.motion.y(slot) * scale - top;
      each.heading = this.motion.heading(slot);
      each.opacity = this.motion.opacity(slot);
      this.inView.push(each);
    };
    for (const slot of singles) place(slot);
    // A marked one is also drawn above its cluster.
    for (const id of new Set([this.selectedId, this.highlightedId])) {
      const slot = id === null ? undefined : this.motion.slot(id);
      if (slot !== undefined && !singles.includes(slot)) place(slot);
    }
    for (const cluster of clusters) {
      cluster.x = cluster.worldX * scale - left;
      cluster.y = cluster.worldY * scale - top;
    }
    return rest;
  }

  private groupsAt(zoom: number): Groups {
    const level = clusterLevel(zoom);
    if (this.groups?.level === level) return this.groups;
    const { singles, clusters } = gatherMarkers(
      {
        slots: this.painted.length,
        type: (slot) => this.painted[slot]?.typeIndex ?? -1,
        x: this.motion.fixX,
        y: this.motion.fixY,
      },
      level,
    );
    this.groups = { level, singles, clusters: paintedClusters(clusters, this.serverClusters, this.theme) };
    return this.groups;
  }

  private hitAt({ x, y }: ScreenPoint): Hit | null {
    const view = this.host.view();
    this.placeAll(view);
    const { clusters } = this.groupsAt(view.zoom);
    const radius = markRadius(view.zoom);
    const own = this.own.place?.service ? toScreen(view, this.own.place.position) : null;
    const hits: { hit: Hit; at: ScreenPoint; radius: number }[] = [
      ...(own ? [{ hit: { own: true as const }, at: own, radius }] : []),
      ...this.inView.map((each) => ({ hit: { id: each.marker.id }, at: each, radius })),
      ...clusters.map((cluster) => ({ hit: { cluster }, at: cluster, radius: clusterRadius(cluster.count) })),
    ];
    const near = hits
      .map(({ hit, at, radius: reach }) => ({ hit, reach, distance: Math.hypot(at.x - x, at.y - y) }))
      .filter(({ distance, reach }) => distance <= reach + HIT_REACH)
      .toSorted((a, b) => a.distance - b.distance);
    return near[0]?.hit ?? null;
  }

  /** Zooms in until the cluster parts. */
  private open(cluster: PaintedCluster): void {
    const { zoom } = this.host.view();
    this.host.events.onPan(); // it goes there
    const place = { latitude: toLatitude(cluster.worldY), longitude: toLongitude(cluster.worldX) };
    this.host.moveTo({ ...place, zoom: cluster.partsAt ?? zoom + SERVER_CLUSTER_ZOOM_STEP });
  }

  private isMarked({ marker: { id } }: PaintedMarker): boolean {
    return id === this.selectedId || id === this.highlightedId;
  }

  private imageOf({ type, freshness }: Marker): string {
    return imageName.mark(this.theme, type, freshness);
  }
}

/** Degrees without the error of the projection. */
const toCentimetres = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
