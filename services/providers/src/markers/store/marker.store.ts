import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Cell } from '@rotadas/contracts/live/cell';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { onRedisRenewed, type RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { MARKER_LAYOUT, type MarkerLayout } from '../../store/marker-layout.js';
import { keysOf } from '../../store/marker-shard.js';
import { MARKERS_REDIS } from '../../store/markers-redis.js';
import type { Marker, MarkerContent, ReceivedPosition } from '../domain/marker.js';
import { findMarkers } from './find-markers.js';
import { geoPlace } from './geo-place.js';
import { markerFields, positionText, readCell, readPosition } from './marker.mapper.js';
import { putMarker, relabelMarker, removeMarker, renameMarker } from './marker-scripts.js';

/** A provider to be put on the map: the session that it is of, and what its marker shows. */
export interface MarkerSource extends MarkerContent {
  readonly userId: number;
  readonly session: number;
}

/** What a change of a marker replaced. */
export interface ReplacedMarker {
  /** The cell that the marker was in; null where there was none. */
  readonly previousCell: Cell | null;
  /** The version that the change was written as. */
  readonly version: number;
}

const Reply = z.union([
  z.tuple([z.literal(0)]),
  z.tuple([z.literal(1), z.string(), z.string().transform(Number)]),
]);

/** Keeps the markers on the map. Every change is one step of one script. */
@Injectable()
export class MarkerStore {
  constructor(
    @Inject(MARKERS_REDIS) private readonly redis: RedisClient,
    @Inject(MARKER_LAYOUT) private readonly layout: MarkerLayout,
  ) {}

  /**
   * Puts a provider on the map; null where a later session is there already, or this one has ended
   * meanwhile.
   */
  put(source: MarkerSource, position: ReceivedPosition): Promise<ReplacedMarker | null> {
    return guardDependency('markers', async () => {
      const { userId, session } = source;
      const { longitude, latitude } = geoPlace(position);
      const args = [userId, session, longitude, latitude, positionText(position), ...markerFields(source)];
      return readReplaced(await putMarker.run(this.redis, { keys: this.keysOf(userId), args }));
    });
  }

  /**
   * Takes a provider of this or an earlier session off the map; null where a later session is
   * there.
   */
  remove(userId: number, session: number): Promise<ReplacedMarker | null> {
    const call = { keys: this.keysOf(userId), args: [userId, session] };
    return guardDependency('markers', async () => readReplaced(await removeMarker.run(this.redis, call)));
  }

  /** Changes what a marker shows where there is one of this or an earlier session. */
  async relabel(source: MarkerSource): Promise<void> {
    const call = { keys: [this.keyOf(source.userId)], args: [source.session, ...markerFields(source)] };
    await guardDependency('markers', () => relabelMarker.run(this.redis, call));
  }

  /** Changes name and phone where there is a marker. */
  async rename(userId: number, fullName: string, phone: string | null): Promise<void> {
    const call = { keys: [this.keyOf(userId)], args: [fullName, phone ?? ''] };
    await guardDependency('markers', () => renameMarker.run(this.redis, call));
  }

  /** The markers of these users, in their order; null for whoever is not on the map. */
  findAmong(userIds: readonly number[]): Promise<(Marker | null)[]> {
    return guardDependency('markers', () => findMarkers(this.redis, this.layout, userIds));
  }

  /** Where a provider on the map is; null where it is not. */
  async positionOf(userId: number): Promise<ReceivedPosition | null> {
    const key = this.keyOf(userId);
    return readPosition(await guardDependency('markers', () => this.redis.hget(key, 'position')));
  }

  /** Where a provider is, or was at the end of its last session; null where neither is known. */
  async lastPositionOf(userId: number): Promise<ReceivedPosition | null> {
    const key = this.keyOf(userId);
    const [now, last] = await guardDependency('markers', () =>
      this.redis.hmget(key, 'position', 'lastPosition'),
    );
    return readPosition(now ?? last);
  }

  /** Erases the position that the last session ended at. */
  async forgetPosition(userId: number): Promise<void> {
    const key = this.keyOf(userId);
    await guardDependency('markers', () => this.redis.hdel(key, 'lastPosition'));
  }

  /** Calls `listener` whenever Redis may have lost its data. */
  onConnect(listener: () => void): void {
    onRedisRenewed(this.redis, listener);
  }

  private keyOf(userId: number): string {
    return this.layout.shardOf(userId).markerKey(userId);
  }

  private keysOf(userId: number): string[] {
    return keysOf(this.layout.shardOf(userId), userId);
  }
}

function readReplaced(reply: unknown): ReplacedMarker | null {
  const [done, before, version] = Reply.parse(reply);
  return done === 0 ? null : { previousCell: readCell(before), version };
}
