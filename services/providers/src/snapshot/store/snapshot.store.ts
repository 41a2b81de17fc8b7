import { Inject, Injectable } from '@nestjs/common';
import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { liveRoutes } from '@rotadas/contracts/live/live.routes';
import type { ReplyOf } from '@rotadas/contracts/routing/route';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { versionedProvider } from '../../changes/versioned-provider.js';
import { cellKey, markerKey, ON_MAP_KEY } from '../../store/redis-keys.js';
import { runPipeline } from '../../store/run-pipeline.js';

/** About how many markers a page has: with the longest texts that an offer may have, a page stays below what NATS takes. */
const PAGE = 400;

/** The cursor of the first page, and of a page that does not exist. */
const END = '0';

const Hashes = z.array(z.record(z.string(), z.string()));

type Page = ReplyOf<typeof liveRoutes.snapshot>;

/** Who is in a cell or anywhere, page by page. */
@Injectable()
export class SnapshotStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  page(cell: Cell | null, cursor: string): Promise<Page> {
    return guardDependency('redis', async () => {
      const key = cell === null ? ON_MAP_KEY : cellKey(cell);
      const [next, found] = await this.redis.zscan(key, cursor, 'COUNT', PAGE);
      const ids = found.filter((_, index) => index % 2 === 0).map(Number); // each is followed by its score
      return { providers: await this.read(ids, cell), cursor: next === END ? null : next };
    });
  }

  /** The markers of these users; of somebody who went to another cell meanwhile is told there. */
  private async read(ids: readonly number[], cell: Cell | null): Promise<Page['providers']> {
    if (ids.length === 0) return [];
    const pipeline = this.redis.pipeline();
    for (const id of ids) pipeline.hgetall(markerKey(id));
    const hashes = Hashes.parse(await runPipeline(pipeline));
    const now = Date.now();
    return hashes.flatMap((hash, index) => {
      const provider = versionedProvider(ids[index] ?? 0, hash, now);
      return provider && (cell === null || cellOf(provider) === cell) ? provider : [];
    });
  }
}
