import { Inject, Injectable } from '@nestjs/common';
import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { liveRoutes } from '@rotadas/contracts/live/live.routes';
import type { ReplyOf } from '@rotadas/contracts/routing/route';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { MARKERS_REDIS } from '../../store/markers-redis.js';
import { toVersionedProvider } from '../domain/marker.js';
import { searchCell } from './cell-search.js';
import { scanMap } from './map-scan.js';
import { MARKER_LAYOUT, type MarkerLayout } from './marker-layout.js';
import { MarkerStore } from './marker.store.js';

/**
 * The number of markers of a page, about: with the longest texts of offers a page stays below the
 * maximum of a NATS message.
 */
const PAGE_SIZE = 360;

type Page = ReplyOf<typeof liveRoutes.snapshot>;

/** Finds who is in a cell or anywhere, page by page. */
@Injectable()
export class SnapshotStore {
  constructor(
    @Inject(MARKERS_REDIS) private readonly redis: RedisClient,
    @Inject(MARKER_LAYOUT) private readonly layout: MarkerLayout,
    private readonly markers: MarkerStore,
  ) {}

  /** A page of those in `cell`, or anywhere where that is null. */
  async page(cell: Cell | null, cursor: string): Promise<Page> {
    const { redis, layout } = this;
    const { ids, next } = await guardDependency('markers', () =>
      cell === null
        ? scanMap(redis, layout, cursor, PAGE_SIZE)
        : searchCell({ redis, layout, cell, pageSize: PAGE_SIZE }, cursor),
    );
    return { providers: await this.read(ids, cell), cursor: next };
  }

  /** What these users' markers show; one that is in another cell is in that cell's snapshot. */
  private async read(ids: readonly number[], cell: Cell | null): Promise<Page['providers']> {
    const markers = await this.markers.findAmong(ids);
    const now = Date.now();
    return markers.flatMap((marker) => {
      const provider = toVersionedProvider(marker, now);
      return provider && (cell === null || cellOf(provider) === cell) ? provider : [];
    });
  }
}
