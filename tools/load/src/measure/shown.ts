import type { Cluster, LiveUpsert, ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

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

  private replace(providers: readonly ActiveProvider[]): void {
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
    for (const changed of upsert) {
      const place = this.placeAfter(changed);
      if (place) this.places.set(changed.id, place);
    }
    for (const id of remove) this.places.delete(id);
  }

  /** Undefined where the place is not known: the comparison will miss it. */
  private placeAfter(changed: LiveUpsert): Coordinates | undefined {
    if (isPlaced(changed)) return changed; // one object for all who get the frame
    const known = this.places.get(changed.id);
    const { latitude = known?.latitude, longitude = known?.longitude } = changed;
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  }
}

function isPlaced(changed: LiveUpsert): changed is LiveUpsert & Coordinates {
  return changed.latitude !== undefined && changed.longitude !== undefined;
}
