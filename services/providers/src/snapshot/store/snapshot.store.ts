import { Inject, Injectable } from '@nestjs/common';
import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { liveRoutes } from '@rotadas/contracts/live/live.routes';
import type { ReplyOf } from '@rotadas/contracts/routing/route';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { versionedProvider } from '../../markers/domain/versioned-provider.js';
import { findMarkers } from '../../markers/store/find-markers.js';
import { MARKERS_REDIS } from '../../store/markers-redis.js';
import { GEO_KEY } from '../../store/redis-keys.js';
import { searchCell } from './cell-search.js';
import { readScan } from './id-page.js';

/**
 * The number of markers of a page, about: with the longest texts of offers a page stays below the
 * maximum of a NATS message.
 */
const PAGE_SIZE = 360;

type Page = ReplyOf<typeof liveRoutes.snapshot>;

/** Finds who is in a cell or anywhere, page by page. */
@Injectable()
export class SnapshotStore {
  constructor(@Inject(MARKERS_REDIS) private readonly redis: RedisClient) {}

  /** A page of those in `cell`, or anywhere where that is null. */
  page(cell: Cell | null, cursor: string): Promise<Page> {
    return guardDependency('markers', async () => {
      const { ids, next } =
        cell === null
          ? readScan(await this.redis.zscan(GEO_KEY, cursor, 'COUNT', PAGE_SIZE))
          : await searchCell(this.redis, cell, cursor, PAGE_SIZE);
      return { providers: await this.read(ids, cell), cursor: next };
    });
  }

  /** What these users' markers show; one that is in another cell is in that cell's snapshot. */
  private async read(ids: readonly number[], cell: Cell | null): Promise<Page['providers']> {
    const markers = await findMarkers(this.redis, ids);
    const now = Date.now();
    return markers.flatMap((marker) => {
      const provider = versionedProvider(marker, now);
      return provider && (cell === null || cellOf(provider) === cell) ? provider : [];
    });
  }
}
