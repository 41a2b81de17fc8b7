import { Inject, Injectable } from '@nestjs/common';
import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { liveRoutes } from '@rotadas/contracts/live/live.routes';
import type { ReplyOf } from '@rotadas/contracts/routing/route';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { versionedProvider } from '../../changes/versioned-provider.js';
import { markerHashes } from '../../presence/store/marker-hashes.js';
import { GEO_KEY } from '../../store/redis-keys.js';
import { searchCell } from './cell-search.js';
import { readScan } from './id-page.js';

/** About how many markers a page has: with the longest texts that an offer may have, a page stays below what NATS takes. */
const PAGE = 400;

type Page = ReplyOf<typeof liveRoutes.snapshot>;

/** Who is in a cell or anywhere, page by page. */
@Injectable()
export class SnapshotStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  page(cell: Cell | null, cursor: string): Promise<Page> {
    return guardDependency('redis', async () => {
      const { ids, next } =
        cell === null
          ? readScan(await this.redis.zscan(GEO_KEY, cursor, 'COUNT', PAGE))
          : await searchCell(this.redis, cell, cursor, PAGE);
      return { providers: await this.read(ids, cell), cursor: next };
    });
  }

  /** The markers of these users; of somebody who is in another cell is told there. */
  private async read(ids: readonly number[], cell: Cell | null): Promise<Page['providers']> {
    const hashes = await markerHashes(this.redis, ids);
    const now = Date.now();
    return hashes.flatMap((hash, index) => {
      const provider = versionedProvider(ids[index] ?? 0, hash, now);
      return provider && (cell === null || cellOf(provider) === cell) ? provider : [];
    });
  }
}
