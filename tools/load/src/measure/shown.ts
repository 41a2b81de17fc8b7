import type { Cluster, LiveUpsert, ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** Where somebody is, as a frame told it. */
interface Placed extends Coordinates {
  readonly id: number;
}

/** What a viewer shows, as the frames told it. */
export class Shown {
  /** Where each provider is; empty while clusters are shown. */
  readonly places = new Map<number, Coordinates>();
  /** Set while the viewer shows clusters in place of providers. */
  clusters: readonly Cluster[] | undefined;
  /** Whether anything was shown at all. */
  isFilled = false;

  /** Takes a frame over. */
  take(frame: ServerFrame): void {
    if (frame.type === 'snapshot') this.replace(frame.providers);
    else if (frame.type === 'clusters') this.showClusters(frame.clusters);
    else if (frame.type === 'delta') this.change(frame.upsert, frame.remove);
  }

  private replace(providers: readonly Placed[]): void {
    this.isFilled = true;
    this.clusters = undefined;
    this.places.clear();
    for (const provider of providers) this.places.set(provider.id, provider);
  }

  private showClusters(clusters: readonly Cluster[]): void {
    this.isFilled = true;
    this.places.clear();
    this.clusters = clusters;
  }

  private change(upsert: readonly LiveUpsert[], remove: readonly number[]): void {
    for (const changed of upsert) if (isPlaced(changed)) this.places.set(changed.id, changed);
    for (const id of remove) this.places.delete(id);
  }
}

/** Whether an upsert tells a place: the server tells one with every move, never half of it. */
export function isPlaced(upsert: LiveUpsert): upsert is LiveUpsert & Coordinates {
  return upsert.latitude !== undefined && upsert.longitude !== undefined;
}
