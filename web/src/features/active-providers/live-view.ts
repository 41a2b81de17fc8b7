import type { Cluster, LiveUpsert, ServerFrame } from '@rotadas/contracts/live/server-frame';
import { DETAIL_NAMES } from '@rotadas/contracts/providers/offer-details';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';

/**
 * Who is in the asked area: single providers, or where there are too many, clusters in their place.
 */
export interface ProvidersInView {
  providers: ActiveProvider[];
  /** Null while providers are shown one by one. */
  clusters: Cluster[] | null;
}

/** How many the clusters hold; null where there are none. */
export function clusteredCount(clusters: readonly Cluster[] | null): number | null {
  return clusters && clusters.reduce((sum, { count }) => sum + count, 0);
}

/** What the live frames of one watch add up to; frames are taken one by one and read together. */
export class LiveView {
  private readonly known = new Map<number, ActiveProvider>();
  private clusters: Cluster[] | null = null;
  /** Whether the first frame of the watch came: what comes before it is of another watch. */
  private isTold = false;

  /** Takes a frame; whether it changed what is to be shown. */
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

  /**
   * What is to be shown; null until the first frame. An unchanged provider is the same object as
   * before.
   */
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
