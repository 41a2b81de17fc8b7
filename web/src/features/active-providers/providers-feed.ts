import type { Cluster, LiveUpsert, ServerFrame } from '@rotadas/contracts/live/server-frame';
import { DETAIL_NAMES } from '@rotadas/contracts/providers/offer-details';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { Live, LiveSubscriber } from '../../shared/live/live-connection.js';
import { observable } from '../../shared/observable.js';
import type { ProvidersInView } from './providers-in-view.js';
import { type RequestedArea, isSameArea, type RequestedList } from './requested-area.js';

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

/** Watching this area, which has no providers, stops the updates. */
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
  /**
   * Whether an anonymous viewer receives only counts, because the regions of this hour are used up.
   */
  readonly isLimited = observable(false);

  constructor(
    private readonly live: Live,
    private readonly nextFrame: (task: () => void) => void,
  ) {}

  /** Replaces the watched area. Calls `onUpdate` at most once per animation frame. */
  watchArea({ serviceType, area }: RequestedList, onUpdate: Watch['onUpdate']): () => void {
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
    // Send after unsubscribing: if this was the last subscriber, the socket is closed and no region
    // is used up.
    this.live.send({ type: 'watch', ...NO_UPDATES_AREA });
    this.isOpen = false;
  }
}
