import { Inject, Injectable } from '@nestjs/common';
import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { liveRoutes } from '@rotadas/contracts/live/live.routes';
import type { ReplyOf } from '@rotadas/contracts/routing/route';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { versionedProvider } from '../../markers/domain/versioned-provider.js';
import { findMarkers } from '../../markers/store/find-markers.js';
import { MARKER_LAYOUT, type MarkerLayout } from '../../store/marker-layout.js';
import { MARKERS_REDIS } from '../../store/markers-redis.js';
import { searchCell } from './cell-search.js';
import { scanMap } from './whole-map.js';

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
  ) {}

  /** A page of those in `cell`, or anywhere where that is null. */
  page(cell: Cell | null, cursor: string): Promise<Page> {
    return guardDependency('markers', async () => {
      const { ids, next } =
        cell === null
          ? await scanMap(this.redis, this.layout, cursor, PAGE_SIZE)
          : await searchCell({ redis: this.redis, layout: this.layout, cell, pageSize: PAGE_SIZE }, cursor);
      return { providers: await this.read(ids, cell), cursor: next };
    });
  }

  /** What these users' markers show; one that is in another cell is in that cell's snapshot. */
  private async read(ids: readonly number[], cell: Cell | null): Promise<Page['providers']> {
    const markers = await findMarkers(this.redis, this.layout, ids);
    const now = Date.now();
    return markers.flatMap((marker) => {
      const provider = versionedProvider(marker, now);
      return provider && (cell === null || cellOf(provider) === cell) ? provider : [];
    });
  }
}
