import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { Line } from '@rotadas/contracts/matching/match';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { MapPlace, MapProvider, OwnPosition } from '../../shared/map/map-types.js';
import type { ThemeMode } from '../../shared/theme/tokens.js';
import { prefersReducedMotion } from '../../shared/ui/device.js';
import {
  type FlatView,
  fromWorld,
  isInView,
  onScreen,
  type ScreenPoint,
  toScreenTransform,
  toScreen,
  type WorldPoint,
} from './flat-view.js';
import { toPaintedClusters } from './painted-clusters.js';
import { FrameTask } from './frame-task.js';
import { FrameTimer } from './frame-timer.js';
import type { MapEngineEvents, MarkerLayer, RenderedCluster, RenderedProvider } from './map-engine.js';
import { toClusterLevel, clusterMarkers } from './marker-clusters.js';
import { type FramedMarker, MarkerFrame } from './marker-frame.js';
import { MarkerImageCache } from './marker-image-cache.js';
import { type MotionOptions, MarkerMotion } from './marker-motion.js';
import { HIT_REACH, imageName, SERVER_CLUSTER_ZOOM_STEP } from './marker-style.js';
import { OwnMarkerMotion } from './own-marker-motion.js';
import {
  clusterRadius,
  markRadius,
  paintCluster,
  paintHighlight,
  paintOwnMark,
  paintOwnPosition,
  paintProvider,
  type PaintedCluster,
  type PaintTarget,
} from './paint-markers.js';
import { paintRouteLabels, paintRoutes } from './paint-routes.js';
import { type Marker, MarkerBuilder } from './marker-builder.js';
import type { RouteFeature } from './route-features.js';

/** The map below the markers. */
interface MarkerHost {
  view: () => FlatView;
  /** Calls `paint` of the renderer, in an animation frame. */
  repaint: () => void;
  moveTo: (place: MapPlace) => void;
  /** Whether the map has no layers for the lines of routes. */
  needsRoutes: boolean;
  events: Pick<MapEngineEvents, 'onSelect' | 'onSelectOwn' | 'onPan'>;
}

interface MovingMarker extends FramedMarker {
  image: string;
  readonly motion: MarkerMotion;
}

interface Groups {
  /** The `toClusterLevel` of the groups; -1 if the markers must be clustered again. */
  level: number;
  singles: readonly MovingMarker[];
  clusters: readonly PaintedCluster[];
}

/** Space around the view in which markers are painted, px. */
const MARGIN_PX = 60;

/** Places, paints and hit-tests all markers of a map, for both map libraries. */
export class MarkerRenderer implements MarkerLayer {
  private readonly builder = new MarkerBuilder();
  private readonly task = new FrameTask();
  private readonly images = new MarkerImageCache(() => this.repaintSoon());
  private readonly markers = new Map<number, MovingMarker>();
  /** Routes that markers follow from their next position on. */
  private lines: ReadonlyMap<number, Line> = new Map();
  private groups: Groups = { level: -1, singles: [], clusters: [] };
  /** What was painted last. */
  private frame = new MarkerFrame<MovingMarker>(0);
  private serverClusters: readonly Cluster[] = [];
  private selectedId: number | null = null;
  /** The highlighted and the selected marker, which are also drawn above a cluster. */
  private highlightIds: readonly number[] = [];
  private readonly own = new OwnMarkerMotion();
  private routes: readonly RouteFeature[] = [];
  private isStopped = false;
  private readonly timer = new FrameTimer(() => this.host.repaint());

  constructor(
    private readonly host: MarkerHost,
    private theme: ThemeMode,
  ) {}

  setProviders(providers: readonly MapProvider[], now: number): void {
    this.task.schedule(() => {
      const { upserted, removed } = this.builder.update(providers, now);
      return () => this.apply(upserted, removed);
    });
  }

  setLines(lines: ReadonlyMap<number, Line>): void {
    this.lines = lines;
  }

  setServerClusters(clusters: readonly Cluster[]): void {
    this.serverClusters = clusters;
    this.regroup();
  }

  setHighlights(selectedId: number | null, highlightedId: number | null): void {
    this.selectedId = selectedId;
    this.highlightIds = [...new Set([highlightedId, selectedId])].filter((id) => id !== null);
    this.repaintSoon();
  }

  setOwnPosition(position: OwnPosition | null, service: ServiceType | null): void {
    this.own.put(position, service, this.motionOptions(undefined));
    this.repaintSoon();
  }

  setRoutes(routes: readonly RouteFeature[]): void {
    this.routes = routes;
    this.repaintSoon();
  }

  setTheme(theme: ThemeMode): void {
    this.theme = theme;
    for (const each of this.markers.values()) each.image = this.imageOf(each.marker);
    this.regroup();
  }

  /** `view` may be larger than the map. Requests the next frame if a marker moves. */
  paint(context: CanvasRenderingContext2D, view: FlatView): void {
    const target: PaintTarget = { context, view, theme: this.theme, image: (name) => this.images.get(name) };
    const msToNextChange = this.layOutFrame(view);
    const { frame } = this;
    const { clusters } = this.groups;
    const isHighlighted = ({ marker }: MovingMarker) => this.highlightIds.includes(marker.id);
    if (this.host.needsRoutes) paintRoutes(target, this.routes);
    if (this.own.place) paintOwnPosition(target, this.own.place.position);
    for (const [index, each] of frame.markers.entries())
      if (!isHighlighted(each)) paintProvider(target, frame, index, clusters);
    for (const cluster of clusters) if (isInView(view, cluster, MARGIN_PX)) paintCluster(target, cluster);
    for (const [index, each] of frame.markers.entries())
      if (isHighlighted(each)) paintHighlight(target, frame, index, each.marker.id === this.selectedId);
    if (this.own.place) paintOwnMark(target, this.own.place);
    paintRouteLabels(target, this.routes);
    this.timer.after(msToNextChange);
  }

  click(point: ScreenPoint): void {
    const hit = this.hitAt(point);
    if (hit) hit();
    else this.host.events.onSelect(null);
  }

  isMarkerAt(point: ScreenPoint): boolean {
    return this.hitAt(point) !== null;
  }

  renderedProviders(): RenderedProvider[] {
    return this.frame.markers
      .filter(({ motion }) => this.isShown(motion))
      .map(({ marker: { id, type, label }, motion }) => {
        const { latitude, longitude } = fromWorld(motion);
        const place = { latitude: toCentimetres(latitude), longitude: toCentimetres(longitude) };
        return { id, ...place, serviceType: type, label };
      });
  }

  renderedClusters(): RenderedCluster[] {
    return this.groups.clusters
      .filter((cluster) => this.isShown(cluster))
      .map((cluster) => ({
        ...fromWorld(cluster),
        count: cluster.count,
        open: () => this.open(cluster),
      }));
  }

  repaintSoon(): void {
    if (!this.isStopped) this.timer.soon();
  }

  /** After this, images that finish loading cause no repaint. */
  stop(): void {
    this.isStopped = true;
    this.task.stop();
    this.timer.stop();
  }

  private apply(upserted: readonly Marker[], removed: readonly number[]): void {
    for (const id of removed) this.markers.delete(id);
    for (const marker of upserted) {
      const { motion } = this.markers.get(marker.id) ?? { motion: new MarkerMotion() };
      motion.put(marker, this.motionOptions(this.lines.get(marker.id)));
      this.markers.set(marker.id, { marker, motion, image: this.imageOf(marker) });
    }
    if (upserted.length > 0 || removed.length > 0) this.regroup();
  }

  private regroup(): void {
    this.groups.level = -1;
    this.repaintSoon();
  }

  private motionOptions(line: Line | undefined): MotionOptions {
    return { line, now: performance.now(), isReduced: prefersReducedMotion() };
  }

  /**
   * Fills the frame with the markers in view. Returns the time until something changes visibly, ms.
   */
  private layOutFrame(view: FlatView): number {
    const now = performance.now();
    const screen = toScreenTransform(view);
    let msToNextChange = this.own.step(screen.scale, now);
    const highlights = this.highlightIds.flatMap((id) => this.markers.get(id) ?? []);
    const { singles, clusters } = this.groupsAt(view.zoom);
    const candidates = [...singles.filter((each) => !highlights.includes(each)), ...highlights];
    this.frame = new MarkerFrame(candidates.length);
    for (const each of candidates) {
      const { motion } = each;
      const reach = MARGIN_PX + motion.reach * screen.scale;
      if (!isInView(view, onScreen(screen, motion.lastPosition), reach)) continue;
      msToNextChange = Math.min(msToNextChange, motion.step(screen.scale, now));
      this.frame.add(each, onScreen(screen, motion), motion);
    }
    for (const cluster of clusters) Object.assign(cluster, onScreen(screen, cluster));
    return msToNextChange;
  }

  private groupsAt(zoom: number): Groups {
    const level = toClusterLevel(zoom);
    if (this.groups.level === level) return this.groups;
    const { singles, clusters } = clusterMarkers([...this.markers.values()], level);
    this.groups = { level, singles, clusters: toPaintedClusters(clusters, this.serverClusters, this.theme) };
    return this.groups;
  }

  /** Finds the nearest painted marker or cluster, and returns what a click on it does. */
  private hitAt(point: ScreenPoint): (() => void) | null {
    const view = this.host.view();
    const screen = toScreenTransform(view);
    const radius = markRadius(view.zoom);
    const { events } = this.host;
    const own = this.own.place?.service ? toScreen(view, this.own.place.position) : null;
    const targets = [
      ...(own ? [{ at: own, radius, act: () => events.onSelectOwn() }] : []),
      ...this.frame.markers.map(({ motion, marker: { id } }) => ({
        at: onScreen(screen, motion),
        radius,
        act: () => events.onSelect(id),
      })),
      ...this.groups.clusters.map((cluster) => ({
        at: onScreen(screen, cluster),
        radius: clusterRadius(cluster.count),
        act: () => this.open(cluster),
      })),
    ];
    const [nearest] = targets
      .map((target) => ({ ...target, distance: Math.hypot(target.at.x - point.x, target.at.y - point.y) }))
      .filter((target) => target.distance <= target.radius + HIT_REACH)
      .toSorted((a, b) => a.distance - b.distance);
    return nearest?.act ?? null;
  }

  private isShown(point: WorldPoint): boolean {
    const view = this.host.view();
    return isInView(view, onScreen(toScreenTransform(view), point), 0);
  }

  /** Zooms in until the cluster is divided. */
  private open(cluster: PaintedCluster): void {
    const zoom = cluster.expansionZoom ?? this.host.view().zoom + SERVER_CLUSTER_ZOOM_STEP;
    this.host.events.onPan(); // Stops following the user
    this.host.moveTo({ ...fromWorld(cluster), zoom });
  }

  private imageOf({ type, freshness }: Marker): string {
    return imageName.mark(this.theme, type, freshness);
  }
}

/** Rounds to 1e-7 degrees, about 1 cm, which removes errors of the projection. */
const toCentimetres = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
