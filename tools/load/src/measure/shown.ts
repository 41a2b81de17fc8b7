import type { Cluster, LiveUpsert, ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** A place that a frame showed somebody at. */
export interface Sighting extends Coordinates {
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

  /** Takes a frame over; answers who moved by it. */
  take(frame: ServerFrame): Sighting[] {
    if (frame.type === 'snapshot') this.replace(frame.providers);
    else if (frame.type === 'clusters') this.showClusters(frame.clusters);
    else if (frame.type === 'delta') return this.change(frame.upsert, frame.remove);
    return [];
  }

  private replace(providers: readonly Sighting[]): void {
    this.isFilled = true;
    this.clusters = undefined;
    this.places.clear();
    for (const { id, latitude, longitude } of providers) this.places.set(id, { latitude, longitude });
  }

  private showClusters(clusters: readonly Cluster[]): void {
    this.isFilled = true;
    this.places.clear();
    this.clusters = clusters;
  }

  private change(upsert: readonly LiveUpsert[], remove: readonly number[]): Sighting[] {
    const moved: Sighting[] = [];
    for (const changed of upsert) {
      const { id } = changed;
      const known = this.places.get(id);
      const { latitude = known?.latitude, longitude = known?.longitude } = changed;
      // no place known: the comparison will miss it
      if (latitude === undefined || longitude === undefined) continue;
      this.places.set(id, { latitude, longitude });
      if (changed.latitude !== undefined || changed.longitude !== undefined) {
        moved.push({ id, latitude, longitude });
      }
    }
    for (const id of remove) this.places.delete(id);
    return moved;
  }
}
