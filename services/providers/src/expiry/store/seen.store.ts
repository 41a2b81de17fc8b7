import { Inject, Injectable } from '@nestjs/common';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { readPosition } from '../../presence/marker.js';
import { markerKey, ON_MAP_KEY } from '../../store/redis-keys.js';
import { runPipeline } from '../../store/run-pipeline.js';

/** What Redis knows of a provider; null where it knows nothing. */
export interface Sighting {
  readonly userId: number;
  /** When the last position came, or where Redis has none, since when one is waited for, ms. */
  readonly lastSeen: number | null;
  /** Whether it is listed as being on the map. */
  readonly isListed: boolean;
  /** The session that the marker belongs to. */
  readonly session: number | null;
}

const TextOrNull = z.array(z.string().nullable());

/** When providers were last seen, in Redis. */
@Injectable()
export class SeenStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** What Redis knows of these providers, in their order. */
  sightings(userIds: readonly number[]): Promise<Sighting[]> {
    return guardDependency('redis', async () => {
      const pipeline = this.redis.pipeline().zmscore(ON_MAP_KEY, ...userIds.map(String));
      for (const userId of userIds) pipeline.hmget(markerKey(userId), 'position', 'session');
      const [scores, ...markers] = z.array(TextOrNull).parse(await runPipeline(pipeline));
      return userIds.map((userId, index) => {
        const listedAt = numberOrNull(scores?.[index]);
        const [position, session] = markers[index] ?? [];
        return {
          userId,
          lastSeen: readPosition(position)?.at ?? listedAt,
          isListed: listedAt !== null,
          session: numberOrNull(session),
        };
      });
    });
  }

  /** Everybody on the map, by user id. */
  everybody(): Promise<number[]> {
    return guardDependency('redis', async () => (await this.redis.zrange(ON_MAP_KEY, '0', '-1')).map(Number));
  }

  /** Lists a provider that is not listed yet, which starts its time where no position of it is known. */
  async list(userId: number, now: number): Promise<void> {
    await guardDependency('redis', () => this.redis.zadd(ON_MAP_KEY, 'NX', now, userId));
  }
}

function numberOrNull(text: string | null | undefined): number | null {
  return text ? Number(text) : null;
}
