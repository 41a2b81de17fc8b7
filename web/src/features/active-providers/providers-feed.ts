import type { Cluster, LiveUpsert, ServerFrame } from '@rotadas/contracts/live/server-frame';
import { DETAIL_NAMES } from '@rotadas/contracts/providers/offer-details';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { clusterArea } from '@rotadas/contracts/live/cluster-grid';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { Live, LiveSubscriber } from '../../shared/live/live-connection.js';
import { observable } from '../../shared/observable.js';
import type { MapViewport } from '../../shared/map/map-types.js';

export interface ProvidersInView {
  providers: ActiveProvider[];
  /** Null while providers are shown one by one. */
  clusters: Cluster[] | null;
}

export function clusteredCount(clusters: readonly Cluster[] | null): number | null {
  return clusters && clusters.reduce((sum, { count }) => sum + count, 0);
}

export const providersOfType = (providers: ActiveProvider[], type: ServiceTypeFilter): ActiveProvider[] =>
  type === 'all' ? providers : providers.filter(({ activeService }) => activeService === type);

/** State of one watch, built from its live frames. */
export class LiveView {
  private readonly byId = new Map<number, ActiveProvider>();
  private clusters: Cluster[] | null = null;
  /** False until the first snapshot: earlier deltas belong to the previous watch. */
  private hasSnapshot = false;

  apply(frame: ServerFrame): boolean {
    if (frame.type === 'snapshot') {
      this.replace(frame.providers, null);
      return true;
    }
    if (frame.type === 'clusters') {
      this.replace([], frame.clusters);
      return true;
    }
    if (frame.type !== 'delta' || !this.hasSnapshot || this.clusters !== null) return false;
    for (const change of frame.upsert) this.upsert(change);
    for (const id of frame.remove) this.byId.delete(id);
    return true;
  }

  /**
   * Null before the first snapshot. Unchanged providers keep their object identity. Frozen, so that
   * the store does not freeze each provider.
   */
  read(): Readonly<ProvidersInView> | null {
    if (!this.hasSnapshot) return null;
    return Object.freeze({ providers: [...this.byId.values()], clusters: this.clusters });
  }

  private replace(providers: readonly ActiveProvider[], clusters: Cluster[] | null): void {
    this.byId.clear();
    for (const provider of providers) this.byId.set(provider.id, provider);
    this.clusters = clusters;
    this.hasSnapshot = true;
  }

  private upsert(change: LiveUpsert): void {
    const before = this.byId.get(change.id);
    if (before) {
      const next = Object.assign({ ...before }, change);
      for (const name of DETAIL_NAMES) if (change[name] === null) Reflect.deleteProperty(next, name);
      this.byId.set(change.id, next);
      return;
    }
    const whole = ActiveProvider.safeParse(change);
    if (whole.success) this.byId.set(change.id, whole.data);
  }
}

/** An area without providers; watching it stops the updates. */
const NO_UPDATES_AREA: RequestedArea = { bbox: [-180, -90, -179.999, -89.999], zoom: 24 };
/** How long to wait for the first frame before falling back to HTTP, ms. */
const FIRST_FRAME_TIMEOUT_MS = 1_500;

interface Watch {
  requested: RequestedList & { area: RequestedArea };
  view: LiveView;
  onUpdate: (view: ProvidersInView) => void;
}

/** Live providers of the most recently watched area. */
export class ProvidersFeed implements LiveSubscriber {
  private watch: Watch | null = null;
  private unsubscribe: (() => void) | null = null;
  private isOpen = false;
  private isScheduled = false;
  /** Whether the connection delivers providers, so that no polling is needed. */
  readonly isLive = observable(false);
  /** Whether an anonymous viewer gets counts only, having used up the regions of this hour. */
  readonly isLimited = observable(false);

  constructor(
    private readonly live: Live,
    private readonly nextFrame: (task: () => void) => void,
  ) {}

  /** Replaces the watched area. Calls `onUpdate` at most once per animation frame. */
  follow({ serviceType, area }: RequestedList, onUpdate: Watch['onUpdate']): () => void {
    if (area === null) return () => undefined;
    const watch = { requested: { serviceType, area }, view: new LiveView(), onUpdate };
    this.watch = watch;
    if (this.unsubscribe) this.sendWatch();
    else this.unsubscribe = this.live.subscribe(this);
    return () => {
      if (this.watch === watch) this.stop();
    };
  }

  /** Current view of the area; newer than any HTTP response. */
  current({ serviceType, area }: RequestedList): ProvidersInView | null {
    const requested = this.watch?.requested;
    const isSame = requested?.serviceType === serviceType && isSameArea(requested.area, area);
    return isSame && this.isLive.get() ? (this.watch?.view.read() ?? null) : null;
  }

  /** Waits for the first frame if connected; null if disconnected or after the timeout. */
  async waitForFirst(requested: RequestedList): Promise<ProvidersInView | null> {
    if (!this.isOpen || requested.area === null) return null;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stop();
        resolve(this.current(requested));
      };
      const timer = setTimeout(end, FIRST_FRAME_TIMEOUT_MS);
      const stop = this.isLive.subscribe(() => (this.current(requested) !== null || !this.isOpen) && end());
      if (this.current(requested) !== null) end();
    });
  }

  onOpen(): void {
    this.isOpen = true;
    if (this.watch) this.watch.view = new LiveView();
    this.sendWatch();
  }

  onFrame(frame: ServerFrame): void {
    if (frame.type === 'error' && frame.seq === undefined) {
      this.isLive.set(false);
      this.isLimited.set(frame.code === 'regions-exhausted');
    }
    if (this.watch?.view.apply(frame) !== true) return;
    this.isLive.set(true);
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.nextFrame(() => this.publish());
  }

  onLost(): void {
    this.isOpen = false;
    this.isLive.set(false);
  }

  private sendWatch(): void {
    if (!this.watch) return;
    const { serviceType, area } = this.watch.requested;
    this.isLimited.set(false);
    this.live.send({ type: 'watch', ...area, serviceType });
  }

  private publish(): void {
    this.isScheduled = false;
    const view = this.watch?.view.read();
    if (view && this.isLive.get()) this.watch?.onUpdate(view);
  }

  private stop(): void {
    this.watch = null;
    this.isLive.set(false);
    this.unsubscribe?.();
    this.unsubscribe = null;
    // after that: a connection without other subscribers is closed, and a watch costs a region
    this.live.send({ type: 'watch', ...NO_UPDATES_AREA });
    this.isOpen = false;
  }
}

/** The cluster grid counts zoom levels of 512 px tiles, the viewport of 256 px tiles. */
const GRID_ZOOM_OFFSET = 1;

export interface RequestedArea {
  bbox: BoundingBox;
  zoom: number;
}

export function isSameArea(one: RequestedArea | null | undefined, other: RequestedArea | null): boolean {
  return one?.zoom === other?.zoom && one?.bbox.join() === other?.bbox.join();
}

export interface RequestedList {
  serviceType: ServiceTypeFilter;
  /** Null if no map is shown. */
  area: RequestedArea | null;
}

/**
 * Smallest area of whole grid cells that covers the viewport: short pans cause no new request, and
 * viewers of one town share cached responses. Null if the viewport is empty.
 */
export function toArea({ bbox, zoom }: Pick<MapViewport, 'bbox' | 'zoom'>): RequestedArea | null {
  const [west, south, east, north] = bbox;
  if (!(west < east && south < north)) return null;
  const gridZoom = Math.floor(zoom - GRID_ZOOM_OFFSET);
  return { bbox: clusterArea(bbox, gridZoom), zoom: gridZoom };
}
