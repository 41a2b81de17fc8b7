import { clusterArea } from '@rotadas/contracts/live/cluster-grid';
import type { Cluster, LiveUpsert, ServerFrame } from '@rotadas/contracts/live/server-frame';
import { type BoundingBox, isInside } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

export class ViewerState {
  readonly places = new Map<number, Coordinates>();
  clusters: readonly Cluster[] | undefined;
  isFilled = false;

  apply(frame: ServerFrame): void {
    if (frame.type === 'snapshot' || frame.type === 'clusters') {
      this.isFilled = true;
      this.places.clear();
      this.clusters = frame.type === 'clusters' ? frame.clusters : undefined;
      if (frame.type === 'snapshot') for (const each of frame.providers) this.places.set(each.id, each);
    } else if (frame.type === 'delta') {
      for (const changed of frame.upsert) {
        const place = this.placeAfter(changed);
        if (place) this.places.set(changed.id, place);
      }
      for (const id of frame.remove) this.places.delete(id);
    }
  }

  private placeAfter(changed: LiveUpsert): Coordinates | undefined {
    if (isPlaced(changed)) return changed; // shared by all viewers of the frame
    const known = this.places.get(changed.id);
    const { latitude = known?.latitude, longitude = known?.longitude } = changed;
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  }
}

function isPlaced(changed: LiveUpsert): changed is LiveUpsert & Coordinates {
  return changed.latitude !== undefined && changed.longitude !== undefined;
}

export type ExpectedPositions = ReadonlyMap<number, Coordinates>;

export function differences(
  shown: ViewerState,
  expected: ExpectedPositions,
  { bbox, zoom }: { readonly bbox: BoundingBox; readonly zoom: number },
): string[] {
  if (!shown.isFilled) return ['shows nothing'];
  if (shown.clusters) {
    const counted = shown.clusters.reduce((sum, { count }) => sum + count, 0);
    const there = [...expected.values()].filter((place) => isInside(clusterArea(bbox, zoom), place)).length;
    return counted === there ? [] : [`counts ${counted} of ${there}`];
  }
  const found: string[] = [];
  for (const [id, place] of expected) {
    const seen = shown.places.get(id);
    if (!isInside(bbox, place)) {
      if (seen) found.push(`still shows ${id}, which left`);
    } else if (!seen) found.push(`lacks ${id}`);
    else if (seen.latitude !== place.latitude || seen.longitude !== place.longitude)
      found.push(`shows ${id} at ${formatPlace(seen)} instead of ${formatPlace(place)}`);
  }
  const unknown = [...shown.places.keys()].filter((id) => !expected.has(id));
  return [...found, ...unknown.map((id) => `shows ${id}, which is unknown`)];
}

function formatPlace({ latitude, longitude }: Coordinates): string {
  return `${latitude},${longitude}`;
}
