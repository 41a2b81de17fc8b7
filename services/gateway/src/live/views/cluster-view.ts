import { clusterDegrees, CLUSTERS_BELOW_ZOOM, MARKERS_MAX } from '@rotadas/contracts/live/cluster-grid';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import { type Coordinates, coarsenPoint } from '@rotadas/contracts/primitives/coordinates';
import type { MirroredProvider } from '../mirror/mirrored-provider.js';
import type { ChangeSet } from '../mirror/provider-mirror.js';
import type { ViewContent, ViewSource } from './view-content.js';

const COUNT_INTERVAL_MS = 1_000;

/** Lower than MARKERS_MAX, against flapping. */
const MARKERS_AGAIN_MAX = MARKERS_MAX * 0.9;

/** Shown in the viewport; counted in the grid cells that it touches. */
interface ProviderFilters {
  isShown(provider: MirroredProvider): boolean;
  isCounted(provider: MirroredProvider): boolean;
}

export class ClusterView implements ViewContent {
  /** Counts are delayed, so their age says nothing. */
  readonly arrivedAt = Number.POSITIVE_INFINITY;
  private text = '';
  private shown = 0;
  private countedAt = 0;
  private isStale = false;

  constructor(
    private readonly source: ViewSource,
    private readonly zoom: number,
    private readonly filters: ProviderFilters,
  ) {
    this.count();
  }

  mustSwitch(): boolean {
    return this.zoom >= CLUSTERS_BELOW_ZOOM && this.shown <= MARKERS_AGAIN_MAX;
  }

  frame(): Buffer {
    return Buffer.from(this.text);
  }

  /** Undefined if nothing changed, or the last count is too recent. */
  tick(changes: ChangeSet, now: number): Buffer | undefined {
    this.isStale ||= this.concerns(changes);
    if (!this.isStale || now - this.countedAt < COUNT_INTERVAL_MS) return undefined;
    const before = this.text;
    this.count();
    this.countedAt = now;
    return this.text === before ? undefined : this.frame();
  }

  private concerns(changes: ChangeSet): boolean {
    for (const cell of this.source.cells ?? changes.changedCells()) if (changes.has(cell)) return true;
    return false;
  }

  private count(): void {
    const { isCounted, isShown } = this.filters;
    const counted: MirroredProvider[] = [];
    this.shown = 0;
    for (const provider of this.source.candidates()) {
      if (isCounted(provider)) counted.push(provider);
      if (isShown(provider)) this.shown += 1;
    }
    this.isStale = false;
    this.text = `{"type":"clusters","clusters":${JSON.stringify(toClusters(counted, this.zoom))}}`;
  }
}

function toClusters(points: Iterable<Coordinates>, zoom: number): Cluster[] {
  const side = clusterDegrees(zoom);
  const columns = 360 / side + 1;
  const sums = new Map<number, Cluster>();
  for (const { latitude, longitude } of points) {
    const key = Math.floor((latitude + 90) / side) * columns + Math.floor((longitude + 180) / side);
    const sum = sums.get(key);
    if (!sum) {
      sums.set(key, { latitude, longitude, count: 1 });
      continue;
    }
    sum.latitude += latitude;
    sum.longitude += longitude;
    sum.count += 1;
  }
  // A cluster of one is at its provider, and clients without a token receive it.
  return [...sums.values()].map(({ latitude, longitude, count }) => ({
    ...coarsenPoint({ latitude: latitude / count, longitude: longitude / count }),
    count,
  }));
}
