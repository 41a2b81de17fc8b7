import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { guardDependency, isUnavailable } from '@rotadas/service-kit/errors/dependency';
import { onRedisReconnected, type RedisClient, runPipeline } from '@rotadas/service-kit/redis/redis-client';
import type { RedisScript } from '@rotadas/service-kit/redis/redis-script';
import type { PublicFields } from '../../offers/domain/profile.js';
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
  geoPlace,
  markerFields,
  positionText,
  profileFields,
  readMarker,
  readMoves,
  readPosition,
  readReplaced,
} from './marker-format.js';
import { MOVE, PUT, REMOVE, UPDATE } from './marker-scripts.js';
import { MARKER_LAYOUT, type MarkerLayout, MARKERS_REDIS, type MarkerShard } from './marker-layout.js';

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
  async put(source: MarkerSource, position: ReceivedPosition): Promise<ReplacedMarker | null> {
    const { userId, session } = source;
    const shard = this.layout.shardFor(userId);
    const { longitude, latitude } = geoPlace(position);
    const fields = [positionText(position, null), ...markerFields(source)];
    const args = [userId, session, shard.ttlSeconds, longitude, latitude, ...fields];
    return readReplaced(await this.run(PUT, shard.keys(userId), args));
  }

  /** Removes a marker of this or an earlier session; null if a later session has it. */
  async remove(userId: number, session: number): Promise<ReplacedMarker | null> {
    const keys = this.layout.shardFor(userId).keys(userId);
    return readReplaced(await this.run(REMOVE, keys, [userId, session]));
  }

  async updateContent(source: MarkerSource): Promise<void> {
    const args = [source.session, ...markerFields(source)];
    await this.run(UPDATE, [this.markerKey(source.userId)], args);
  }

  /** Updates a marker of any session. */
  async updateProfile(userId: number, profile: PublicFields): Promise<void> {
    const args = [Number.MAX_SAFE_INTEGER, ...profileFields(profile)];
    await this.run(UPDATE, [this.markerKey(userId)], args);
  }

  /** Returns results in the order of `moves`. Moves of an unavailable shard are `undecided`. */
  move(moves: readonly Move[]): Promise<StoredMove[]> {
    return this.layout.perShard(
      moves,
      ({ userId }) => userId,
      (shard, own) => (this.layout.shardCount === 1 ? this.moveIn(shard, own) : this.tryMoveIn(shard, own)),
    );
  }

  /** Returns markers in the order of `userIds`; null if a provider is not on the map. */
  findMany(userIds: readonly number[]): Promise<(Marker | null)[]> {
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
    const [current, last] = await guardDependency('markers', () =>
      this.redis.hmget(key, FIELDS.position, FIELDS.lastPosition),
    );
    return readPosition(current ?? last);
  }

  /** Deletes the last position of an ended session. */
  async forgetPosition(userId: number): Promise<void> {
    const key = this.markerKey(userId);
    await guardDependency('markers', () => this.redis.hdel(key, FIELDS.lastPosition));
  }

  /** Calls `listener` when Redis may have lost its data. */
  onReconnect(listener: () => void): void {
    onRedisReconnected(this.redis, listener);
  }

  private async moveIn(shard: MarkerShard, moves: readonly Move[]): Promise<StoredMove[]> {
    const positions = moves.map((move) => positionText(move, move.deviceAt));
    const places = moves.flatMap((move) => {
      const { longitude, latitude } = geoPlace(move);
      return [String(longitude), String(latitude), String(move.userId)];
    });
    const keys = [shard.geoKey, ...moves.map(({ userId }) => shard.markerKey(userId))];
    const fromDevices = moves.flatMap(({ isFromDevice }, index) => (isFromDevice ? [index + 1] : []));
    const args = [
      JSON.stringify(positions),
      JSON.stringify(places),
      shard.ttlSeconds,
      JSON.stringify(fromDevices),
    ];
    return readMoves(await this.run(MOVE, keys, args), moves);
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

  private run(
    script: RedisScript,
    keys: readonly string[],
    args: readonly (string | number)[],
  ): Promise<unknown> {
    return guardDependency('markers', () => script.run(this.redis, keys, args));
  }

  private markerKey(userId: number): string {
    return this.layout.shardFor(userId).markerKey(userId);
  }
}
