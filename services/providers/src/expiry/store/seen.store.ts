import { Inject, Injectable } from '@nestjs/common';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { readPosition } from '../../presence/marker.js';
import { AWAITED_KEY, GEO_KEY, markerKey } from '../../store/redis-keys.js';
import { runPipeline } from '../../store/run-pipeline.js';

/** What Redis knows of a provider; null where it knows nothing. */
export interface Sighting {
  readonly userId: number;
  /** When the last position came, or where Redis has none, since when one is awaited, ms. */
  readonly lastSeen: number | null;
  /** Whether the geo-set says where it is. */
  readonly isPlaced: boolean;
  /** The session that the marker belongs to. */
  readonly session: number | null;
}

const TextOrNull = z.array(z.string().nullable());

/** How many are read of a set in one go. */
const PAGE = 500;

/** When providers were last seen, in Redis. */
@Injectable()
export class SeenStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** What Redis knows of these providers, in their order. */
  sightings(userIds: readonly number[]): Promise<Sighting[]> {
    return guardDependency('redis', async () => {
      const ids = userIds.map(String);
      const pipeline = this.redis
        .pipeline()
        .zmscore(AWAITED_KEY, ...ids)
        .zmscore(GEO_KEY, ...ids);
      for (const userId of userIds) pipeline.hmget(markerKey(userId), 'position', 'session');
      const [awaited, placed, ...markers] = z.array(TextOrNull).parse(await runPipeline(pipeline));
      return userIds.map((userId, index) => {
        const [position, session] = markers[index] ?? [];
        return {
          userId,
          lastSeen: readPosition(position)?.at ?? numberOrNull(awaited?.[index]),
          isPlaced: numberOrNull(placed?.[index]) !== null,
          session: numberOrNull(session),
        };
      });
    });
  }

  /** Everybody whom Redis takes for being online, by user id, some at a time; one who moves may come twice. */
  async *everybody(): AsyncIterable<number[]> {
    for (const key of [GEO_KEY, AWAITED_KEY]) {
      for (let cursor: string | undefined = '0'; cursor !== undefined;) {
        const [next, found]: [string, string[]] = await guardDependency('redis', () =>
          this.redis.zscan(key, cursor ?? '0', 'COUNT', PAGE),
        );
        yield found.filter((_, index) => index % 2 === 0).map(Number); // each is followed by its score
        cursor = next === '0' ? undefined : next;
      }
    }
  }

  /** Awaits the next position of a provider of whom Redis knows none, which starts its time anew. */
  async awaitPosition(userId: number, now: number): Promise<void> {
    await guardDependency('redis', () => this.redis.zadd(AWAITED_KEY, 'NX', now, userId));
  }
}

function numberOrNull(text: string | null | undefined): number | null {
  return text ? Number(text) : null;
}
