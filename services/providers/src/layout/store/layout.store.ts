import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { MARKER_KEYS } from '@rotadas/contracts/access/redis-keys';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { sleep } from '@rotadas/service-kit/time/sleep';
import { geoPlace } from '../../markers/store/geo-place.js';
import { readPosition } from '../../markers/store/marker.mapper.js';
import { MARKER_LAYOUT, MarkerLayout } from '../../store/marker-layout.js';
import { keysOf, type MarkerShard } from '../../store/marker-shard.js';
import { MARKERS_REDIS } from '../../store/markers-redis.js';
import { adoptMarker, dropMarker } from './layout-scripts.js';

/** The set of the numbers of shards that there have been. */
const LAYOUTS_KEY = `${MARKER_KEYS}}:layouts`;

/** The number of shards while nobody noted it. */
const FIRST_LAYOUT = 1;

/** How many are brought over at once. */
const PAGE_SIZE = 500;

const Counts = z.array(z.coerce.number().int().positive());
const Hash = z.record(z.string(), z.string());
const ScoredMembers = z.array(z.string());

/** Brings over the markers that copies with another number of shards have left in Redis. */
@Injectable()
export class LayoutStore {
  constructor(
    @Inject(MARKERS_REDIS) private readonly redis: RedisClient,
    @Inject(MARKER_LAYOUT) private readonly layout: MarkerLayout,
  ) {}

  /** Resolves once Redis is connected to, or after so many ms. */
  async connected(limitMs: number): Promise<void> {
    if (this.redis.status === 'ready') return;
    const ready = new AbortController();
    this.redis.once('ready', () => ready.abort());
    await sleep(limitMs, ready.signal);
  }

  /** The other layouts that there have been; notes this one. */
  others(): Promise<MarkerLayout[]> {
    const { shardCount } = this.layout;
    return guardDependency('markers', async () => {
      await this.redis.sadd(LAYOUTS_KEY, shardCount);
      const counts = new Set([FIRST_LAYOUT, ...Counts.parse(await this.redis.smembers(LAYOUTS_KEY))]);
      return [...counts].filter((count) => count !== shardCount).map((count) => new MarkerLayout(count));
    });
  }

  /** Brings over all whom a shard of another layout holds; answers how many those were. */
  bringOver(shard: MarkerShard): Promise<number> {
    return guardDependency('markers', async () => {
      const placed = await this.eachOf(shard.geoKey, (userId) => this.bringMarker(shard, userId));
      const awaited = await this.eachOf(shard.awaitingKey, (userId, since) =>
        this.bringAwaited(shard, userId, since),
      );
      return placed + awaited;
    });
  }

  /** Does `work` for each member of a sorted set, many at a time; answers how many there were. */
  private async eachOf(
    key: string,
    work: (userId: number, score: string) => Promise<unknown>,
  ): Promise<number> {
    let count = 0;
    for (let cursor: string | undefined = '0'; cursor !== undefined;) {
      const [next, found]: [string, string[]] = await this.redis.zscan(key, cursor, 'COUNT', PAGE_SIZE);
      const scores = ScoredMembers.parse(found);
      const members = scores.filter((_, index) => index % 2 === 0);
      await Promise.all(members.map((id, index) => work(Number(id), scores[index * 2 + 1] ?? '')));
      count += members.length;
      cursor = next === '0' ? undefined : next;
    }
    return count;
  }

  private async bringMarker(from: MarkerShard, userId: number): Promise<void> {
    const hash = Hash.parse(await this.redis.hgetall(from.markerKey(userId)));
    const { position = '', session = '0', ...others } = hash;
    const place = readPosition(position);
    if (place) {
      const { longitude, latitude } = geoPlace(place);
      const args = [userId, longitude, latitude, session, position, ...Object.entries(others).flat()];
      await adoptMarker.run(this.redis, { keys: keysOf(this.layout.shardOf(userId), userId), args });
    }
    await dropMarker.run(this.redis, { keys: keysOf(from, userId), args: [userId, position] });
  }

  private async bringAwaited(from: MarkerShard, userId: number, since: string): Promise<void> {
    await this.redis.zadd(this.layout.shardOf(userId).awaitingKey, 'NX', Number(since), userId);
    await this.redis.zrem(from.awaitingKey, userId);
  }
}
