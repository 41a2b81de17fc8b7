import { Inject, Injectable } from '@nestjs/common';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { type Marker, readMarker } from '../../presence/marker.js';
import { markerKey, SEEN_KEY } from '../../store/redis-keys.js';
import { runPipeline } from '../../store/run-pipeline.js';

const Hashes = z.array(z.record(z.string(), z.string()));

/** All markers, read from Redis in two round trips. */
@Injectable()
export class ListingStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Everybody on the map; who is just being taken off is left out. */
  markers(): Promise<Marker[]> {
    return guardDependency('redis', async () => {
      const userIds = (await this.redis.zrange(SEEN_KEY, '0', '-1')).map(Number);
      if (userIds.length === 0) return [];
      const pipeline = this.redis.pipeline();
      for (const userId of userIds) pipeline.hgetall(markerKey(userId));
      const hashes = Hashes.parse(await runPipeline(pipeline));
      return hashes.flatMap((hash, index) => readMarker(userIds[index] ?? 0, hash) ?? []);
    });
  }
}
