import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { readPages } from '@rotadas/service-kit/paging/read-pages';
import { type RedisClient, runPipeline } from '@rotadas/service-kit/redis/redis-client';
import { FIELDS, readPosition } from './marker-format.js';
import { MARKER_LAYOUT, type MarkerLayout, MARKERS_REDIS, type MarkerShard } from './marker-layout.js';
import type { LastSeen } from '../domain/last-seen.js';

const TextOrNull = z.array(z.string().nullable());

const PAGE_SIZE = 500;

@Injectable()
export class LastSeenStore {
  constructor(
    @Inject(MARKERS_REDIS) private readonly redis: RedisClient,
    @Inject(MARKER_LAYOUT) private readonly layout: MarkerLayout,
  ) {}

  /** Returns entries in the order of `userIds`, and extends the lifetime of their keys. */
  findMany(userIds: readonly number[]): Promise<LastSeen[]> {
    return guardDependency('markers', () =>
      this.layout.perShard(userIds, Number, (shard, ids) => this.findInShard(shard, ids)),
    );
  }

  private async findInShard(shard: MarkerShard, userIds: readonly number[]): Promise<LastSeen[]> {
    const ids = userIds.map(String);
    const pipeline = this.redis
      .pipeline()
      .zmscore(shard.awaitingKey, ...ids)
      .zmscore(shard.geoKey, ...ids);
    for (const userId of userIds) pipeline.hmget(shard.markerKey(userId), FIELDS.position, FIELDS.session);
    const keys = [shard.geoKey, shard.awaitingKey, ...userIds.map((userId) => shard.markerKey(userId))];
    for (const key of keys) pipeline.expire(key, shard.ttlSeconds);
    const replies = await runPipeline(pipeline);
    const [awaiting, placed, ...markers] = z.array(TextOrNull).parse(replies.slice(0, -keys.length));
    return userIds.map((userId, index) => {
      const [position, session] = markers[index] ?? [];
      return {
        userId,
        lastSeenAt: readPosition(position)?.receivedAt ?? numberOrNull(awaiting?.[index]),
        isPlaced: numberOrNull(placed?.[index]) !== null,
        session: numberOrNull(session),
      };
    });
  }

  /** Pages of all providers with a marker or awaiting one; an ID may occur twice. */
  async *allUserIds(): AsyncIterable<number[]> {
    for (const key of this.layout.shards.flatMap(({ geoKey, awaitingKey }) => [geoKey, awaitingKey])) {
      const scan = (cursor: string) =>
        guardDependency('markers', () => this.redis.zscan(key, cursor, 'COUNT', PAGE_SIZE));
      for await (const [, found] of readPages('0', scan, ([next]) => (next === '0' ? null : next))) {
        yield found.filter((_, index) => index % 2 === 0).map(Number);
      }
    }
  }

  async awaitPosition(userId: number, since: number): Promise<void> {
    const { awaitingKey } = this.layout.shardFor(userId);
    await guardDependency('markers', () => this.redis.zadd(awaitingKey, 'NX', since, userId));
  }
}

function numberOrNull(text: string | null | undefined): number | null {
  return text ? Number(text) : null;
}
