import type { Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { growingDelay } from '../../../shared/time/growing-delay.js';

const FIRST_RETRY_MS = 2_000;
const RETRY_MAX_MS = 300_000;

/** Delay after the given number of earlier failures, ms. */
export const retryDelay = (failures: number): number => growingDelay(failures, FIRST_RETRY_MS, RETRY_MAX_MS);

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
  /** Tiles by source; MapLibre skips those that left the view. */
  private failed = new Map<string, TileId[]>();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly map: MapLibreMap) {
    map.on('idle', () => {
      if (this.failed.size === 0) this.failures = 0;
    });
  }

  add({ sourceId, tile }: TileFailure): void {
    this.wait(sourceId, [...(this.failed.get(sourceId) ?? []), tile.tileID.canonical]);
  }

  /** The source itself failed, of which MapLibre then requests no tiles. */
  addSource(sourceId: string): void {
    this.wait(sourceId, []);
  }

  isMissing(sourceIds: readonly string[]): boolean {
    return sourceIds.some((id) => this.failed.has(id));
  }

  retry(): void {
    this.stop();
    const { failed } = this;
    this.failed = new Map();
    for (const [sourceId, tiles] of failed) {
      const source = this.map.getSource<VectorTileSource>(sourceId);
      if (source && tiles.length > 0) this.map.refreshTiles(sourceId, tiles);
      else void source?.load();
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(sourceId: string, tiles: TileId[]): void {
    this.failed.set(sourceId, tiles);
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => this.retry(), retryDelay(this.failures));
    this.failures += 1;
  }
}
