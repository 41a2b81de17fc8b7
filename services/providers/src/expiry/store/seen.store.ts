import { Inject, Injectable } from '@nestjs/common';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { markerKey, SEEN_KEY } from '../../store/redis-keys.js';
import { runPipeline } from '../../store/run-pipeline.js';

/** What Redis knows of a provider; null where it knows nothing. */
export interface Sighting {
  readonly userId: number;
  /** When the last position came, ms. */
  readonly lastSeen: number | null;
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
      const pipeline = this.redis.pipeline().zmscore(SEEN_KEY, ...userIds.map(String));
      for (const userId of userIds) pipeline.hmget(markerKey(userId), 'session');
      const [scores, ...sessions] = z.array(TextOrNull).parse(await runPipeline(pipeline));
      return userIds.map((userId, index) => ({
        userId,
        lastSeen: numberOrNull(scores?.[index]),
        session: numberOrNull(sessions[index]?.[0]),
      }));
    });
  }

  /** Everybody on the map, by user id. */
  everybody(): Promise<number[]> {
    return guardDependency('redis', async () => (await this.redis.zrange(SEEN_KEY, '0', '-1')).map(Number));
  }

  /** Starts the time of a provider that is not watched yet. */
  async watch(userId: number, now: number): Promise<void> {
    await guardDependency('redis', () => this.redis.zadd(SEEN_KEY, 'NX', now, userId));
  }
}

function numberOrNull(text: string | null | undefined): number | null {
  return text ? Number(text) : null;
}
