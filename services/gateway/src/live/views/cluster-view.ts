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
  private sums: ClusterSums;
  private text = '';
  /** The last text for all viewers. */
  private sentText: string;
  private shown = 0;
  /** The mirror's `revision` at the last count. */
  private countedRevision = Number.NaN;
  private countedAt = 0;
  private isStale = false;

  constructor(
    private readonly source: ViewSource,
    private readonly zoom: number,
    private readonly filters: ProviderFilters,
  ) {
    this.sums = new ClusterSums(zoom);
    this.count();
    this.sentText = this.text;
  }

  mustSwitch(): boolean {
    return this.zoom >= CLUSTERS_BELOW_ZOOM && this.shown <= MARKERS_AGAIN_MAX;
  }

  frame(hidden: ReadonlySet<number>): Buffer {
    // Hidden providers are subtracted where they are now, so the sums must not be older.
    if (hidden.size > 0) this.count();
    return this.withoutHidden(Buffer.from(this.text), hidden);
  }

  /** Undefined if nothing changed, or the last count is too recent. */
  tick(changes: ChangeSet, now: number): Buffer | undefined {
    this.isStale ||= this.concerns(changes);
    if (!this.isStale || now - this.countedAt < COUNT_INTERVAL_MS) return undefined;
    this.count();
    this.isStale = false;
    this.countedAt = now;
    if (this.text === this.sentText) return undefined;
    this.sentText = this.text;
    return Buffer.from(this.text);
  }

  withoutHidden(frame: Buffer, hidden: ReadonlySet<number>): Buffer {
    const counted = [...hidden].flatMap((id) => {
      const provider = this.source.mirror.get(id);
      return provider && this.filters.isCounted(provider) ? [provider] : [];
    });
    if (counted.length === 0) return frame;
    return Buffer.from(this.sums.toText(counted));
  }

  private concerns(changes: ChangeSet): boolean {
    for (const cell of this.source.cells ?? changes.changedCells()) if (changes.has(cell)) return true;
    return false;
  }

  private count(): void {
    const { revision } = this.source.mirror;
    if (this.countedRevision === revision) return;
    this.countedRevision = revision;
    const { isCounted, isShown } = this.filters;
    this.sums = new ClusterSums(this.zoom);
    this.shown = 0;
    for (const provider of this.source.candidates()) {
      if (isCounted(provider)) this.sums.add(provider);
      if (isShown(provider)) this.shown += 1;
    }
    this.text = this.sums.toText();
  }
}

class ClusterSums {
  /** Sums of the coordinates. */
  private readonly byCell = new Map<number, Cluster>();
  private readonly side: number;
  private readonly columns: number;

  constructor(private readonly zoom: number) {
    this.side = clusterDegrees(zoom);
    this.columns = 360 / this.side + 1;
  }

  add({ latitude, longitude }: Coordinates): void {
    const { side, columns, byCell } = this;
    const key = Math.floor((latitude + 90) / side) * columns + Math.floor((longitude + 180) / side);
    const sum = byCell.get(key);
    if (!sum) {
      byCell.set(key, { latitude, longitude, count: 1 });
      return;
    }
    sum.latitude += latitude;
    sum.longitude += longitude;
    sum.count += 1;
  }

  /** The frame without the providers at `hidden`, which the sums contain. */
  toText(hidden: readonly Coordinates[] = []): string {
    const subtracted = new ClusterSums(this.zoom);
    for (const point of hidden) subtracted.add(point);
    const clusters: Cluster[] = [];
    for (const [key, sum] of this.byCell) {
      const less = subtracted.byCell.get(key) ?? NOTHING;
      const count = sum.count - less.count;
      if (count === 0) continue;
      const [latitude, longitude] = [sum.latitude - less.latitude, sum.longitude - less.longitude];
      // A cluster of one is at its provider, and clients without a token receive it.
      clusters.push({ ...coarsenPoint({ latitude: latitude / count, longitude: longitude / count }), count });
    }
    return `{"type":"clusters","clusters":${JSON.stringify(clusters)}}`;
  }
}

const NOTHING: Cluster = { latitude: 0, longitude: 0, count: 0 };
