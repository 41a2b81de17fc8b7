import type { Cluster, LiveUpsert, ServerFrame } from '@rotadas/contracts/live/server-frame';
import { DETAIL_NAMES } from '@rotadas/contracts/providers/offer-details';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { Live, LiveSubscriber } from '../../shared/live/live-connection.js';
import { observable } from '../../shared/observable.js';
import { type RequestedList, type RequestedArea, isSameArea } from './requested-area.js';

export interface ProvidersInView {
  providers: ActiveProvider[];
  /** Null while providers are shown one by one. */
  clusters: Cluster[] | null;
}

/** Number of providers in all clusters. */
export function clusteredCount(clusters: readonly Cluster[] | null): number | null {
  return clusters && clusters.reduce((sum, { count }) => sum + count, 0);
}

/** State of one watch, built from its live frames. */
export class LiveView {
  private readonly known = new Map<number, ActiveProvider>();
  private clusters: Cluster[] | null = null;
  /** False until the first snapshot: earlier deltas belong to the previous watch. */
  private isTold = false;

  /** Applies a frame and returns whether the view changed. */
  take(frame: ServerFrame): boolean {
    if (frame.type === 'snapshot') {
      this.replace(frame.providers, null);
      return true;
    }
    if (frame.type === 'clusters') {
      this.replace([], frame.clusters);
      return true;
    }
    if (frame.type !== 'delta' || !this.isTold || this.clusters !== null) return false;
    for (const change of frame.upsert) this.put(change);
    for (const id of frame.remove) this.known.delete(id);
    return true;
  }

  /** Null before the first snapshot. Unchanged providers keep their object identity. */
  read(): ProvidersInView | null {
    return this.isTold ? { providers: [...this.known.values()], clusters: this.clusters } : null;
  }

  private replace(providers: readonly ActiveProvider[], clusters: Cluster[] | null): void {
    this.known.clear();
    for (const provider of providers) this.known.set(provider.id, provider);
    this.clusters = clusters;
    this.isTold = true;
  }

  private put(change: LiveUpsert): void {
    const before = this.known.get(change.id);
    if (before) {
      const next = Object.assign({ ...before }, change);
      for (const name of DETAIL_NAMES) if (change[name] === null) Reflect.deleteProperty(next, name);
      this.known.set(change.id, next);
      return;
    }
    const whole = ActiveProvider.safeParse(change);
    if (whole.success) this.known.set(change.id, whole.data);
  }
}

/** An area without providers; watching it stops the updates. */
const NOWHERE: RequestedArea = { bbox: [-180, -90, -179.999, -89.999], zoom: 24 };
/** How long to wait for the first frame before falling back to HTTP, ms. */
const FIRST_WITHIN_MS = 1_500;

interface Watch {
  asked: RequestedList & { area: RequestedArea };
  view: LiveView;
  put: (view: ProvidersInView) => void;
}

/** Live providers of the most recently watched area. */
export class ProvidersFeed implements LiveSubscriber {
  private watch: Watch | null = null;
  private leave: (() => void) | null = null;
  private isOpen = false;
  private isDue = false;
  /** Whether the connection delivers providers, so that no polling is needed. */
  readonly flows = observable(false);

  constructor(
    private readonly live: Live,
    private readonly nextFrame: (task: () => void) => void,
  ) {}

  /** Replaces the watched area. `put` receives each new state, at most once per animation frame. */
  follow({ serviceType, area }: RequestedList, put: Watch['put']): () => void {
    if (area === null) return () => undefined;
    const watch = { asked: { serviceType, area }, view: new LiveView(), put };
    this.watch = watch;
    if (this.leave) this.ask();
    else this.leave = this.live.subscribe(this);
    return () => {
      if (this.watch === watch) this.stop();
    };
  }

  /** Current view of the area; newer than any HTTP response. */
  now({ serviceType, area }: RequestedList): ProvidersInView | null {
    const asked = this.watch?.asked;
    const isSame = asked?.serviceType === serviceType && isSameArea(asked.area, area);
    return isSame && this.flows.get() ? (this.watch?.view.read() ?? null) : null;
  }

  /** Waits for the first frame if connected; null if disconnected or after the timeout. */
  async first(asked: RequestedList): Promise<ProvidersInView | null> {
    if (!this.isOpen || asked.area === null) return null;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stop();
        resolve(this.now(asked));
      };
      const timer = setTimeout(end, FIRST_WITHIN_MS);
      const stop = this.flows.subscribe(() => (this.now(asked) !== null || !this.isOpen) && end());
      if (this.now(asked) !== null) end();
    });
  }

  onOpen(): void {
    this.isOpen = true;
    if (this.watch) this.watch.view = new LiveView();
    this.ask();
  }

  onFrame(frame: ServerFrame): void {
    if (frame.type === 'error' && frame.seq === undefined) this.flows.set(false);
    if (this.watch?.view.take(frame) !== true) return;
    this.flows.set(true);
    if (this.isDue) return;
    this.isDue = true;
    this.nextFrame(() => this.show());
  }

  onLost(): void {
    this.isOpen = false;
    this.flows.set(false);
  }

  private ask(): void {
    if (!this.watch) return;
    const { serviceType, area } = this.watch.asked;
    this.live.send({ type: 'watch', ...area, serviceType });
  }

  private show(): void {
    this.isDue = false;
    const view = this.watch?.view.read();
    if (view && this.flows.get()) this.watch?.put(view);
  }

  private stop(): void {
    this.watch = null;
    this.flows.set(false);
    this.live.send({ type: 'watch', ...NOWHERE });
    this.leave?.();
    this.leave = null;
    this.isOpen = false;
  }
}
