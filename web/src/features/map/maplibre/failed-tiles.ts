import type { Map as MapLibreMap } from 'maplibre-gl';
import { retryDelay } from './retry-delay.js';

type TileId = Record<'x' | 'y' | 'z', number>;

interface TileFailure {
  sourceId: string;
  tile: { tileID: { canonical: TileId } };
}

export function isTileFailure(event: object): event is TileFailure {
  return 'tile' in event && 'sourceId' in event;
}

/** Requests failed tiles again, with growing delays; MapLibre does so only if they left the map. */
export class FailedTiles {
  /** By source; MapLibre skips those that left the view. */
  private failed = new Map<string, TileId[]>();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly map: MapLibreMap) {
    map.on('idle', () => {
      if (this.failed.size === 0) this.failures = 0;
    });
  }

  add({ sourceId, tile }: TileFailure): void {
    this.failed.set(sourceId, [...(this.failed.get(sourceId) ?? []), tile.tileID.canonical]);
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => this.retry(), retryDelay(this.failures));
    this.failures += 1;
  }

  isMissing(sourceIds: readonly string[]): boolean {
    return sourceIds.some((id) => this.failed.has(id));
  }

  retry(): void {
    this.stop();
    const { failed } = this;
    this.failed = new Map();
    for (const [sourceId, tiles] of failed)
      if (this.map.getSource(sourceId)) this.map.refreshTiles(sourceId, tiles);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
