import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { guardDependency, isUnavailable } from '@rotadas/service-kit/errors/dependency';
import { onRedisReconnected, type RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { MARKERS_REDIS, runPipeline } from './markers-redis.js';
import type {
  Marker,
  MarkerSource,
  Move,
  ReceivedPosition,
  ReplacedMarker,
  StoredMove,
} from '../domain/marker.js';
import {
  FIELDS,
  moveMarkers,
  putMarker,
  readMarker,
  readPosition,
  relabelMarker,
  removeMarker,
  renameMarker,
} from './marker-format.js';
import { MARKER_LAYOUT, type MarkerLayout, type MarkerShard } from './marker-layout.js';

const Hashes = z.array(z.record(z.string(), z.string()));

/** Stores markers. Every change is one atomic script. */
@Injectable()
export class MarkerStore {
  private readonly logger = new Logger(MarkerStore.name);

  constructor(
    @Inject(MARKERS_REDIS) private readonly redis: RedisClient,
    @Inject(MARKER_LAYOUT) private readonly layout: MarkerLayout,
  ) {}

  /** Null if a later session has the marker, or this one has ended. */
  put(source: MarkerSource, position: ReceivedPosition): Promise<ReplacedMarker | null> {
    const shard = this.layout.shardFor(source.userId);
    return guardDependency('markers', () => putMarker(this.redis, shard, source, position));
  }

  /** Null if a later session has the marker. */
  remove(userId: number, session: number): Promise<ReplacedMarker | null> {
    const shard = this.layout.shardFor(userId);
    return guardDependency('markers', () => removeMarker(this.redis, shard, userId, session));
  }

  async relabel(source: MarkerSource): Promise<void> {
    const shard = this.layout.shardFor(source.userId);
    await guardDependency('markers', () => relabelMarker(this.redis, shard, source));
  }

  async rename(userId: number, fullName: string, phone: string | null): Promise<void> {
    await guardDependency('markers', () => renameMarker(this.redis, this.markerKey(userId), fullName, phone));
  }

  /** In the order of `moves`. With several shards, those of an unavailable one are `undecided`. */
  move(moves: readonly Move[]): Promise<StoredMove[]> {
    return this.layout.perShard(
      moves,
      ({ userId }) => userId,
      (shard, own) => (this.layout.shardCount === 1 ? this.moveIn(shard, own) : this.tryMoveIn(shard, own)),
    );
  }

  /** In the order of `userIds`; null if not on the map. */
  findAmong(userIds: readonly number[]): Promise<(Marker | null)[]> {
    return guardDependency('markers', () =>
      this.layout.perShard(userIds, Number, async (shard, ids) => {
        const pipeline = this.redis.pipeline();
        for (const userId of ids) pipeline.hgetall(shard.markerKey(userId));
        const hashes = Hashes.parse(await runPipeline(pipeline));
        return ids.map((userId, index) => readMarker(userId, hashes[index] ?? {}));
      }),
    );
  }

  async findPosition(userId: number): Promise<ReceivedPosition | null> {
    const key = this.markerKey(userId);
    return readPosition(await guardDependency('markers', () => this.redis.hget(key, FIELDS.position)));
  }

  /** The current position, or the last one of an ended session. */
  async findLastPosition(userId: number): Promise<ReceivedPosition | null> {
    const key = this.markerKey(userId);
    const [now, last] = await guardDependency('markers', () =>
      this.redis.hmget(key, FIELDS.position, FIELDS.lastPosition),
    );
    return readPosition(now ?? last);
  }

  async forgetPosition(userId: number): Promise<void> {
    const key = this.markerKey(userId);
    await guardDependency('markers', () => this.redis.hdel(key, FIELDS.lastPosition));
  }

  /** Calls `listener` when Redis may have lost its data. */
  onConnect(listener: () => void): void {
    onRedisReconnected(this.redis, listener);
  }

  private moveIn(shard: MarkerShard, moves: readonly Move[]): Promise<StoredMove[]> {
    return guardDependency('markers', () => moveMarkers(this.redis, shard, moves));
  }

  private async tryMoveIn(shard: MarkerShard, moves: readonly Move[]): Promise<StoredMove[]> {
    try {
      return await this.moveIn(shard, moves);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.logger.warn({ err: error, count: moves.length }, 'A shard of the markers is unavailable');
      return moves.map((move) => ({
        move,
        outcome: 'undecided',
        previousCell: null,
        previousAt: null,
        version: 0,
      }));
    }
  }

  private markerKey(userId: number): string {
    return this.layout.shardFor(userId).markerKey(userId);
  }
}
